// The games that were played on this device: kept here, and sent nowhere.
import { effect } from '../vendor/preact.js';
import { kept } from './settings.js';

/**
 * @typedef {object} Played
 * @property {string} table
 * @property {string} game
 * @property {number} at When it was over, in milliseconds since 1970.
 * @property {string[]} names By seat.
 * @property {number} seat The own.
 * @property {boolean} won
 * @property {number} score
 * @property {{ role: string, won: boolean }[]} roles Who one was, round by round; roles by their names in the catalogue.
 */

const MOST = 1000;

/** The latest first. */
export const played = kept('played', /** @type {Played[]} */ ([]));

/** Keep a game as soon as it is over, once. @param {import('../table/scene.js').Scene} scene @returns {() => void} Stop. */
export function keepWhenOver(scene) {
  return effect(() => {
    const sight = scene.sight.value;
    if (!sight?.end || sight.me === null || played.peek().some((one) => one.table === scene.id)) return;
    const game = {
      table: scene.id,
      game: sight.game,
      at: Date.now(),
      names: sight.chairs.map((chair) => sight.name(chair.seat)),
      seat: sight.me,
      won: sight.end.winners.includes(sight.me),
      score: sight.end.scores[sight.me],
      roles: scene.face?.played?.(sight) ?? [],
    };
    played.value = [game, ...played.peek()].slice(0, MOST);
  });
}

/** @param {string} table */
export function forget(table) {
  played.value = played.value.filter((one) => one.table !== table);
}

export function forgetAll() {
  played.value = [];
}
