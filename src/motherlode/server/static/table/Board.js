// The board: the game's picture, what may be pointed at on it, and the ghost of what would lie there.
import { html, useEffect, useMemo, useRef } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { t } from '../app/words.js';
import { Camera } from './camera.js';
import { keysOf } from './choosing.js';
import { explain } from './why.js';

/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./scene.js').Scene} Scene */

/** @param {{ scene: Scene, choosing: Choosing }} props */
export function Board({ scene, choosing }) {
  const face = scene.face;
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const camera = useMemo(() => new Camera(() => {
    const sight = scene.sight.value;
    return sight && face ? lookAt(face, sight, svg.current) : { x: 0, y: 0, w: 1, h: 1 };
  }), [scene]);
  useEffect(() => {
    camera.svg = svg.current;
    // Preact listens passively to wheels: a board that zooms must not scroll the page.
    const wheel = (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      if (choosing.hover.value && choosing.ghost.value && choosing.variants(choosing.ghost.value).length > 1) throttledTurn(choosing, event);
      else camera.wheel(event);
    };
    svg.current?.addEventListener('wheel', wheel, { passive: false });
    const rest = camera.follow();
    return () => {
      rest();
      svg.current?.removeEventListener('wheel', wheel);
    };
  }, []);
  const sight = scene.sight.value;
  if (!sight || !face) return null;

  /** @param {MouseEvent & { pointerType?: string }} event */
  const click = (event) => {
    if (camera.dragged) return;
    const at = camera.point(event);
    const near = event.pointerType === 'mouse' ? null : nearestSpot(event);
    if (near) {
      pointAt(choosing, near, choosing.picked.value.some((pick) => pick.key === near), false);
      return;
    }
    const key = face.keyAt(at.x, at.y, sight);
    const meant = choosing.picked.value.length > 0 || (key && sight.moves.length > 0 && face.write([key], choosing.turn.value, sight));
    if (key && !face.spot(key, sight) && choosing.can(key)) choosing.point(key);
    else if (key && meant && !choosing.lit.value.has(key)) explain(scene, choosing, key);
    else if (!key) choosing.clear();
  };
  return html`<div class="board-frame">
    <svg ref=${svg} class="board" viewBox=${camera.viewBox} onClick=${click} role="group" aria-label=${t('board.label')}
      onPointerDown=${(/** @type {PointerEvent} */ event) => camera.down(event)}
      onPointerMove=${(/** @type {PointerEvent} */ event) => camera.move(event)}
      onPointerUp=${(/** @type {PointerEvent} */ event) => camera.up(event)}
      onPointerCancel=${(/** @type {PointerEvent} */ event) => camera.up(event)}>
      <${face.Board} sight=${sight} />
      <${Spots} scene=${scene} choosing=${choosing} camera=${camera} />
      <${Ghost} scene=${scene} choosing=${choosing} />
    </svg>
    <div class="board-tools">
      <button class="wide-only" onClick=${() => camera.zoom(1.3)} aria-label=${t('board.closer')}><${Icon} name="zoom-in" /></button>
      <button class="wide-only" onClick=${() => camera.zoom(1 / 1.3)} aria-label=${t('board.farther')}><${Icon} name="zoom-out" /></button>
      ${camera.gone.value ? html`<button onClick=${() => camera.fit()} aria-label=${t('board.fit')}><${Icon} name="fit" /></button>` : null}
    </div>
  </div>`;
}

const FINGERTIP = 44;

/**
 * All of the board; or where the reader should look, if there one could not be pointed at with a finger.
 * @param {import('./face.js').Face} face @param {import('./face.js').Sight} sight @param {SVGSVGElement | null} svg
 */
function lookAt(face, sight, svg) {
  const whole = face.bounds(sight);
  const near = face.focus?.(sight);
  if (!near || !svg) return whole;
  const scale = Math.min(svg.clientWidth / whole.w, svg.clientHeight / whole.h);
  return scale * near.finger < FINGERTIP ? { x: near.x, y: near.y, w: near.w, h: near.h } : whole;
}

