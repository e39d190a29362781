// The server as its guest sees it: who one is, which games there are, which tables are open.
import { signal } from '../vendor/preact.js';
import { ask } from './api.js';

/** @typedef {import('../wire').GameInfo} GameInfo */

/** @type {import('../vendor/preact.js').Signal<GameInfo[]>} */
export const games = signal([]);
/** @type {import('../vendor/preact.js').Signal<import('../wire').OwnTable[]>} The tables where one can go on. */
export const ownTables = signal([]);
/** @type {import('../vendor/preact.js').Signal<import('../wire').Listed[]>} The tables that everyone may find. */
export const openTables = signal([]);
/** How compiling the fast engine goes, where the server began it: `running`, `ready`, … or nothing. */
export const compiling = signal('');

/** Become a guest if one is none yet: the cookie is all there is to it. */
export async function arrive() {
  const me = await ask('/api/me');
  ownTables.value = me.tables;
  if (!me.guest) await ask('/api/guests', {});
}

export async function loadGames() {
  if (!games.value.length) games.value = (await ask('/api/games')).games;
  return games.value;
}

/** Look again which tables there are. */
export async function loadTables() {
  const [me, all] = await Promise.all([ask('/api/me'), ask('/api/tables')]);
  ownTables.value = me.tables;
  const mine = new Set(me.tables.map((/** @type {import('../wire').OwnTable} */ table) => table.id));
  compiling.value = all.compiling ?? '';
  openTables.value = all.tables.filter((/** @type {import('../wire').Listed} */ table) => !mine.has(table.id));
}

/** @param {string} game */
export async function gameInfo(game) {
  const info = (await loadGames()).find((one) => one.game === game);
  if (!info) throw new Error(`no game ${game}`);
  return info;
}

/** Sixteen bytes of chance for the deal, so that nobody else can have chosen it. */
export function nonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
