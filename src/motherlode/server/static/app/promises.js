// What this device saw and gave before a deal: so that after the game it can tell that the deal was the promised one.
import { nonce } from './house.js';
import { kept } from './settings.js';

/** @typedef {{ table: string, commitment: string, nonce: string }} Promised */

const MOST = 200;
const promises = kept('promises', /** @type {Promised[]} */ ([]));

/**
 * A nonce for the deal at a table, remembered together with the hash that the table had published before.
 * @param {{ id: string, commitment: string }} table
 */
export function nonceFor({ id, commitment }) {
  const given = { table: id, commitment, nonce: nonce() };
  promises.value = [...promises.value.filter((one) => one.table !== id), given].slice(-MOST);
  return given.nonce;
}

/** @param {string} table */
export const promiseOf = (table) => promises.value.find((one) => one.table === table) ?? null;
