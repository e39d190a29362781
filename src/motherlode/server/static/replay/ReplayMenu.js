// What one can do about a replay: give a link to this very move away, take the record along, go to the table.
import { html, useEffect, useSignal } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { copy } from '../app/copying.js';
import { t } from '../app/words.js';
import { Dialog } from '../table/Dialog.js';
import { toggleText } from '../table/InWords.js';
import { linkTo } from './place.js';

/** @typedef {import('./film.js').Film} Film */

const ROUNDS = 'replay.keys.rounds';
const KEYS = [['←', '→', 'replay.keys.step'], ['␣', '', 'replay.keys.play'], ['Home', 'End', 'replay.keys.ends'], ['PgUp', 'PgDn', ROUNDS], ['T', '', 'keys.text']];

/** @param {{ film: Film }} props */
export function CopyLink({ film }) {
  const said = useSignal('replay.copy');
  // Of another move nothing was copied yet.
  useEffect(() => { said.value = 'replay.copy'; }, [film.at.value, film.reader.value]);
  const press = async () => {
    const copied = await linkTo(film).then(copy, () => false);
    said.value = copied ? 'replay.copied' : 'menu.copyFailed';
  };
  return html`<button class="copy-link" aria-label=${t('replay.copy')} title=${t('replay.copy')} onClick=${press}><${Icon} name=${said.value === 'replay.copied' ? 'check' : 'share'} />
    <span class="visually-hidden" role="status">${said.value === 'replay.copy' ? '' : t(said.value)}</span></button>`;
}

/** @param {{ film: Film, close: () => void }} props */
export function ReplayMenu({ film, close }) {
  const keys = KEYS.filter(([, , key]) => key !== ROUNDS || film.marks.length > 1);
  return html`<${Dialog} title=${t('replay.menu')} close=${close} class="menu">
    <div class="menu-grid">
      <button onClick=${() => { close(); toggleText(); }}><${Icon} name="log" /> ${t('menu.text')}</button>
      <a class="button" download href=${film.end.record}><${Icon} name="download" /> ${t('story.record')}</a>
      <a class="button" href=${`/t/${film.id}`}><${Icon} name="crown" /> ${t('story.see')}</a>
      <a class="button" href=${`/rules/${film.table.value.game}`}><${Icon} name="rules" /> ${t('rules.open')}</a>
      <a class="button" href="/mine"><${Icon} name="log" /> ${t('mine.title')}</a>
      <a class="button" href="/">${t('page.home')}</a>
    </div>
    <h3>${t('keys.title')}</h3>
    <dl class="keys">${keys.map(([one, other, key]) => html`<div><dt><kbd>${one}</kbd>${other ? html` <kbd>${other}</kbd>` : null}</dt><dd>${t(key)}</dd></div>`)}</dl>
  </${Dialog}>`;
}
