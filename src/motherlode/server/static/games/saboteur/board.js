// The mine of Saboteur: the start, three goals, and what was dug between them.
import { html } from '../../vendor/preact.js';
import { Goal, Ground, LaidCard } from '../mine/board.js';
import { bounds } from '../mine/cells.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

const START = '0,0';

/** @param {Sight} sight */
export function boundsOf(sight) {
  const fixed = [START, ...sight.view.goals.map((/** @type {any} */ goal) => goal.cell)];
  return bounds(fixed, sight.view.maze.map((/** @type {any} */ laid) => laid.cell));
}

/** @param {{ sight: Sight }} props */
export function Board({ sight }) {
  const { maze, goals } = sight.view;
  return html`<g>
    <${Ground} box=${boundsOf(sight)} />
    <${LaidCard} cell=${START} art="start" />
    ${maze.map((/** @type {any} */ laid) => html`<${LaidCard} key=${laid.cell} cell=${laid.cell} art=${`card-${laid.card}`} turned=${laid.turned} />`)}
    ${goals.map((/** @type {any} */ goal) => html`<${Goal} key=${goal.cell} goal=${goal} seen=${sight.own?.seen ?? {}} />`)}
  </g>`;
}
