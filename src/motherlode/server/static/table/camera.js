// Where one looks at the board from: pan, pinch, zoom. The camera is a box in units of the board.
import { computed, signal } from '../vendor/preact.js';

/** @typedef {import('./face.js').Box} Box */

const MARGIN = 0.04;
const CLOSEST = 6;
const SLOP = 8; // Pixels that a finger may tremble without dragging.

export class Camera {
  /** @param {() => Box} bounds */
  constructor(bounds) {
    this.bounds = bounds;
    /** Where the reader went; null follows the board. */
    this.gone = signal(/** @type {Box | null} */ (null));
    this.box = computed(() => this.gone.value ?? widened(this.bounds()));
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    this.dragged = false;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
  }

  get viewBox() {
    const { x, y, w, h } = this.box.value;
    return `${x} ${y} ${w} ${h}`;
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

/** @param {Box} box @returns {Box} */
function widened({ x, y, w, h }) {
  const more = MARGIN * Math.max(w, h);
  return { x: x - more, y: y - more, w: w + 2 * more, h: h + 2 * more };
}
