// One switch of a game: a checkbox, a choice, or a number.
import { html } from '../vendor/preact.js';
import { optionSays, valueName } from './setup.js';

/** @typedef {import('./setup.js').Value} Value */
/** @typedef {import('../wire').OptionInfo} OptionInfo */

const MOST_CHOICES = 12; // more values than that are a number to type

/** @param {{ game: string, option: OptionInfo, value: Value, changed: boolean, set: (value: Value) => void }} props */
export function OptionField({ game, option, value, changed, set }) {
  const id = `option-${option.name}`;
  return html`<div class=${`option ${changed ? 'changed' : ''}`}>
    <label for=${id}>${optionSays(option)} <a class="clause" href=${`/rules/${game}#${option.clause}`} target="_blank">${option.clause}</a></label>
    <${Control} ...${{ id, option, value, set }} />
  </div>`;
}

/** @param {{ id: string, option: OptionInfo, value: Value, set: (value: Value) => void }} props */
function Control({ id, option, value, set }) {
  const { values } = option;
  if (typeof values[0] === 'boolean') {
    return html`<input id=${id} type="checkbox" role="switch" checked=${value === true} onChange=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)} />`;
  }
  if (values.length > MOST_CHOICES) {
    return html`<input id=${id} type="number" inputmode="numeric" required min=${values[0]} max=${values[values.length - 1]} value=${value}
      onChange=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).valueAsNumber)} />`;
  }
  return html`<select id=${id} onChange=${(/** @type {Event} */ event) => set(values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}>
    ${values.map((one) => html`<option selected=${one === value}>${valueName(option.name, one)}</option>`)}</select>`;
}
