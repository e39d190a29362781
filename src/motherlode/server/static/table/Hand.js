// What lies before the reader: the role, always in sight, and the hand.
import { html } from '../vendor/preact.js';
import { Picture } from '../app/art.js';
import { t } from '../app/words.js';

/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./scene.js').Scene} Scene */

/** @param {{ scene: Scene, choosing: Choosing, notebook: () => void }} props */
export function Hand({ scene, choosing, notebook }) {
  const sight = scene.sight.value;
  const face = scene.face;
  if (!sight || !face) return null;
  const pieces = face.pieces(sight);
  return html`<div class="before-me">
    ${sight.me === null ? null : face.Notebook
      ? html`<button class="role" aria-haspopup="dialog" title=${t('notebook.open')} onClick=${notebook}><${face.Role} sight=${sight} /><span class="visually-hidden">${t('notebook.open')}</span></button>`
      : html`<div class="role"><${face.Role} sight=${sight} /></div>`}
    <div class="hand" role="group" aria-label=${t('hand.label')}>
      ${pieces.map((piece, index) => html`<${Card} key=${`${piece.key}-${index}`} ...${{ piece, index, scene, choosing }} />`)}
    </div>
  </div>`;
}

/** @param {{ piece: import('./face.js').Piece, index: number, choosing: Choosing }} props */
function Card({ piece, index, choosing }) {
  const picked = choosing.picked.value.some((pick) => pick.key === piece.key && pick.which === index);
  const usable = picked || choosing.lit.value.has(piece.key)
    || choosing.options.value.some((option) => option.keys.includes(piece.key));
  const turned = picked && choosing.turn.value !== 0 && choosing.fitting.value.some((option) => option.turn === choosing.turn.value);
  const pick = () => {
    if (usable) choosing.point(piece.key, index);
  };
  return html`<button class=${`card ${picked ? 'picked' : ''} ${usable ? 'usable' : ''}`} data-key=${`hand:${index}`} data-piece=${piece.key}
    aria-pressed=${picked} aria-label=${piece.label} title=${piece.label} aria-disabled=${!usable} onClick=${pick}
    onPointerDown=${(/** @type {PointerEvent} */ event) => startDrag(event, piece, index, choosing, usable)}>
    ${piece.many ? html`<span class=${`many many-${piece.many}`}>${Array.from({ length: piece.many }, () => html`<${Picture} id=${piece.art} />`)}</span>`
      : html`<span class=${`turning turn-${turned ? choosing.turn.value : 0}`}><${Picture} id=${piece.art} /></span>`}
    ${piece.note ? html`<span class="card-note">${piece.note}</span>` : null}
  </button>`;
}

const FAR = 12; // Pixels after which a press is a drag.

/**
 * Drag a card onto the board: the place under the finger is pointed at, and letting go makes the move.
 * @param {PointerEvent} event
 * @param {import('./face.js').Piece} piece
 * @param {number} index
 * @param {Choosing} choosing
 * @param {boolean} usable
 */
function startDrag(event, piece, index, choosing, usable) {
  if (!usable || event.button !== 0) return;
  const from = { x: event.clientX, y: event.clientY };
  let dragging = false;
  const move = (/** @type {PointerEvent} */ now) => {
    if (!dragging && now.clientY > from.y - FAR) return;
    if (!dragging) {
      dragging = true;
      if (!choosing.picked.value.some((pick) => pick.key === piece.key && pick.which === index)) choosing.point(piece.key, index);
      document.body.classList.add('dragging');
    }
    choosing.hover.value = spotUnder(now) ?? null;
  };
  const stop = (/** @type {PointerEvent} */ now) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    document.body.classList.remove('dragging');
    if (!dragging) return;
    // The click that follows a drag is none.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    const key = now.type === 'pointerup' ? spotUnder(now) : undefined;
    choosing.hover.value = null;
    if (key && choosing.lit.value.has(key) && choosing.point(key)) choosing.make();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** A place, or a person. @param {PointerEvent} at */
function spotUnder(at) {
  const found = document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-spot], .person.lit [data-seat]');
  if (!(found instanceof SVGElement || found instanceof HTMLElement)) return undefined;
  return found.dataset.spot ?? `seat:${found.dataset.seat}`;
}
