// Opening a table: alone against bots in one step, or for friends.
import { ask } from '../app/api.js';
import { gameInfo } from '../app/house.js';
import { go } from '../app/paths.js';
import { nonceFor } from '../app/promises.js';
import { called, seatsOf } from '../app/settings.js';

/** @typedef {import('../wire').GameInfo} GameInfo */

/**
 * Sit down at a new table with bots on all other chairs; the game begins at once.
 * @param {string} game
 * @param {Record<string, unknown>} [wishes] Seats, edition, options.
 */
export async function playNow(game, wishes = {}) {
  const info = await gameInfo(game);
  const seats = Number(wishes.seats ?? usualSeats(info));
  const at = await sitAtNew({ game, listed: false, ...wishes, seats });
  try {
    const others = Array.from({ length: seats - 1 }, (_, index) => index + 1);
    const [{ table }] = await Promise.all([ask(at), ...others.map((seat) => ask(`${at}/bots`, { seat, bot: bestBot(info) }))]);
    await ask(`${at}/ready`, { nonce: nonceFor(table) });
  } catch (problem) {
    await ask(`${at}/close`, {}).catch(() => undefined); // nobody should find a table that never began
    throw problem;
  }
  go(at.replace('/api/tables/', '/t/'));
}

/**
 * Open a table for friends, sit down, and go to its lobby.
 * @param {Record<string, unknown> & { game: string }} wishes
 */
export async function openTable(wishes) {
  const at = await sitAtNew(wishes);
  go(at.replace('/api/tables/', '/t/'));
}

/**
 * @param {Record<string, unknown>} wishes
 * @returns {Promise<string>} Where the table is asked.
 */
async function sitAtNew(wishes) {
  const { table } = await ask('/api/tables', wishes);
  const at = `/api/tables/${table}`;
  await ask(`${at}/sit`, { seat: 0, name: called() });
  return at;
}

/**
 * As many as the last time, else as the game says.
 * @param {GameInfo} info
 */
export function usualSeats(info) {
  const before = seatsOf.value[info.game] ?? info.usual;
  return Math.min(info.most, Math.max(info.least, before));
}

/** @param {GameInfo} info */
export const bestBot = (info) => info.bots[info.bots.length - 1];
