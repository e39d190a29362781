// How tunnels run on the tiles as they lie: to show the way that a miner takes. What may be walked, the server says.
import { cellOf, columnRow, STEPS } from './cells.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

const SIDES = 'NESW';
const QUARTER = 90;
/** Mouths in one group are joined. @type {Record<string, string[]>} */
const SHAPES = {
  straight: ['NS'], corner: ['NE'], t: ['NES'], cross: ['NESW'], two_corners: ['NE', 'SW'], over_under: ['NS', 'EW'],
  dead_end: ['N'], cavern: ['NESW'], entrance: ['NESW'],
};

/** A tile's name without what it shows: `gold_corner_passage` is a `corner`. @param {string} tile */
export const shapeOf = (tile) => tile.replace(/^gold_/, '').replace(/_(passage|mud|pick)$/, '');

/** The tunnels of a tile as it lies. @param {{ tile: string, turned: number }} laid @returns {string[]} */
export function tunnelsOf({ tile, turned }) {
  const turn = (/** @type {string} */ side) => SIDES[(SIDES.indexOf(side) + turned / QUARTER) % SIDES.length];
  return SHAPES[shapeOf(tile)].map((arms) => [...arms].map(turn).sort((one, two) => SIDES.indexOf(one) - SIDES.indexOf(two)).join(''));
}

/** The names of a tile's places: its cell, or each of two tunnels. @param {any} laid @returns {string[]} */
export function placesOn(laid) {
  const tunnels = tunnelsOf(laid);
  return tunnels.length === 1 ? [laid.cell] : tunnels.map((arms) => `${laid.cell} ${arms}`);
}

/** What lies where. @param {Sight} sight @returns {Map<string, any>} */
export function mapOf(sight) {
  const map = new Map([['0,0', { cell: '0,0', tile: 'entrance', turned: 0, nugget: false, collapsed: false }]]);
  for (const laid of sight.view.mine) map.set(laid.cell, laid);
  return map;
}

/** The places that a place leads to. @param {string} place @param {Map<string, any>} map @returns {string[]} */
function next(place, map) {
  const [cell, tunnel] = place.split(' ');
  const [column, row] = columnRow(cell);
  const here = map.get(cell);
  if (!here) return [];
  const arms = tunnel ?? tunnelsOf(here)[0];
  return [...arms].flatMap((side) => {
    const beside = map.get(`${column + STEPS[side].x},${row + STEPS[side].y}`);
    if (!beside || beside.collapsed) return [];
    const back = SIDES[(SIDES.indexOf(side) + 2) % SIDES.length];
    return placesOn(beside).filter((_, index) => tunnelsOf(beside)[index].includes(back));
  });
}

/**
 * The shortest ways from a place, each as the places on it, the first left out.
 * @param {string} from @param {Sight} sight @param {number} most Steps.
 * @returns {Map<string, string[]>}
 */
export function waysFrom(from, sight, most) {
  const map = mapOf(sight);
  const mud = !/\bmud=false\b/.test(sight.view.setup);
  /** @type {Map<string, string[]>} */
  const ways = new Map([[from, []]]);
  const queue = [from];
  for (let place = queue.shift(); place; place = queue.shift()) {
    const way = ways.get(place) ?? [];
    const stuck = mud && way.length > 0 && map.get(cellOf(place))?.tile.endsWith('_mud');
    if (stuck || way.length >= most) continue;
    for (const to of next(place, map)) {
      if (ways.has(to)) continue;
      ways.set(to, [...way, to]);
      queue.push(to);
    }
  }
  return ways;
}
