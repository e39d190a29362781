// Opening a table: alone against bots in one step, or for friends.
import { ask } from '../app/api.js';
import { gameInfo, nonce } from '../app/house.js';
import { go } from '../app/paths.js';
import { name } from '../app/settings.js';
import { t } from '../app/words.js';

/**
 * Sit down at a new table with bots on all other chairs; the game begins at once.
 * @param {string} game
 * @param {Record<string, unknown>} [wishes] Seats, edition, options.
 */
export async function playNow(game, wishes = {}) {
  const info = await gameInfo(game);
  const seats = Number(wishes.seats ?? info.usual);
  const { table } = await ask('/api/tables', { game, listed: false, ...wishes, seats });
  const at = `/api/tables/${table}`;
  await ask(`${at}/sit`, { seat: 0, name: name.value || t('start.guest') });
  for (let seat = 1; seat < seats; seat += 1) await ask(`${at}/bots`, { seat, bot: info.bots[info.bots.length - 1] });
  await ask(`${at}/ready`, { nonce: nonce() });
  go(`/t/${table}`);
}
