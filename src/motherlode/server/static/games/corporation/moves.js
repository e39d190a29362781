// Moves of Dwarf Corporation as the things that one points at: a colour, then a cell; a card, then what it needs.
import { cellAt, COLOURS, contentOf, crystalOn } from './field.js';

/** @typedef {import('../../table/face.js').Option} Option */
/** @typedef {import('../../table/face.js').Sight} Sight */

/**
 * @param {string} move @param {Sight} sight
 * @returns {Option}
 */
export function readMove(move, sight) {
  const [verb, ...rest] = move.split(' ');
  const cells = rest.filter((word) => word.includes(',')).map((cell) => `cell:${cell}`);
  const colours = rest.filter((word) => COLOURS.includes(word)).map((colour) => `colour:${colour}`);
  const option = (/** @type {string[]} */ keys, inOrder = 0) => ({ move, keys, turn: 0, inOrder });
  switch (verb) {
    // The colour is chosen with the first crystal; an exit is pointed at after its entrance.
    case 'dig': return option([...(sight.view.colour ? [] : [colours[0]]), ...cells], 3);
    case 'overtime': return option(['card:overtime', ...cells], 3);
    case 'tunnel': return option(['card:secret_tunnel', colours[0], cells[0]], 3);
    case 'cave_in': return option(['card:cave_in', ...colours], 1);
    case 'swap': return option(colours, 2);
    case 'mine': return option(['card:mine']);
    case 'drop': return option(['card:union']);
    case 'take': case 'invest': case 'exchange': case 'clear': return option(colours);
    default: return option([`do:${verb}`]);
  }
}

/**
 * The move that keys would be, legal or not.
 * @param {string[]} keys @param {Sight} sight
 * @returns {string | null}
 */
export function writeMove(keys, sight) {
  const all = (/** @type {string} */ kind) => keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
  const [cards, colours, cells] = [all('card'), all('colour'), all('cell')];
  if (!cells.length) return null;
  // Whoever points at a second cell means it instead, but for the exit of a passage.
  const through = cells.length > 1 && contentOf(cells[0], sight) === 'passage';
  const where = through ? `${cells[0]} to ${cells.at(-1)}` : cells.at(-1);
  const colour = colours[0] ?? sight.view.colour;
  if (cards[0] === 'secret_tunnel') return colours[0] ? `tunnel ${colours[0]} ${cells.at(-1)}` : null;
  if (cards[0] === 'overtime') return `overtime ${where}`;
  return cards.length || !colour || sight.prompt !== 'dig' ? null : `dig ${colour} ${where}`;
}

/**
 * What lies at a point: before the first crystal of a dig, a crystal stands for its colour.
 * @param {number} x @param {number} y @param {Sight} sight
 */
export function keyAt(x, y, sight) {
  const cell = cellAt(x, y);
  if (!cell) return null;
  const crystal = crystalOn(cell, sight);
  return crystal && sight.prompt === 'dig' && !sight.view.colour ? `colour:${crystal}` : `cell:${cell}`;
}
