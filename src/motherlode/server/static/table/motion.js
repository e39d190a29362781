// Motion: what happened is seen, in under half a second, and never waited for by anyone in a hurry.
import { signal } from '../vendor/preact.js';

/** @typedef {import('./face.js').Motion} Motion */

const FLIGHT = 380;
const PAUSE = 90;
const EASE = 'cubic-bezier(.2,.7,.3,1)';

/** Dice that roll now. */
export const rolling = signal(/** @type {number[]} */ ([]));
/** Pictures in the air: drawn above the table until they have arrived. */
export const flying = signal(/** @type {{ id: number, art: string, from: DOMRect, to: DOMRect | null, turn: number }[]} */ ([]));

/** @type {Animation[]} */
let running = [];
let skipped = false;
let count = 0;

/** Whoever clicks or types does not want to wait. */
export function skip() {
  skipped = true;
  for (const animation of running) animation.finish();
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * A stage for a face's motions.
 * @param {import('./scene.js').Scene} scene
 * @returns {import('./scene.js').Scene['stage']}
 */
export function stageFor(scene) {
  return async (told, before, change) => {
    const face = scene.face;
    if (!face || still.matches) return change();
    skipped = false;
    const motions = told.map((one) => face.motions(one, before)).flat();
    const froms = motions.map((motion) => motion.from ? rect(motion.from) : null);
    change();
    await frame();
    /** @type {Promise<unknown>[]} */
    let now = [];
    for (const [index, motion] of motions.entries()) {
      if (!motion.together) await Promise.all(now);
      if (skipped) break;
      now = [...(motion.together ? now : []), perform(motion, froms[index])];
    }
    await Promise.all(now);
    if (motions.length && !skipped) await pause(PAUSE);
    return undefined;
  };
}

/** @param {Motion} motion @param {DOMRect | null} from */
async function perform(motion, from) {
  const target = motion.to ? element(motion.to) : null;
  switch (motion.kind) {
    case 'fly': return target && from ? fly(target, from) : pop(target);
    case 'pop': return pop(target);
    case 'flip': return animate(target, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], 340);
    case 'send':
    case 'gone': return send(motion, from, target);
    case 'dice': {
      rolling.value = motion.dice ?? [];
      await pause(FLIGHT);
      rolling.value = [];
    }
  }
  return undefined;
}

/** @param {Element | null} target */
const pop = (target) => animate(target, [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }], 320);

/** @param {Element} target @param {DOMRect} from */
function fly(target, from) {
  const to = target.getBoundingClientRect();
  const scale = target instanceof SVGGraphicsElement ? (target.getScreenCTM()?.a ?? 1) : 1;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  return animate(target, [
    { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0.4 },
    { transform: 'translate(0, 0) scale(1)', opacity: 1 },
  ], FLIGHT);
}

/** @param {Motion} motion @param {DOMRect | null} from @param {Element | null} target */
async function send(motion, from, target) {
  const start = from ?? (motion.box ? boxRect(motion.box) : null);
  if (!start || !motion.art) return;
  const id = ++count;
  const to = target?.getBoundingClientRect() ?? null;
  flying.value = [...flying.value, { id, art: motion.art, from: start, to, turn: motion.turn ?? 0 }];
  await frame();
  const picture = document.querySelector(`[data-flying="${id}"]`);
  const end = to
    ? { transform: `translate(${to.x + to.width / 2 - start.x - start.width / 2}px, ${to.y + to.height / 2 - start.y - start.height / 2}px) scale(.4)`, opacity: 0.6 }
    : { transform: 'translateY(30px) rotate(14deg) scale(.6)', opacity: 0 };
  await animate(picture, [{ transform: 'none', opacity: 1 }, end], FLIGHT);
  flying.value = flying.value.filter((one) => one.id !== id);
}

/** @param {Element | null} target @param {Keyframe[]} frames @param {number} duration */
async function animate(target, frames, duration) {
  if (!target) return;
  const animation = target.animate(frames, { duration, easing: EASE });
  running.push(animation);
  await animation.finished.catch(() => undefined);
  running = running.filter((one) => one !== animation);
}

/** @param {string} key */
const element = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`);
/** @param {string} key */
const rect = (key) => element(key)?.getBoundingClientRect() ?? null;
const frame = () => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
/** @param {number} ms */
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** @param {import('./face.js').Box} box */
function boxRect(box) {
  const board = document.querySelector('svg.board');
  const matrix = board instanceof SVGGraphicsElement ? board.getScreenCTM() : null;
  if (!matrix) return null;
  const corner = new DOMPoint(box.x, box.y).matrixTransform(matrix);
  return new DOMRect(corner.x, corner.y, box.w * matrix.a, box.h * matrix.d);
}
