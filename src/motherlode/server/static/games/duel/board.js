// The mine of the Duel: two starts, doors with keys, goals with tokens, and how far each player can walk.
import { html } from '../../vendor/preact.js';
import { Goal, Ground, LaidCard } from '../mine/board.js';
import { bounds, CARD, cellBox } from '../mine/cells.js';
import { CardGhost } from '../mine/parts.js';
import { reachShown, signOf } from './signs.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {{ cell: string, card: string, turned: boolean }} Laid */

/** Where each colour begins (DUE-1). @type {Record<string, string>} */
export const STARTS = { green: '0,-1', blue: '0,1' };

/** On which arm of its card a door stands, as it is drawn. @type {Record<string, { x: number, y: number }>} */
const ARMS = { N: { x: 30, y: 17 }, E: { x: 49, y: 46 }, S: { x: 30, y: 75 }, W: { x: 11, y: 46 } };
/** @type {Record<string, string>} */
export const DOORS = { cross_blue: 'S', cross_green: 'W', t_short_blue: 'E', t_short_green: 'N', t_long_blue: 'N', t_long_green: 'S' };

/** @param {Sight} sight */
export function boundsOf(sight) {
  const goals = sight.view.goals.map((/** @type {any} */ goal) => goal.cell);
  return bounds(goals, [...Object.values(STARTS), ...sight.view.maze.map((/** @type {Laid} */ laid) => laid.cell)]);
}

/** @param {{ sight: Sight }} props */
export function Board({ sight }) {
  const { maze, goals, keys, tokens, turning, round } = sight.view;
  return html`<g key=${round}>
    <${Ground} box=${boundsOf(sight)} />
    ${Object.entries(STARTS).map(([colour, cell]) => html`<${LaidCard} key=${colour} cell=${cell} art=${`start-${colour}`} />`)}
    ${maze.map((/** @type {Laid} */ laid) => html`<${LaidCard} key=${laid.cell} cell=${laid.cell} art=${`card-${laid.card}`} turned=${laid.turned} />`)}
    ${goals.map((/** @type {any} */ goal) => html`<${Goal} key=${goal.cell} seen=${sight.own?.seen ?? {}}
      goal=${goal.cell === turning ? { ...goal, face: null } : goal} />`)}
    ${reachShown.value ? html`<${Reach} sight=${sight} />` : null}
    ${keys.map((/** @type {string} */ cell) => html`<${KeyToken} key=${cell} cell=${cell} laid=${laidOn(sight, cell)} />`)}
    ${tokens.map((/** @type {any} */ token) => html`<${Token} key=${token.cell} cell=${token.cell} colour=${sight.view.seats[token.seat].colour} />`)}
  </g>`;
}

/** @param {Sight} sight @param {string} cell @returns {Laid | undefined} */
const laidOn = (sight, cell) => sight.view.maze.find((/** @type {Laid} */ laid) => laid.cell === cell);

/** Small signs in the rock: who can walk there (DUE-8). @param {{ sight: Sight }} props */
function Reach({ sight }) {
  return html`<g class="reach" aria-hidden="true">${sight.view.seats.map((/** @type {any} */ seat) => seat.reached
    .filter((/** @type {string} */ cell) => cell !== STARTS[seat.colour])
    .map((/** @type {string} */ cell) => html`<${Walked} key=${`${seat.colour} ${cell}`} cell=${cell} colour=${seat.colour} />`))}</g>`;
}

/** @param {{ cell: string, colour: string }} props */
function Walked({ cell, colour }) {
  const { x, y } = cellBox(cell);
  const [left, top] = [x + (colour === 'green' ? 9 : CARD.w - 9), y + CARD.h - 10];
  return html`<g class=${`walked ${colour}`}><circle cx=${left} cy=${top} r="7" />
    <use href=${`#${signOf(colour)}`} x=${left - 5.5} y=${top - 5.5} width="11" height="11" /></g>`;
}

/** A dwarf token: whose the gold of a goal is (DUE-10). @param {{ cell: string, colour: string }} props */
function Token({ cell, colour }) {
  const { x, y } = cellBox(cell);
  return html`<g transform=${`translate(${x + 46} ${y + 15})`}><g class=${`moves token ${colour}`} data-key=${`token:${cell}`}>
    <circle r="14" /><use href=${`#${signOf(colour)}`} x="-10" y="-10" width="20" height="20" /></g></g>`;
}

/** A key on a door: it is open to both (DUE-14). @param {{ cell: string, laid?: Laid }} props */
function KeyToken({ cell, laid }) {
  const { x, y } = doorOf(cell, laid);
  return html`<g transform=${`translate(${x} ${y})`}><g class="moves key-token" data-key=${`key:${cell}`}>
    <circle r="12" /><use href="#icon-key" x="-9" y="-9" width="18" height="18" /></g></g>`;
}

/** @param {string} cell @param {Laid} [laid] */
function doorOf(cell, laid) {
  const box = cellBox(cell);
  const arm = ARMS[DOORS[laid?.card ?? ''] ?? 'N'];
  return laid?.turned ? { x: box.x + CARD.w - arm.x, y: box.y + CARD.h - arm.y } : { x: box.x + arm.x, y: box.y + arm.y };
}

/**
 * What would lie there: a card, a key on its door, or the goal that was reached, one way or the other.
 * @param {{ option: import('../../table/face.js').Option, sight: Sight }} props
 */
export function Ghost({ option, sight }) {
  const [verb, cell] = option.move.split(' ');
  if (verb === 'key') return html`<${KeyToken} cell=${cell} laid=${laidOn(sight, cell)} />`;
  if (verb !== 'lie') return html`<${CardGhost} option=${option} sight=${sight} />`;
  const goal = sight.view.goals.find((/** @type {any} */ one) => one.cell === cell);
  return html`<${LaidCard} cell=${cell} art=${`goal-${goal.face}`} turned=${option.turn !== 0} name="ghost" />`;
}
