// The keyboard: numbers choose cards, arrows go from place to place, R turns, Enter makes the move.
import { drawerOpen } from '../app/settings.js';
import { skip } from './motion.js';

/** @typedef {import('./choosing.js').Choosing} Choosing */

/** @type {Record<string, { x: number, y: number }>} */
const ARROWS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/**
 * @param {import('./scene.js').Scene} scene
 * @param {Choosing} choosing
 * @param {{ value: string }} open
 * @returns {() => void} Stop listening.
 */
export function listenToKeys(scene, choosing, open) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    skip();
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (open.value || scene.story.value) return;
    if (act(event, scene, choosing, open)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** @param {EventTarget | null} target */
const writing = (target) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** @param {KeyboardEvent} event @param {import('./scene.js').Scene} scene @param {Choosing} choosing @param {{ value: string }} open */
function act(event, scene, choosing, open) {
  if (event.key in ARROWS) return walk(ARROWS[event.key]);
  if (/^[0-9]$/.test(event.key)) return pickCard(Number(event.key), scene, choosing);
  switch (event.key) {
    case 'r': case 'R': choosing.turnOn(); return true;
    case 'Escape': choosing.clear(); return true;
    case '?': open.value = 'rules'; return true;
    case 'c': case 'C': if (!scene.face?.open) open.value = 'claims'; return true;
    case 'n': case 'N': open.value = 'notebook'; return true;
    case 'l': case 'L': drawerOpen.value = !drawerOpen.value; return true;
    case 'Enter':
      if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement) return false;
      choosing.make();
      return true;
    default: return false;
  }
}

/** @param {number} digit @param {import('./scene.js').Scene} scene @param {Choosing} choosing */
function pickCard(digit, scene, choosing) {
  const sight = scene.sight.value;
  const index = (digit + 9) % 10;
  const piece = sight && scene.face ? scene.face.pieces(sight)[index] : null;
  if (!piece) return false;
  choosing.point(piece.key, index);
  return true;
}

/**
 * Go to the nearest place that lies in a direction.
 * @param {{ x: number, y: number }} direction
 */
function walk(direction) {
  const spots = [...document.querySelectorAll('[data-spot]')];
  if (!spots.length) return false;
  const here = document.activeElement?.closest('[data-spot]');
  const from = here ? centre(here) : null;
  const next = from ? nearest(spots.filter((spot) => spot !== here), from, direction) : spots[0];
  if (next instanceof SVGElement) next.focus();
  return true;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Element[]} spots @param {{ x: number, y: number }} from @param {{ x: number, y: number }} direction */
function nearest(spots, from, direction) {
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const at = centre(spot);
    const ahead = (at.x - from.x) * direction.x + (at.y - from.y) * direction.y;
    const aside = Math.abs((at.x - from.x) * direction.y) + Math.abs((at.y - from.y) * direction.x);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = spot;
    }
  }
  return best;
}
