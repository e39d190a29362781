// The field of Dwarf Corporation: 18 by 18 cells of 20 units, nine boards of 6 by 6 (COR-1).

/** @typedef {import('../../table/face.js').Box} Box */
/** @typedef {import('../../table/face.js').Sight} Sight */

export const CELL = 20;
export const SIDE = 18;
export const BOARD = 6;

/** The corporations in the order of the box; each has a cut of its own. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'violet', 'white'];

/** @param {string} cell `column,row` @returns {Box} */
export function cellBox(cell) {
  const [column, row] = cell.split(',').map(Number);
  return { x: column * CELL, y: row * CELL, w: CELL, h: CELL };
}

/** @param {number} x @param {number} y @returns {string | null} */
export function cellAt(x, y) {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return column >= 0 && row >= 0 && column < SIDE && row < SIDE ? `${column},${row}` : null;
}

/** What lies on a cell, found or not. @param {string} cell @param {Sight} sight @returns {string} */
export function contentOf(cell, sight) {
  const [column, row] = cell.split(',').map(Number);
  return sight.view.field[row][column];
}

/** The colour of the crystal on a cell. @param {string} cell @param {Sight} sight @returns {string | null} */
export function crystalOn(cell, sight) {
  const [column, row] = cell.split(',').map(Number);
  return sight.view.crystals[row][column];
}

/** How many crystals of a colour lie on the field. @param {string} colour @param {Sight} sight @returns {number} */
export function crystalsOf(colour, sight) {
  return sight.view.crystals.flat().filter((/** @type {string | null} */ one) => one === colour).length;
}

/** How many cells have gold that nobody has dug. @param {Sight} sight @returns {number} */
export function goldLeft(sight) {
  const crystals = sight.view.crystals.flat();
  return sight.view.field.flat().filter((/** @type {string} */ content, /** @type {number} */ at) => content === 'gold' && crystals[at] === null).length;
}
