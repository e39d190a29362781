// What this device remembers: a name, how things look, what was shown already. No secrets.
import { computed, effect, signal } from '../vendor/preact.js';
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
/** `more`, or as the system says. */
export const contrast = kept('contrast', /** @type {'more' | 'system'} */ ('system'));
/** `still`: nothing moves; or as the system says. */
export const motion = kept('motion', /** @type {'still' | 'system'} */ ('system'));
/** Whether there are sounds, and how loud, up to 1. */
export const sounds = kept('sounds', false);
export const volume = kept('volume', 0.5);
/** Whether the device tells that it is one's turn when the page is hidden. */
export const notices = kept('notices', false);
/** Whether keys of one letter or digit do something: who speaks to a computer may not want that. */
export const letters = kept('letters', true);
/** Games whose tour was seen or skipped. */
export const toured = kept('toured', /** @type {string[]} */ ([]));
/** Whether the log and chat stand open beside the board. */
export const drawerOpen = kept('drawer', false);
/** Whether the board stays out of sight until a place has to be pointed at: it is on a big screen. */
export const handOnly = kept('handOnly', false);
/** Whether the board stands there as text, too. */
export const textOpen = kept('text', false);
/** How many played the last time, by game. */
export const seatsOf = kept('seats', /** @type {Record<string, number>} */ ({}));

/** The name that one sits down with: the chosen one, or a dwarf's. */
export function called() {
  const names = t('start.names').split(' ');
  return name.value || names[dwarf.value % names.length];
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const calmed = signal(calm.matches);
calm.addEventListener('change', () => { calmed.value = calm.matches; });
/** Whether nothing may move, by wish or as the system says. */
export const still = computed(() => calmed.value || motion.value === 'still');

const root = document.documentElement;
effect(() => { root.toggleAttribute('data-still', still.value); });
effect(() => look(theme.value, contrast.value));

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
