// What this device remembers: a name, how things look, what was shown already. No secrets.
import { effect, signal } from '../vendor/preact.js';
import { t } from './words.js';

/**
 * A setting that outlives the page.
 * @template T
 * @param {string} key
 * @param {T} usual
 */
export function kept(key, usual) {
  const place = `motherlode.${key}`;
  const setting = signal(/** @type {T} */ (recall(place) ?? usual));
  effect(() => remember(place, setting.value));
  return setting;
}

/** The name that one has chosen; empty until then. */
export const name = kept('name', '');
/** Which of the dwarfs' names one has until one chooses a name. */
export const dwarf = kept('dwarf', Math.floor(Math.random() * 1000));
/** `dark`, `light`, or as the system says. */
export const theme = kept('theme', /** @type {'dark' | 'light' | 'system'} */ ('system'));
/** Games whose tour was seen or skipped. */
export const toured = kept('toured', /** @type {string[]} */ ([]));
/** Whether the log and chat stand open beside the board. */
export const drawerOpen = kept('drawer', false);
/** How many played the last time, by game. */
export const seatsOf = kept('seats', /** @type {Record<string, number>} */ ({}));

/** The name that one sits down with: the chosen one, or a dwarf's. */
export function called() {
  const names = t('start.names').split(' ');
  return name.value || names[dwarf.value % names.length];
}

effect(() => {
  const root = document.documentElement;
  if (theme.value === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme.value;
});

/**
 * A browser may forbid to keep anything, or have kept something unreadable: then nothing is remembered.
 * @param {string} place
 * @returns {any}
 */
function recall(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} place @param {unknown} value */
function remember(place, value) {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Kept for this visit only.
  }
}
