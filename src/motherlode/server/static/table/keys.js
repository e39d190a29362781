// The keyboard: numbers choose cards, arrows go from place to place, R turns, Enter makes the move.
import { drawerOpen, letters } from '../app/settings.js';
import { giveHint } from './hint.js';
import { toggleText } from './InWords.js';
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

/**
 * What is written on the key, in capitals: a Cyrillic keyboard has the letter R where others have it.
 * @param {KeyboardEvent} event
 */
export const written = ({ key, code }) => (/^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key) ? code[3] : key.length === 1 ? key.toUpperCase() : key);

/** @param {KeyboardEvent} event @param {import('./scene.js').Scene} scene @param {Choosing} choosing @param {{ value: string }} open */
function act(event, scene, choosing, open) {
  if (event.key in ARROWS) return !scrolls(event.target) && walk(ARROWS[event.key]);
  if (event.key.length === 1 && !letters.value) return false;
  if (/^[0-9]$/.test(event.key)) return pickCard(Number(event.key), scene, choosing);
  switch (written(event)) {
    case 'R': choosing.turnOn(); return true;
    case 'Escape': return takeBack(choosing);
    case '?': open.value = 'rules'; return true;
    case 'C': if (!scene.face?.open) open.value = 'claims'; return true;
    case 'N': open.value = 'notebook'; return true;
    case 'H': if (scene.sight.value?.moves.length) giveHint(scene, choosing); return true;
    case 'L': drawerOpen.value = !drawerOpen.value; return true;
    case 'T': toggleText(); return true;
    case 'M': case '/': open.value = 'moves'; return true;
    case 'Enter':
      if (pressed(event.target)) return false;
      choosing.make();
      return true;
    default: return false;
  }
}

/** Choose anew, from the card that was chosen. @param {Choosing} choosing */
function takeBack(choosing) {
  const card = document.querySelector('.card.picked');
  choosing.clear();
  return focus(card);
}

/** Whether the log wants the arrows. @param {EventTarget | null} target */
const scrolls = (target) => target instanceof Element && target.closest('.lines, .rulebook, .text-board') !== null;

/** Whether Enter presses what has the focus. A card that cannot be played does nothing: then Enter makes the chosen move. @param {EventTarget | null} target */
const pressed = (target) => (target instanceof HTMLButtonElement && target.getAttribute('aria-disabled') !== 'true') || target instanceof HTMLAnchorElement;

/** @param {number} digit @param {import('./scene.js').Scene} scene @param {Choosing} choosing */
function pickCard(digit, scene, choosing) {
  const sight = scene.sight.value;
  const index = (digit + 9) % 10;
  const piece = sight && scene.face ? scene.face.pieces(sight)[index] : null;
  if (!piece) return false;
  focus(document.querySelector(`[data-key="hand:${index}"]`));
  choosing.point(piece.key, index);
  return true;
}

/** What the arrows go over: the first of these of which there are any. */
const STOPS = ['[data-spot]', '.person.lit .person-button', '.hand .card', '[data-chip]'];

/**
 * Go to the nearest thing that lies in a direction: lit places, else lit people, else the cards, else what can be answered.
 * @param {{ x: number, y: number }} direction
 */
function walk(direction) {
  const things = STOPS.map((stop) => [...document.querySelectorAll(stop)]).find((some) => some.length);
  if (!things) return false;
  const here = document.activeElement;
  if (!here || here === document.body || here.tagName === 'MAIN') return focus(things[0]);
  const others = things.filter((thing) => thing !== here);
  const next = nearest(others, centre(here), direction);
  // Whoever comes from elsewhere goes to the nearest in any direction.
  return focus(next ?? (things.includes(here) ? here : closest(others, centre(here))));
}

/** @param {Element | null} element */
function focus(element) {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: element instanceof SVGElement });
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

/** @param {Element[]} things @param {{ x: number, y: number }} from */
function closest(things, from) {
  const far = (/** @type {Element} */ thing) => Math.hypot(centre(thing).x - from.x, centre(thing).y - from.y);
  return things.reduce((/** @type {Element | null} */ best, thing) => (best && far(best) <= far(thing) ? best : thing), null);
}
