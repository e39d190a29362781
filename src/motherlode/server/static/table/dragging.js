// A card is dragged from the hand: it follows the finger, and lies where it is let go, if it may.
import { html, signal } from '../vendor/preact.js';
import { Picture } from '../app/art.js';

/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./face.js').Piece} Piece */

const FAR = 12; // Pixels after which a press is a drag.
const NEAR = 26; // Pixels beside a place that still mean it.
const ABOVE = 46; // A finger hides what lies under it: what it carries is seen above it.

/** What is carried, and where on the screen; `over`: above a place where it may lie, whose ghost is seen instead. */
const carried = signal(/** @type {{ art: string, x: number, y: number, over: boolean } | null} */ (null));

/** The card in the air. */
export function Carried() {
  const now = carried.value;
  if (!now) return null;
  return html`<div class=${`carried ${now.over ? 'over' : ''}`} style=${{ left: `${now.x}px`, top: `${now.y}px` }} aria-hidden="true"><${Picture} id=${now.art} /></div>`;
}

/**
 * A press on a card: if it goes up from the hand, the card is dragged. The place beneath is pointed at; letting go there makes the move.
 * @param {PointerEvent} event @param {Piece} piece @param {number} index @param {Choosing} choosing
 */
export function startDrag(event, piece, index, choosing) {
  if (event.button !== 0 || !event.isPrimary) return;
  const from = event.clientY;
  let dragging = false;
  const move = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== event.pointerId || (!dragging && now.clientY > from - FAR)) return;
    if (!dragging) begin();
    dragging = true;
    const at = tip(now);
    const key = under(at, choosing);
    choosing.hover.value = key;
    carried.value = { art: piece.art, ...at, over: key?.startsWith('cell:') ?? false };
  };
  const begin = () => {
    if (!choosing.picked.value.some((pick) => pick.key === piece.key && pick.which === index)) choosing.point(piece.key, index);
    document.body.classList.add('dragging');
  };
  const stop = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== event.pointerId) return;
    for (const [type, listen] of LISTEN) removeEventListener(type, listen);
    if (!dragging) return;
    document.body.classList.remove('dragging');
    carried.value = null;
    swallowClick();
    const key = now.type === 'pointerup' ? under(tip(now), choosing) : null;
    choosing.hover.value = null;
    if (key && choosing.point(key)) choosing.make();
  };
  /** @type {[string, any][]} */
  const LISTEN = [['pointermove', move], ['pointerup', stop], ['pointercancel', stop]];
  for (const [type, listen] of LISTEN) addEventListener(type, listen);
}

/** Where what is carried is. @param {PointerEvent} now */
const tip = (now) => ({ x: now.clientX, y: now.clientY - (now.pointerType === 'mouse' ? 0 : ABOVE) });

/** The click that follows a drag is none. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}

/**
 * The lit place or person under a point, or the nearest beside it.
 * @param {{ x: number, y: number }} at @param {Choosing} choosing
 */
function under(at, choosing) {
  let best = null;
  let least = NEAR;
  for (const one of document.querySelectorAll('[data-spot], .person.lit [data-seat]')) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const beside = Math.hypot(Math.max(left - at.x, 0, at.x - right), Math.max(top - at.y, 0, at.y - bottom));
    if (beside < least) [least, best] = [beside, one];
  }
  const { spot, seat } = /** @type {HTMLElement | null} */ (best)?.dataset ?? {};
  const key = spot ?? (seat === undefined ? null : `seat:${seat}`);
  return key && choosing.can(key) ? key : null;
}
