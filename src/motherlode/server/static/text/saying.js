// Ways and places in words, for all games.
import { t } from '../app/words.js';

const SIDES = 'NESW';
const QUARTER = 90;

/** Sides after a turn (degrees, clockwise), from the top on: "up–right". @param {string} sides @param {number} [turn] @param {string} [between] */
export function sideNames(sides, turn = 0, between = '–') {
  const turned = [...sides].map((side) => SIDES[(SIDES.indexOf(side) + turn / QUARTER) % SIDES.length]);
  return [...SIDES].filter((side) => turned.includes(side)).map((side) => t(`side.${side}`)).join(between);
}

/**
 * How tunnels run: "up–down, dead end right". Joined arms stand together, small letters are dead ends.
 * @param {string} tunnels As boxes write them: `NS,e`.
 * @param {number} [turn] Degrees, clockwise.
 */
export function waysOf(tunnels, turn = 0) {
  const arms = tunnels.split(',');
  const stubs = arms.filter((arm) => arm !== arm.toUpperCase()).join('').toUpperCase();
  const ways = arms.filter((arm) => arm === arm.toUpperCase()).map((sides) => sideNames(sides, turn));
  return [...ways, ...(stubs ? [t('text.stub', { n: stubs.length, sides: sideNames(stubs, turn, ', ') })] : [])].join(', ');
}

/** What something is called, with what there is to know of it. @param {string} name @param {...(string | null | undefined | false)} more */
export function withMore(name, ...more) {
  const known = more.filter(Boolean).join('; ');
  return known ? `${name} (${known})` : name;
}

/** What is done, and with what. @param {string} deed @param {(string | number | null | undefined | false)[]} things */
export const doing = (deed, things) => [deed, things.filter(Boolean).join(', ')].filter(Boolean).join(': ');

/** @param {string} cell `column,row` */
const columnRow = (cell) => cell.split(',').map(Number);

/** How far right or left of where one counts from. @param {number} n @param {string} here What stands for nowhere else. */
const across = (n, here) => (n ? t(n > 0 ? 'text.right' : 'text.left', { n: Math.abs(n) }) : here);
/** @param {number} n @param {string} here */
const upright = (n, here) => (n ? t(n < 0 ? 'text.up' : 'text.down', { n: Math.abs(n) }) : here);

/**
 * A mine as a table that covers these cells, counted from one of them.
 * @param {string} title @param {string[]} cells @param {string} from @param {string} here What the row and column of that one are called.
 * @param {(cell: string) => string} inCell
 * @returns {import('./parts.js').Sheet}
 */
export function grid(title, cells, from, here, inCell) {
  const all = cells.map(columnRow);
  const [west, north] = columnRow(from);
  const [columns, rows] = [0, 1].map((at) => span(all.map((cell) => cell[at])));
  return {
    title,
    columns: columns.map((column) => across(column - west, here)),
    rows: rows.map((row) => ({ head: upright(row - north, here), cells: columns.map((column) => inCell(`${column},${row}`)) })),
  };
}

/** All numbers from the least to the most. @param {number[]} numbers */
function span(numbers) {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, at) => least + at);
}
