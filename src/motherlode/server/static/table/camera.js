// Where one looks at the board from: pan, pinch, zoom. The camera is a box in units of the board.
import { computed, effect, signal } from '../vendor/preact.js';
import { still } from '../app/settings.js';

/** @typedef {import('./face.js').Box} Box */

const MARGIN = 0.04;
const CLOSEST = 6;
const GLIDE = 320; // Milliseconds in which it follows a board that grows.
const SLOP = 8; // Pixels that a finger may tremble without dragging.

export class Camera {
  /** @param {() => Box} bounds */
  constructor(bounds) {
    this.bounds = bounds;
    /** Where the reader went; null follows the board. */
    this.gone = signal(/** @type {Box | null} */ (null));
    this.box = computed(() => this.gone.value ?? widened(this.bounds()));
    /** What is shown: it glides where the box has gone by itself. */
    this.shown = signal(this.box.peek());
    this.gliding = 0;
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    this.dragged = false;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
  }

  get viewBox() {
    const { x, y, w, h } = this.shown.value;
    return `${x} ${y} ${w} ${h}`;
  }

  /** Show what the box says: at once where the reader went, gently where the board has grown. @returns {() => void} Stop. */
  follow() {
    return effect(() => {
      const goal = this.box.value;
      cancelAnimationFrame(this.gliding);
      if (this.gone.value || still.value || document.hidden) this.shown.value = goal;
      else this.glide(this.shown.peek(), goal, performance.now());
    });
  }

  /** @param {Box} from @param {Box} to @param {number} start */
  glide(from, to, start) {
    const part = Math.min(1, (performance.now() - start) / GLIDE);
    const eased = 1 - (1 - part) ** 3;
    const mid = (/** @type {'x' | 'y' | 'w' | 'h'} */ at) => from[at] + (to[at] - from[at]) * eased;
    this.shown.value = part === 1 || same(from, to) ? to : { x: mid('x'), y: mid('y'), w: mid('w'), h: mid('h') };
    if (part < 1 && !same(from, to)) this.gliding = requestAnimationFrame(() => this.glide(from, to, start));
  }

  fit() {
    this.gone.value = null;
  }

  /**
   * A point of the screen in units of the board.
   * @param {{ clientX: number, clientY: number }} at
   */
  point(at) {
    const matrix = this.svg?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    return new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix.inverse());
  }

  /**
   * Come closer by a factor, towards a point of the board.
   * @param {number} factor @param {{ x: number, y: number }} [about]
   */
  zoom(factor, about) {
    const box = this.box.value;
    const whole = widened(this.bounds());
    const w = Math.min(Math.max(box.w / factor, whole.w / CLOSEST), whole.w * 1.6);
    const real = box.w / w;
    const centre = about ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    this.gone.value = {
      x: centre.x - (centre.x - box.x) / real,
      y: centre.y - (centre.y - box.y) / real,
      w,
      h: box.h / real,
    };
  }

  /** @param {number} dx @param {number} dy In pixels. */
  pan(dx, dy) {
    const matrix = this.svg?.getScreenCTM();
    if (!matrix) return;
    const box = this.box.value;
    this.gone.value = { ...box, x: box.x - dx / matrix.a, y: box.y - dy / matrix.d };
  }

  /** Pan until something can be seen: keys go where no finger has panned to. @param {Element} element */
  reveal(element) {
    const frame = this.svg?.getBoundingClientRect();
    if (!frame) return;
    const box = element.getBoundingClientRect();
    const dx = missing(box.left, box.right, frame.left, frame.right);
    const dy = missing(box.top, box.bottom, frame.top, frame.bottom);
    if (dx || dy) this.pan(dx, dy);
  }

  // Fingers and mouse

  /** @param {PointerEvent} event */
  down(event) {
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - last.x, now.y - last.y) < SLOP) return;
    if (!this.dragged) this.svg?.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      const middle = this.point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      if (before > 0) this.zoom(after / before, middle);
      this.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    } else this.pan(now.x - last.x, now.y - last.y);
    this.fingers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    this.zoom(Math.exp(-event.deltaY / 500), this.point(event));
  }
}

/** How far something has to go to lie between two edges. @param {number} low @param {number} high @param {number} from @param {number} to */
const missing = (low, high, from, to) => Math.max(0, from - low) || Math.min(0, to - high);

/** @param {Box} one @param {Box} two */
const same = (one, two) => one.x === two.x && one.y === two.y && one.w === two.w && one.h === two.h;

/** @param {Box} box @returns {Box} */
function widened({ x, y, w, h }) {
  const more = MARGIN * Math.max(w, h);
  return { x: x - more, y: y - more, w: w + 2 * more, h: h + 2 * more };
}
