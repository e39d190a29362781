// The log by rounds: what happened in each, what was claimed, and which claims can be checked.
import { understand } from '../telling.js';
import { PATTERNS } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../table/scene.js').Entry} Entry */
/** @typedef {import('../../wire').Told} Told */

/** Something told, or claimed, and the number of its entry in the log. @typedef {{ at: number, told: Told }} Heard */
/** What an event's line says, by name. @typedef {{ at: number, seat: number } & Partial<Record<'role' | 'goal' | 'face' | 'whose' | 'n' | 'side' | 'ways' | 'card', string>>} Understood */
/** @typedef {{ at: number, seat: number, text: string, true: boolean | null }} Claimed */

/**
 * @typedef {object} Round
 * @property {number} n
 * @property {boolean} ended
 * @property {Heard[]} heard
 * @property {Claimed[]} claims
 */

/** @type {WeakMap<Entry[], Round[]>} */
const known = new WeakMap();

/**
 * @param {Entry[]} log
 * @returns {Round[]}
 */
export function roundsOf(log) {
  const before = known.get(log);
  if (before) return before;
  /** @type {Round[]} */
  const rounds = [];
  const now = () => rounds.at(-1) ?? begin(rounds, 1);
  for (const entry of log) {
    if (entry.stated) now().claims.push({ at: entry.number, seat: entry.stated.seat, text: entry.stated.text, true: entry.stated.true ?? null });
    for (const told of entry.told ?? []) {
      if (told.kind === 'round began') begin(rounds, Number(understand(PATTERNS, told)?.n ?? rounds.length + 1));
      if (told.kind === 'round ended') now().ended = true;
      now().heard.push({ at: entry.number, told });
    }
  }
  known.set(log, rounds);
  return rounds;
}

/** @param {Round[]} rounds @param {number} n */
function begin(rounds, n) {
  const round = { n, ended: false, heard: [], claims: [] };
  rounds.push(round);
  return round;
}

/** The round that ended last, for its story. @param {Sight} sight @returns {Round | null} */
export const lastEnded = (sight) => roundsOf(sight.log).findLast((round) => round.ended) ?? null;

/** The round that goes on. @param {Sight} sight @returns {Round | null} */
export const roundNow = (sight) => roundsOf(sight.log).at(-1) ?? null;

/**
 * What was told of a kind, read by its pattern.
 * @param {Round} round @param {string} kind @param {Record<string, RegExp>} patterns
 * @returns {Understood[]}
 */
export function heard(round, kind, patterns) {
  return round.heard.filter(({ told }) => told.kind === kind)
    .map(({ at, told }) => ({ at, seat: told.seat ?? -1, ...understand(patterns, told) }));
}

/** How often each seat had an event of a kind. @param {Round} round @param {string} kind @returns {Map<number, number>} */
export function timesOf(round, kind) {
  const times = new Map();
  for (const { told } of round.heard) if (told.kind === kind) times.set(told.seat, (times.get(told.seat) ?? 0) + 1);
  return times;
}

/**
 * Who the reader was at the end of each round, and whether that won.
 * @param {Sight} sight @param {Record<string, RegExp>} patterns @param {(role: string, round: Round) => boolean} won
 */
export function rolesOf(sight, patterns, won) {
  return roundsOf(sight.log).flatMap((round) => {
    const role = heard(round, 'showed', patterns).find((one) => one.seat === sight.me)?.role;
    return role ? [{ role: `role.${role.replaceAll(' ', '_')}`, won: won(role, round) }] : [];
  });
}
