// Where things lie: square tiles side by side, the entrance on 0,0; in a tile one place, or two where tunnels do not meet.

/** @typedef {import('../../table/face.js').Box} Box */
/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {{ x: number, y: number }} Point */

export const TILE = 80;
const STRIDE = 2; // The board grows by so many cells at once, so that it rarely changes.
const NEAREST = 5; // Cells that are in sight however close one looks.
const ASIDE = 24; // How far from the middle of a tile one of two tunnels is shown.
const ROUND = 32; // How big a place is where a tile has two.
const SLOT = [28, 66]; // Where a tile is pushed in between two that lie side by side.

/** @type {Record<string, Point>} */
export const STEPS = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };

/**
 * @param {string} cell `column,row`
 * @returns {number[]}
 */
export const columnRow = (cell) => cell.split(',').map(Number);

/** @param {string} cell @returns {Box} */
export function cellBox(cell) {
  const [column, row] = columnRow(cell);
  return { x: column * TILE, y: row * TILE, w: TILE, h: TILE };
}

/** @param {number} x @param {number} y */
export const cellAt = (x, y) => `${Math.floor(x / TILE)},${Math.floor(y / TILE)}`;

/** The cell of a place: `3,1 NS` is in `3,1`. @param {string} place */
export const cellOf = (place) => place.split(' ')[0];

/**
 * The middle of a place: of its tile, or towards the mouths of its tunnel where there are two.
 * @param {string} place
 * @returns {Point}
 */
export function middle(place) {
  const [cell, tunnel = ''] = place.split(' ');
  const { x, y } = cellBox(cell);
  const aside = towards(tunnel);
  return { x: x + TILE / 2 + aside.x * ASIDE, y: y + TILE / 2 + aside.y * ASIDE };
}

/** A bend leans into its corner; a straight tunnel is shown at its first mouth, where no other crosses it. @param {string} tunnel */
function towards(tunnel) {
  const arms = [...tunnel].map((side) => STEPS[side]);
  const sum = arms.reduce((one, two) => ({ x: one.x + two.x, y: one.y + two.y }), { x: 0, y: 0 });
  return sum.x || sum.y ? sum : arms[0] ?? sum;
}

/** @param {string} place @returns {Box} */
export function placeBox(place) {
  if (!place.includes(' ')) return cellBox(place);
  const { x, y } = middle(place);
  return { x: x - ROUND / 2, y: y - ROUND / 2, w: ROUND, h: ROUND, round: true };
}

/** A slot between two tiles: where one is pushed in. @param {string} pair `2,0 3,0` @returns {Box} */
export function gapBox(pair) {
  const [one, two] = pair.split(' ').map(middle);
  const [w, h] = one.y === two.y ? SLOT : [...SLOT].reverse();
  return { x: (one.x + two.x - w) / 2, y: (one.y + two.y - h) / 2, w, h };
}

/**
 * What the mine covers, with room around it. It only grows: tiles never leave it.
 * @param {Sight} sight
 * @returns {Box}
 */
export function boundsOf(sight) {
  const cells = sight.view.mine.map((/** @type {any} */ laid) => columnRow(laid.cell));
  const far = (/** @type {number} */ at, /** @type {number} */ sign) => reach(Math.max(0, ...cells.map((/** @type {number[]} */ cell) => sign * cell[at])));
  const [west, north, east, south] = [far(0, -1), far(1, -1), far(0, 1), far(1, 1)];
  return { x: -west * TILE, y: -north * TILE, w: (west + east + 1) * TILE, h: (north + south + 1) * TILE };
}

/**
 * Where one should look when asked: at the places that may be pointed at, and at the miner that goes there.
 * @param {Sight} sight
 * @returns {(Box & { finger: number }) | null}
 */
export function focusOf(sight) {
  const places = sight.moves.map((move) => /(?:walk|carry|collapse|restore|hide|go) (\S+)/.exec(move)?.[1]).filter((place) => place !== undefined);
  if (!places.length || sight.me === null) return null;
  const seat = sight.prompt === 'carry' ? sight.view.victim : sight.me;
  const cells = [...places, cellOf(sight.view.miners[seat].place ?? '0,0')].map(columnRow);
  const [across, down] = [0, 1].map((at) => span(cells.map((cell) => cell[at])));
  return { x: across.from * TILE, y: down.from * TILE, w: across.length * TILE, h: down.length * TILE, finger: TILE };
}

/** From the least to the most, and never so few that one sees nothing else. @param {number[]} numbers */
function span(numbers) {
  const least = Math.min(...numbers);
  const length = Math.max(...numbers) - least + 1;
  const more = Math.max(0, NEAREST - length);
  return { from: least - more / 2, length: length + more };
}

/** @param {number} far How far from the entrance tiles lie. */
const reach = (far) => STRIDE * Math.ceil((far + 1) / STRIDE);