let lastTurn = 0;

/** @param {Choosing} choosing @param {WheelEvent} event */
function throttledTurn(choosing, event) {
  if (event.timeStamp - lastTurn < 150) return;
  lastTurn = event.timeStamp;
  choosing.turnOn();
}

const FINGER = 18; // Pixels: so far beside a small place a finger still means it.

/** The place that a finger meant. @param {MouseEvent} at */
function nearestSpot(at) {
  let best = null;
  let least = FINGER;
  for (const spot of document.querySelectorAll('[data-spot]')) {
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    const beside = Math.hypot(Math.max(left - at.clientX, 0, at.clientX - right), Math.max(top - at.clientY, 0, at.clientY - bottom));
    if (beside < least) {
      least = beside;
      best = spot;
    }
  }
  return best?.getAttribute('data-spot') ?? null;
}

/** @param {{ scene: Scene, choosing: Choosing, camera: Camera }} props */
function Spots({ scene, choosing, camera }) {
  const picked = choosing.spotted(keysOf(choosing.picked.value));
  return html`<g>
    ${choosing.spots.value.map(({ key, box }) => html`<${Spot} key=${key} name=${key} box=${box} ...${{ scene, choosing, camera }} />`)}
    ${picked.map(({ key, box }) => html`<${Spot} key=${key} name=${key} box=${box} picked ...${{ scene, choosing, camera }} />`)}
  </g>`;
}

/** @param {{ name: string, box: import('./face.js').Box, picked?: boolean, scene: Scene, choosing: Choosing, camera: Camera }} props */
function Spot({ name, box, picked, scene, choosing, camera }) {
  const sight = scene.sight.value;
  if (!sight || !scene.face) return null;
  const click = (/** @type {MouseEvent & { pointerType?: string }} */ event) => {
    event.stopPropagation();
    if (camera.dragged) return;
    pointAt(choosing, name, picked ?? false, event.pointerType === 'mouse');
  };
  return html`<g class=${`spot ${picked ? 'picked' : ''}`} role="button" tabindex="0" data-spot=${name} aria-label=${scene.face.name(name, sight)}
    onClick=${click} onPointerEnter=${(/** @type {PointerEvent} */ event) => { if (event.pointerType === 'mouse') choosing.hover.value = name; }}
    onPointerLeave=${() => { if (choosing.hover.value === name) choosing.hover.value = null; }}
    onFocus=${(/** @type {FocusEvent} */ event) => { choosing.hover.value = name; camera.reveal(/** @type {Element} */ (event.currentTarget)); }}
    onBlur=${() => { if (choosing.hover.value === name) choosing.hover.value = null; }}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); event.stopPropagation(); pointAt(choosing, name, picked ?? false, true); } }}>
    ${box.round
      ? html`<circle cx=${box.x + box.w / 2} cy=${box.y + box.h / 2} r=${box.w / 2} />`
      : html`<rect x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx=${Math.min(box.w, box.h) / 12} />`}
  </g>`;
}

/**
 * Point at a place. With a mouse or a key this makes the move; a finger sees the ghost first, and taps again.
 * @param {Choosing} choosing @param {string} key @param {boolean} picked @param {boolean} sure
 */
function pointAt(choosing, key, picked, sure) {
  if (picked && choosing.chosen.value && !choosing.open) {
    choosing.make();
    return;
  }
  const whole = choosing.point(key);
  if (whole && sure) choosing.make();
}

/** @param {{ scene: Scene, choosing: Choosing }} props */
function Ghost({ scene, choosing }) {
  const sight = scene.sight.value;
  const option = choosing.ghost.value;
  if (!sight || !option || !scene.face) return null;
  return html`<g class="ghost"><${scene.face.Ghost} option=${option} sight=${sight} /></g>`;
}
