// Dice that roll, and contests of two people, above the board.
import { html } from '../vendor/preact.js';
import { Picture } from '../app/art.js';
import { contest, rolling } from './motion.js';

export function Dice() {
  const { dice, title } = rolling.value;
  return html`<div class="above-board" aria-hidden="true">
    ${contest.value ? html`<${Contest} ...${contest.value} />` : null}
    ${dice.length ? html`<div class="dice">
      ${title ? html`<span class="dice-title">${title}</span>` : null}
      <span class="dice-row">${dice.map((die, index) => html`<${Picture} key=${index} id=${`die-${die}`} class="die" />`)}</span></div>` : null}
  </div>`;
}

/** @param {{ title: string, names: string[], throws: { dice: number[], won: number }[], verdict: string }} props */
function Contest({ title, names, throws, verdict }) {
  return html`<div class="contest">
    <b>${title}</b>
    ${names.map((name, side) => html`<div class="contest-side" key=${side}><span class="contest-name">${name}</span>
      <span class="throws">${throws.map(({ dice, won }, index) => html`<${Picture} key=${index} id=${`die-${dice[side]}`} class=${`die ${won === side ? 'better' : 'worse'}`} />`)}</span></div>`)}
    <b>${verdict || '\u00a0'}</b>
  </div>`;
}
