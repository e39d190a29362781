// The keys that do something at a table.
import { html } from '../../vendor/preact.js';
import { t } from '../../app/words.js';

const KEYS = [['1', '0', 'keys.card'], ['←', '→', 'keys.arrows'], ['R', '', 'keys.turn'], ['Enter', '', 'keys.enter'], ['Esc', '', 'keys.escape'],
  ['?', '', 'keys.rules'], ['H', '', 'keys.hint'], ['C', '', 'keys.claim'], ['L', '', 'keys.log'], ['T', '', 'keys.text'], ['M', '', 'keys.moves'], ['Tab', '', 'keys.tab']];

export function Keys() {
  return html`<dl class="keys">${KEYS.map(([one, other, key]) => html`<div><dt><kbd>${one}</kbd>${other ? html` … <kbd>${other}</kbd>` : null}</dt><dd>${t(key)}</dd></div>`)}</dl>`;
}
