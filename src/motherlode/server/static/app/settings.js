// What this device remembers: a name, how things look, what was shown already. No secrets.
import { effect, signal } from '../vendor/preact.js';

/**
 * A setting that outlives the page.
 * @template T
 * @param {string} name
 * @param {T} usual
 */
function kept(name, usual) {
  const key = `motherlode.${name}`;
  const before = localStorage.getItem(key);
  const setting = signal(before === null ? usual : /** @type {T} */ (JSON.parse(before)));
  effect(() => localStorage.setItem(key, JSON.stringify(setting.value)));
  return setting;
}

/** The name that one sits down with. */
export const name = kept('name', '');
/** `dark`, `light`, or as the system says. */
export const theme = kept('theme', /** @type {'dark' | 'light' | 'system'} */ ('system'));
/** Games whose tour was seen or skipped. */
export const toured = kept('toured', /** @type {string[]} */ ([]));
/** Whether the log and chat stand open beside the board. */
export const drawerOpen = kept('drawer', false);

effect(() => {
  const root = document.documentElement;
  if (theme.value === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme.value;
});
