// People whose chat the reader does not want to see: kept on this device, for one table.
import { kept } from '../app/settings.js';

const MOST_TABLES = 20; // older ones are forgotten

const muted = kept('muted', /** @type {[string, number[]][]} */ ([]));

/** @param {string} table @param {number | null | undefined} seat */
export function isMuted(table, seat) {
  return typeof seat === 'number' && seatsAt(table).includes(seat);
}

/** @param {string} table @param {number} seat @param {boolean} silent */
export function mute(table, seat, silent) {
  const seats = seatsAt(table).filter((one) => one !== seat);
  const others = muted.value.filter(([one]) => one !== table);
  muted.value = [...others, /** @type {[string, number[]]} */ ([table, silent ? [...seats, seat] : seats])].slice(-MOST_TABLES);
}

/** @param {string} table */
const seatsAt = (table) => muted.value.find(([one]) => one === table)?.[1] ?? [];
