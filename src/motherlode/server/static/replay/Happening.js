// What has just happened, above the board: in a sentence, a claim with its truth.
import { html } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { t } from '../app/words.js';
import { truthOf } from '../table/Log.js';

/** @param {{ film: import('./film.js').Film }} props */
export function Happening({ film }) {
  const sight = film.sight.value;
  const entry = film.entries.value[film.at.value];
  if (entry.stated) {
    const truth = truthOf(/** @type {any} */ (film), entry);
    return html`<p class=${`happening stated ${truth ?? ''}`} aria-hidden="true"><${Icon} name="claim" /> ${t('log.claims', { name: sight.name(entry.stated.seat), claim: film.face.claim(entry.stated.text, sight).sentence })}
      ${truth ? html` <em>${t(`claim.was.${truth}`)}</em>` : null}</p>`;
  }
  const sentences = film.face.tell(entry.told ?? [], sight);
  return sentences.length ? html`<p class="happening" aria-hidden="true">${sentences.join(' ')}</p>` : null;
}
