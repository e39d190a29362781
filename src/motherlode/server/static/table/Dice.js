// Dice that roll, above the board.
import { html } from '../vendor/preact.js';
import { Picture } from '../app/art.js';
import { rolling } from './motion.js';

export function Dice() {
  if (!rolling.value.length) return null;
  return html`<div class="dice" aria-hidden="true">${rolling.value.map((die, index) => html`<${Picture} key=${index} id=${`die-${die}`} class="die" />`)}</div>`;
}
