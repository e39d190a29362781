// The mine: cards as they lie, goals, what one alone has seen of them.
import { html } from '../../vendor/preact.js';
import { cellBox } from './cells.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/**
 * A card on the board.
 * @param {{ cell: string, art: string, turned?: boolean, name?: string, class?: string }} props
 */
export function LaidCard({ cell, art, turned, name, class: kind }) {
  const { x, y, w, h } = cellBox(cell);
  return html`<g transform=${`translate(${x} ${y})`} class=${kind ?? 'laid'}><g class="moves" data-key=${name ?? `cell:${cell}`}>
    <use href=${`#${art}`} width=${w} height=${h} transform=${turned ? `rotate(180 ${w / 2} ${h / 2})` : undefined} /></g></g>`;
}

/** Faint places around the cards, so that one sees the grid. @param {{ box: import('../../table/face.js').Box }} props */
export function Ground({ box }) {
  const cells = [];
  for (let y = Math.round(box.y / 96); y < Math.round((box.y + box.h) / 96); y += 1) {
    for (let x = Math.round(box.x / 64); x < Math.round((box.x + box.w) / 64); x += 1) cells.push(`${x},${y}`);
  }
  return html`<g class="ground" aria-hidden="true">${cells.map((cell) => {
    const { x, y, w, h } = cellBox(cell);
    return html`<rect key=${cell} x=${x} y=${y} width=${w} height=${h} rx="5" />`;
  })}</g>`;
}

/**
 * A goal: its face if it is open, its back if not, with what the reader has seen of it.
 * @param {{ goal: { cell: string, face: string | null, turned: boolean }, seen: Record<string, string> }} props
 */
export function Goal({ goal, seen }) {
  const { x, y } = cellBox(goal.cell);
  const known = goal.face === null ? seen[goal.cell] : undefined;
  return html`<g>
    <${LaidCard} cell=${goal.cell} art=${goal.face === null ? 'goal-back' : `goal-${goal.face}`} turned=${goal.turned} class="goal" />
    ${known ? html`<g class="seen" transform=${`translate(${x} ${y})`}>
      <use href=${`#goal-${known}`} x="13" y="18" width="34" height="52" />
      <circle cx="50" cy="12" r="9" class="eye-ground" /><use href="#icon-eye" x="43" y="5" width="14" height="14" class="eye" /></g>` : null}
  </g>`;
}
