// What lies before the reader: the role, always in sight, and the hand.
import { html, useSignal } from '../vendor/preact.js';
import { Picture } from '../app/art.js';
import { t } from '../app/words.js';
import { startDrag } from './dragging.js';

/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./scene.js').Scene} Scene */

/** @param {{ scene: Scene, choosing: Choosing, notebook: () => void }} props */
export function Hand({ scene, choosing, notebook }) {
  const at = useSignal(0);
  const sight = scene.sight.value;
  const face = scene.face;
  if (!sight || !face) return null;
  const pieces = face.pieces(sight);
  // The hand is one stop of the Tab key: arrows and digits go from card to card.
  const stop = Math.min(at.value, pieces.length - 1);
  return html`<div class="before-me">
    ${sight.me === null ? null : face.Notebook
      ? html`<button class="role" aria-haspopup="dialog" title=${t('notebook.open')} onClick=${notebook}><${face.Role} sight=${sight} /><span class="visually-hidden">${t('notebook.open')}</span></button>`
      : html`<div class="role"><${face.Role} sight=${sight} /></div>`}
    <div class="hand" role="group" aria-label=${t('hand.label')}>
      ${pieces.map((piece, index) => html`<${Card} key=${`${piece.key}-${index}`} stop=${index === stop} enter=${() => { at.value = index; }} ...${{ piece, index, scene, choosing }} />`)}
    </div>
  </div>`;
}

/** @param {{ piece: import('./face.js').Piece, index: number, choosing: Choosing, stop: boolean, enter: () => void }} props */
function Card({ piece, index, choosing, stop, enter }) {
  const picked = choosing.picked.value.some((pick) => pick.key === piece.key && pick.which === index);
  const usable = picked || choosing.lit.value.has(piece.key)
    || choosing.options.value.some((option) => option.keys.includes(piece.key));
  const turned = picked && choosing.turn.value !== 0 && choosing.fitting.value.some((option) => option.turn === choosing.turn.value);
  const pick = () => {
    if (usable) choosing.point(piece.key, index);
  };
  return html`<button class=${`card ${picked ? 'picked' : ''} ${usable ? 'usable' : ''}`} data-key=${`hand:${index}`} data-piece=${piece.key}
    aria-pressed=${picked} aria-label=${piece.label} title=${piece.label} aria-disabled=${!usable} tabindex=${stop ? 0 : -1} onFocus=${enter} onClick=${pick}
    onPointerDown=${(/** @type {PointerEvent} */ event) => { if (usable) startDrag(event, piece, index, choosing); }}>
    ${piece.many ? html`<span class=${`many many-${piece.many}`}>${Array.from({ length: piece.many }, () => html`<${Picture} id=${piece.art} />`)}</span>`
      : html`<span class=${`turning turn-${turned ? choosing.turn.value : 0}`}><${Picture} id=${piece.art} /></span>`}
    ${piece.note ? html`<span class="card-note">${piece.note}</span>` : null}
  </button>`;
}
