// Moves of the Duel as keys, and back.
import { readMove, writeMove } from '../mine/moves.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

const ACTIONS = /^(break|fix|map|key)/;
/** @param {string} card */
export const isPath = (card) => !ACTIONS.test(card);

/**
 * One sabotage card lies before a player at the most (DUE-11): a repair names its card and its player.
 * @param {string} move
 * @returns {import('../../table/face.js').Option}
 */
export function read(move) {
  const [verb, ...rest] = move.split(' ');
  if (verb === 'remove') return { move, keys: ['do:remove', ...rest.map((card) => `card:${card}`)], turn: 0 };
  const option = readMove(move);
  return verb === 'mend' ? { ...option, keys: option.keys.filter((key) => !key.startsWith('tool:')) } : option;
}

/**
 * The move that keys would be, legal or not; a repair is meant for what is broken.
 * @param {string[]} keys @param {number} turn @param {Sight} sight
 */
export function write(keys, turn, sight) {
  const seat = keys.find((key) => key.startsWith('seat:'))?.slice(5);
  const [tool] = seat === undefined ? [] : sight.view.seats[Number(seat)].broken;
  return writeMove(tool ? [...keys, `tool:${tool}`] : keys, turn, isPath);
}
