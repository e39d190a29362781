// Coming to a table that is not listed: an invitation is given at the door, and leaves the address.
import { ask } from './api.js';

/** One who has to stay outside may be given another invitation for the same address: take it. */
export function listenForInvitation() {
  const again = () => { if (location.hash) location.reload(); };
  addEventListener('hashchange', again);
  return () => removeEventListener('hashchange', again);
}

/** @param {string} table */
export async function enter(table) {
  const invitation = location.hash.slice(1);
  if (!invitation) return;
  history.replaceState(null, '', location.pathname + location.search);
  await ask(`/api/tables/${table}/entry`, { invitation }).catch(() => undefined);
}
