// The title of the page: where one is, and in a hidden tab whether one is waited for.
import { effect, signal, useEffect } from '../vendor/preact.js';
import { t } from './words.js';

const where = signal('');
const asked = signal(false);
/** Whether nobody looks. */
export const hidden = signal(document.hidden);

document.addEventListener('visibilitychange', () => { hidden.value = document.hidden; });
effect(() => {
  const called = asked.value && hidden.value;
  const mark = called ? `${t('title.turn')} – ` : '';
  const place = where.value ? `${where.value} – ` : '';
  document.title = `${mark}${place}Motherlode`;
  // An installed app has a mark on its icon, too.
  (called ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => undefined);
});

/**
 * Name the page as long as it is shown.
 * @param {string} text
 * @param {boolean} [waited] Whether the reader is asked for a move.
 */
export function useTitle(text, waited = false) {
  useEffect(() => {
    where.value = text;
    asked.value = waited;
    return () => { asked.value = false; };
  }, [text, waited]);
}
