// Coming to a table that is not listed: an invitation is given at the door, and leaves the address.
import { ask } from './api.js';

/** @param {string} table */
export async function enter(table) {
  const invitation = location.hash.slice(1);
  if (!invitation) return;
  history.replaceState(null, '', location.pathname + location.search);
  await ask(`/api/tables/${table}/entry`, { invitation }).catch(() => undefined);
}
