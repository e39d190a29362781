// The keys that wind a film.
import { letters } from '../app/settings.js';
import { toggleText } from '../table/InWords.js';
import { written } from '../table/keys.js';

/** @type {Record<string, (film: import('./film.js').Film) => number>} */
const PLACES = {
  ArrowLeft: (film) => film.at.value - 1,
  ArrowRight: (film) => film.at.value + 1,
  Home: () => 0,
  End: (film) => film.last,
  PageUp: (film) => film.markBeside(-1),
  PageDown: (film) => film.markBeside(1),
};

/** @param {import('./playing.js').Player} player @returns {() => void} Stop. */
export function listenToKeys(player) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || busy(event.target)) return;
    const place = PLACES[event.key];
    if (place) player.wind(place(player.film));
    else if (event.key === ' ' && !presses(event.target)) player.toggle();
    else if (written(event) === 'T' && letters.value) toggleText();
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

/** Whether the keys belong to what has the focus. The slider's own keys do the same as these. @param {EventTarget | null} target */
const busy = (target) => target instanceof HTMLSelectElement || (target instanceof Element && target.closest('dialog') !== null);

/** @param {EventTarget | null} target */
const presses = (target) => target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
