// What games of path cards say of a mine, of hands and moves, in words.
import { has, t, word } from '../../../app/words.js';
import { doing, grid, waysOf, withMore } from '../../../text/saying.js';
import { TURNED } from '../moves.js';
import { faceName, goalName } from '../words.js';
import { GOALS, SHAPES } from './shapes.js';

/** @typedef {import('../../../table/face.js').Face} Face */
/** @typedef {import('../../../table/face.js').Sight} Sight */
/** @typedef {{ cell: string, card: string, turned: boolean }} Laid */
/** @typedef {{ cell: string, face: string | null, turned: boolean }} Goal */

const CROSSING = 'NESW';

/**
 * What a game's mine has of its own.
 * @typedef {object} Mine
 * @property {string[]} starts Cells, the one first that places are counted from.
 * @property {(cell: string) => string} startName
 * @property {(laid: Laid) => string} laidName
 * @property {(face: string) => string} faceName
 * @property {(cell: string) => (string | false)[]} beside What else there is to say of a cell.
 */

/** A card with its tunnels as it lies. @param {string} card @param {boolean} [turned] @param {string | false} [more] */
export const cardName = (card, turned = false, more = false) => withMore(t(`card.${card}`), card in SHAPES && waysOf(SHAPES[card], turned ? TURNED : 0), more);

/** The mine of the Saboteur games. @type {Mine} */
export const PLAIN = {
  starts: ['0,0'],
  startName: () => t('place.start'),
  laidName: (laid) => cardName(laid.card, laid.turned),
  faceName,
  beside: () => [],
};

/** The mine as a table, a cell more wherever cards lie at its brink. @param {Sight} sight @param {Mine} mine */
export function mazeSheet(sight, mine) {
  const { maze, goals } = sight.view;
  const around = maze.flatMap((/** @type {Laid} */ { cell }) => neighbours(cell));
  const fixed = [...mine.starts, ...goals.map((/** @type {Goal} */ goal) => goal.cell)];
  return grid(t('board.label'), [...fixed, ...around], mine.starts[0], t('place.start'), (cell) => [inCell(cell, sight, mine), ...mine.beside(cell)].filter(Boolean).join(', '));
}

/** @param {string} cell */
function neighbours(cell) {
  const [column, row] = cell.split(',').map(Number);
  return [`${column - 1},${row - 1}`, `${column + 1},${row + 1}`];
}

/** @param {string} cell @param {Sight} sight @param {Mine} mine */
function inCell(cell, sight, mine) {
  const { maze, goals } = sight.view;
  const goal = goals.find((/** @type {Goal} */ one) => one.cell === cell);
  if (goal) return goalWords(goal, sight, mine);
  if (mine.starts.includes(cell)) return withMore(mine.startName(cell), waysOf(CROSSING));
  const laid = maze.find((/** @type {Laid} */ one) => one.cell === cell);
  return laid ? mine.laidName(laid) : t('text.rock');
}

/** @param {Goal} goal @param {Sight} sight @param {Mine} mine */
function goalWords({ cell, face, turned }, sight, mine) {
  const [goal, seen] = [goalName(cell, sight), sight.own?.seen[cell]];
  if (face) return withMore(`${goal}: ${mine.faceName(face)}`, waysOf(GOALS[face], turned ? TURNED : 0));
  return seen ? t('text.goal.seen', { goal, face: mine.faceName(seen) }) : t('text.goal.down', { goal });
}

/** A card in a hand. @param {string} card @param {Mine} mine */
const held = (card, mine) => mine.laidName({ card, cell: '', turned: false });

/** What lies before the reader. @param {Sight} sight @param {Face} face @param {Mine} mine */
export const handOf = (sight, face, mine) => face.pieces(sight).map((piece) => (piece.key.startsWith('card:') ? held(piece.key.slice(5), mine) : piece.label));

/** What the reader discarded in this round. @param {Sight} sight @param {Mine} mine */
export const discardedOf = ({ own }, mine) => (own.discarded.length ? [doing(t('notebook.discarded'), own.discarded.map((/** @type {string} */ card) => held(card, mine)))] : []);

/** Cards, broken tools, goals that were looked at. @param {any} person */
export function marksOf(person) {
  return [
    t('marks.cards', { n: person.cards }),
    ...person.broken.map((/** @type {string} */ tool) => t('marks.broken', { tool: word(`tool.${tool}`) })),
    person.looked_at.length && t('marks.looked', { n: person.looked_at.length }),
  ];
}

/**
 * A move, with all that tells it from others.
 * @param {import('../../../table/face.js').Option} option @param {Sight} sight @param {Face} face @param {Mine} mine
 */
export function moveWords(option, sight, face, mine) {
  const [verb, ...rest] = option.move.split(' ');
  return doing(deedOf(verb, option, sight, face), things(verb, rest, option, sight, face, mine));
}

/** What is done: with cards that are discarded, what for. @param {string} verb @param {import('../../../table/face.js').Option} option @param {Sight} sight @param {Face} face */
function deedOf(verb, option, sight, face) {
  const [first] = option.keys;
  if (first.startsWith('do:')) return face.chip(first, sight).label;
  return has(`text.do.${verb}`) ? t(`text.do.${verb}`) : face.say(option, sight);
}

/**
 * What a move is made with, and where.
 * @param {string} verb @param {string[]} rest @param {import('../../../table/face.js').Option} option @param {Sight} sight @param {Face} face @param {Mine} mine
 */
function things(verb, rest, option, sight, face, mine) {
  const all = (/** @type {string} */ kind) => option.keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length));
  const [cell] = all('cell:');
  const turned = option.turn !== 0 && t('text.turned');
  switch (verb) {
    case 'dig': return [mine.laidName({ card: rest[0], cell, turned: option.turn !== 0 }), turned, face.name(`cell:${cell}`, sight)];
    case 'rockfall': case 'key': return [inCell(cell, sight, mine), face.name(`cell:${cell}`, sight)];
    case 'map': case 'open': return [inCell(cell, sight, mine)];
    case 'lie': return [lying(cell, option.turn !== 0, sight, mine)];
    case 'keep': return [t('gold.card', { n: Number(rest[0]) })];
    case 'pass': case 'remove': case 'mend': case 'thief': return all('card:').map((card) => held(card, mine));
    default: return [];
  }
}

/** A goal as it would lie. @param {string} cell @param {boolean} turned @param {Sight} sight @param {Mine} mine */
function lying(cell, turned, sight, mine) {
  const goal = sight.view.goals.find((/** @type {Goal} */ one) => one.cell === cell);
  return goalWords({ ...goal, turned }, sight, mine);
}
