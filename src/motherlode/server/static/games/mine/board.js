// The mine: cards as they lie, goals, what one alone has seen of them.
import { html } from '../../vendor/preact.js';
import { bounds, cellBox } from './cells.js';

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
 * @param {{ goal: { cell: string, face: string | null, turned: boolean }, seen: Record<string, string>, asked?: boolean }} props
 *   `asked`: the reader is asked how it shall lie, and turns its ghost.
 */
export function Goal({ goal, seen, asked }) {
  const { x, y } = cellBox(goal.cell);
  const known = goal.face === null ? seen[goal.cell] : undefined;
  return html`<g class=${asked ? 'goal-asked' : ''}>
    <${LaidCard} cell=${goal.cell} art=${goal.face === null ? 'goal-back' : `goal-${goal.face}`} turned=${goal.turned} class="goal" />
    ${known ? html`<g class="seen" transform=${`translate(${x} ${y})`}>
      <use href=${`#goal-${known}`} x="13" y="18" width="34" height="52" />
      <circle cx="50" cy="12" r="9" class="eye-ground" /><use href="#icon-eye" x="43" y="5" width="14" height="14" class="eye" /></g>` : null}
  </g>`;
}

const START = '0,0';
const BEHIND_START = '-1,0'; // Almost every mine reaches it: so that the picture does not jump.

/** What a maze with a start and goals covers. @param {Sight} sight */
export function mazeBounds(sight) {
  const fixed = [BEHIND_START, ...sight.view.goals.map((/** @type {any} */ goal) => goal.cell)];
  return bounds(fixed, sight.view.maze.map((/** @type {any} */ laid) => laid.cell));
}

/** A maze with a start and goals. @param {{ sight: Sight }} props */
export function Maze({ sight }) {
  const { maze, goals } = sight.view;
  const asked = sight.moves.find((move) => move.startsWith('lie '))?.split(' ')[1];
  return html`<g>
    <${Ground} box=${mazeBounds(sight)} />
    <${LaidCard} cell=${START} art="start" />
    ${maze.map((/** @type {any} */ laid) => html`<${LaidCard} key=${laid.cell} cell=${laid.cell} art=${`card-${laid.card}`} turned=${laid.turned} />`)}
    ${goals.map((/** @type {any} */ goal) => html`<${Goal} key=${goal.cell} goal=${goal} seen=${sight.own?.seen ?? {}} asked=${goal.cell === asked} />`)}
  </g>`;
}
