// All legal moves in words: searched by typing, chosen by arrows, made by Enter.
import { html, useEffect, useMemo, useRef, useSignal } from '../vendor/preact.js';
import { t } from '../app/words.js';
import { Dialog } from '../table/Dialog.js';

/** @typedef {import('../table/face.js').Option} Option */

const MOST = 50; // Nobody reads more: who seeks on types a word.
const PAGE = 10;
/** How far keys go. @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** @param {{ scene: import('../table/scene.js').Scene, choosing: import('../table/choosing.js').Choosing, voice: import('./parts.js').Voice, close: () => void }} props */
export function MoveList({ scene, choosing, voice, close }) {
  const query = useSignal('');
  const at = useSignal(-1);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const options = choosing.options.value;
  const all = useMemo(() => inWords(options, scene, voice), [options]);
  const found = searched(all, query.value);
  const shown = found.slice(0, MOST);
  const chosen = shown[at.value];
  useEffect(() => { list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }); }, [at.value, query.value]);
  const make = (/** @type {Option} */ option) => {
    close();
    choosing.make(option);
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key in STEPS) at.value = stepped(at.value, STEPS[event.key], shown.length);
    else if (event.key === 'Enter' && chosen) make(chosen.option);
    else return;
    event.preventDefault();
  };
  const type = (/** @type {InputEvent} */ event) => {
    query.value = /** @type {HTMLInputElement} */ (event.target).value;
    at.value = query.value.trim() ? 0 : -1;
  };
  return html`<${Dialog} title=${t('menu.moves')} close=${close} class="move-list">
    <input class="moves-search" autofocus role="combobox" aria-label=${t('moves.search')} placeholder=${t('moves.search')} aria-expanded=${shown.length > 0} aria-controls="moves-list"
      aria-autocomplete="list" aria-activedescendant=${chosen ? `move-${at.value}` : undefined} autocomplete="off" spellcheck="false" value=${query.value} onInput=${type} onKeyDown=${press} />
    <p class="moves-count" role="status">${countOf(all, found, shown)}</p>
    <ul id="moves-list" ref=${list} role="listbox" aria-label=${t('menu.moves')} hidden=${!shown.length}>
      ${shown.map(({ option, text }, index) => html`<li key=${option.move} id=${`move-${index}`} role="option" data-move=${option.move} aria-selected=${index === at.value} onClick=${() => make(option)}>${text}</li>`)}
    </ul>
    <p class="small">${t('moves.help')}</p>
  </${Dialog}>`;
}

/** @typedef {{ option: Option, text: string, plain: string }} Said */

/** Whether a move only lets something be: those come last. @param {Option} option */
const isIdle = ({ keys: [first] }) => Number(first.startsWith('do:'));

/** @param {Option[]} options @param {import('../table/scene.js').Scene} scene @param {import('./parts.js').Voice} voice @returns {Said[]} */
function inWords(options, scene, voice) {
  const sight = scene.sight.value;
  return sight ? [...options].sort((one, other) => isIdle(one) - isIdle(other)).map((option) => {
    const text = voice.move(option, sight);
    return { option, text, plain: plain(text) };
  }) : [];
}

/** Without what typists leave out: capitals, accents, marks. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}|['’]/gu, '').toLowerCase();

/** Those that have all words that were typed. @param {Said[]} all @param {string} query */
function searched(all, query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return all.filter((one) => words.every((word) => one.plain.includes(word)));
}

/** @param {Said[]} all @param {Said[]} found @param {Said[]} shown */
function countOf(all, found, shown) {
  if (!found.length) return t(all.length ? 'moves.none' : 'moves.wait');
  const count = t('moves.found', { n: found.length });
  return found.length > shown.length ? `${count} ${t('moves.more', { shown: shown.length })}` : count;
}

/** Single steps go round, big ones stop at the ends. @param {number} at @param {number} step @param {number} length */
function stepped(at, step, length) {
  if (Math.abs(step) === 1) return at < 0 && step < 0 ? length - 1 : (at + step + length) % length;
  return Math.max(0, Math.min(length - 1, at + step));
}
