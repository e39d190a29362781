// What happens is said aloud to those who do not see it.
import { html } from '../vendor/preact.js';
import { t } from '../app/words.js';

/** @typedef {import('./scene.js').Scene} Scene */

const LATELY = 3; // Steps that are kept, so that what comes fast is heard too.

/** @param {{ scene: Scene }} props */
export function Announcer({ scene }) {
  const lately = scene.entries.value.slice(-LATELY);
  return html`<div class="visually-hidden" role="log" aria-label=${t('log.label')}>
    ${lately.map((entry) => html`<p key=${entry.number}>${inWords(entry, scene)}</p>`)}</div>`;
}

/** @param {import('./scene.js').Entry} entry @param {Scene} scene */
function inWords(entry, scene) {
  const sight = scene.sight.value;
  if (!sight || !scene.face) return '';
  if (entry.saying) return t('log.says', { name: entry.saying.name, text: entry.saying.text });
  if (entry.stated) return t('log.claims', { name: sight.name(entry.stated.seat), claim: scene.face.claim(entry.stated.text, sight).sentence });
  return scene.face.tell(entry.told ?? [], sight).join(' ');
}
