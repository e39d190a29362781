// Telling one who looks elsewhere that it is their turn: by the device itself, where the browser allows that.
import { effect } from '../vendor/preact.js';
import { notices } from '../app/settings.js';
import { hidden } from '../app/title.js';
import { t } from '../app/words.js';

/** @typedef {import('../table/scene.js').Scene} Scene */

const TAG = 'turn'; // One at a time: a new one takes the place of the old one.
const ICON = '/static/icons/192.png';

/** Why there can be no notices: a key of the catalogue; empty if there can, or one has only to be asked. */
export function whyNot() {
  if (!isSecureContext) return 'settings.notices.insecure';
  if (!('Notification' in window) || !navigator.serviceWorker) return 'settings.notices.unable';
  return Notification.permission === 'denied' ? 'settings.notices.denied' : '';
}

/** Ask the reader, once it is wished for. @returns {Promise<boolean>} Whether there may be notices. */
export const allowed = async () => !whyNot() && await Notification.requestPermission() === 'granted';

/** Call the reader to a table when it is their turn and they look elsewhere. @param {Scene} scene @returns {() => void} Stop. */
export function callTo(scene) {
  const place = `/t/${scene.id}`;
  let before = true;
  let called = false;
  const call = () => {
    called = true;
    show(place, t('notice.turn', { game: t(`game.${scene.table.peek()?.game}`) }));
  };
  const hush = () => {
    if (called) close(place);
    called = false;
  };
  const stop = effect(() => {
    const now = scene.myTurn;
    if (now && !before && hidden.value && notices.value) call();
    else if (!now || !hidden.value) hush();
    before = now;
  });
  return () => {
    stop();
    hush();
  };
}

/** The worker shows it: phones let no page do that. @param {string} place @param {string} text */
async function show(place, text) {
  if (whyNot() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(text, { tag: TAG, icon: ICON, data: place });
}

/** @param {string} place */
async function close(place) {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of await worker?.getNotifications({ tag: TAG }) ?? []) if (shown.data === place) shown.close();
}
