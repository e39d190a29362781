// Moves of Gold Mine as keys, and back.
import { cellOf } from './cells.js';

/** @typedef {import('../../table/face.js').Option} Option */
/** @typedef {import('../../table/face.js').Sight} Sight */

/** Prompts in which a place alone names a move. @type {Record<string, string>} */
const ON_PLACES = { walk: 'walk', flee: 'walk', carry: 'carry', hide: 'hide', collapse: 'collapse' };
const DEGREES = /^(90|180|270)$/;

/** @param {string} move @param {Sight} sight @returns {Option} */
export function readMove(move, sight) {
  const [verb, ...rest] = move.split(' ');
  const turn = Number(rest.find((word) => DEGREES.test(word)) ?? 0);
  return { move, keys: keys(verb, rest.filter((word) => !DEGREES.test(word)), sight), turn };
}

/** @param {string} verb @param {string[]} rest @param {Sight} sight @returns {string[]} */
function keys(verb, rest, sight) {
  const where = `cell:${rest.join(' ')}`;
  // Where one may walk and go through a passage, a place may be reached both ways.
  const way = (/** @type {string} */ name) => (sight.view.may_go ? [`way:${name}`] : []);
  switch (verb) {
    case 'lay': return [`tile:${rest[0]}`, `cell:${rest[1]}`];
    case 'push': return [`tile:${rest[0]}`, `gap:${rest[1]} ${rest[2]}`];
    case 'walk': return [where, ...way('walk')];
    case 'go': return [where, ...way('passage')];
    case 'carry': case 'hide': case 'collapse': case 'restore': return [where];
    case 'rob': case 'bats': return [`do:${verb}`, `seat:${rest[0]}`];
    default: return [`do:${[verb, ...rest].join('_')}`];
  }
}

/**
 * The move that keys would be, legal or not.
 * @param {string[]} picked @param {number} turn @param {Sight} sight
 * @returns {string | null}
 */
export function writeMove(picked, turn, sight) {
  const part = (/** @type {string} */ kind) => picked.find((key) => key.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const [tile, place, deed, seat, way] = [part('tile'), part('cell'), part('do'), part('seat'), part('way')];
  if (tile) return place ? `lay ${tile}${turn ? ` ${turn}` : ''} ${cellOf(place)}` : null;
  if (seat) return deed === 'rob' || deed === 'bats' ? `${deed} ${seat}` : null;
  if (!place || deed) return null;
  if (way === 'passage') return `go ${cellOf(place)}`;
  const verb = ON_PLACES[sight.prompt ?? ''];
  return verb ? `${verb} ${verb === 'walk' || verb === 'carry' ? place : cellOf(place)}` : null;
}
