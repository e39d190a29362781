// Dice that roll, and contests of two people, above the board.
import { html } from '../vendor/preact.js';
import { Picture } from '../app/art.js';
import { contest, rolling } from './motion.js';

export function Dice() {
  if (contest.value) return html`<${Contest} ...${contest.value} />`;
  const { dice, title } = rolling.value;
  if (!dice.length) return null;
  return html`<div class="dice" aria-hidden="true">
    ${title ? html`<span class="dice-title">${title}</span>` : null}
    <span class="dice-row">${dice.map((die, index) => html`<${Picture} key=${index} id=${`die-${die}`} class="die" />`)}</span></div>`;
}

/** @param {{ title: string, names: string[], throws: { dice: number[], won: number }[], verdict: string }} props */
function Contest({ title, names, throws, verdict }) {
  return html`<div class="dice" aria-hidden="true"><div class="contest">
    <b>${title}</b>
    <div class="sides">${names.map((name, side) => html`<div class="contest-side" key=${side}><span class="contest-name">${name}</span>
      ${throws.map(({ dice, won }, index) => html`<${Picture} key=${index} id=${`die-${dice[side]}`} class=${`die ${won === side ? 'won' : 'lost'}`} />`)}</div>`)}</div>
    <b class="verdict-line">${verdict || '\u00a0'}</b>
  </div></div>`;
}
