// Where cells lie: portrait cards, 60 : 92, with a little rock between them.

export const CARD = { w: 60, h: 92 };
const GAP = 4;
const PITCH = { x: CARD.w + GAP, y: CARD.h + GAP };

/** @typedef {import('../../table/face.js').Box} Box */

/**
 * @param {string} cell `column,row`
 * @returns {Box}
 */
export function cellBox(cell) {
  const [column, row] = cell.split(',').map(Number);
  return { x: column * PITCH.x, y: row * PITCH.y, ...CARD };
}

/** @param {number} x @param {number} y */
export function cellAt(x, y) {
  return `${Math.floor((x + GAP / 2) / PITCH.x)},${Math.floor((y + GAP / 2) / PITCH.y)}`;
}

/**
 * What a maze covers: its start and goals, and a cell more wherever cards lie at the brink, so that it rarely changes.
 * @param {string[]} fixed @param {string[]} laid
 * @returns {Box}
 */
export function bounds(fixed, laid) {
  const given = fixed.map((cell) => cell.split(',').map(Number));
  const cards = laid.map((cell) => cell.split(',').map(Number));
  const least = (/** @type {number} */ at) => Math.min(...given.map((cell) => cell[at]), ...cards.map((cell) => cell[at] - 1));
  const most = (/** @type {number} */ at) => Math.max(...given.map((cell) => cell[at]), ...cards.map((cell) => cell[at] + 1));
  const [west, north, east, south] = [least(0), least(1), most(0), most(1)];
  return { x: west * PITCH.x, y: north * PITCH.y, w: (east - west + 1) * PITCH.x - GAP, h: (south - north + 1) * PITCH.y - GAP };
}
