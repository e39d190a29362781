// Motion: what happened is seen, in under half a second, and never waited for by anyone in a hurry.
import { signal } from '../vendor/preact.js';
import { still } from '../app/settings.js';

/** @typedef {import('./face.js').Motion} Motion */

const FLIGHT = 380;
const PAUSE = 90;
const EASE = 'cubic-bezier(.2,.7,.3,1)';

const LINGER = 2200; // How a contest ended can be read while the game goes on.

/** Dice that roll now, and whose they are. */
export const rolling = signal(/** @type {{ dice: number[], title: string }} */ ({ dice: [], title: '' }));
/**
 * Two people throw dice against each other: their throws so far, who won each, and how it ended.
 * @type {import('../vendor/preact.js').Signal<{ title: string, names: string[], throws: { dice: number[], won: number }[], verdict: string } | null>}
 */
export const contest = signal(/** @type {any} */ (null));
/** Pictures in the air: drawn above the table until they have arrived. */
export const flying = signal(/** @type {{ id: number, art: string, from: DOMRect, to: DOMRect | null, turn: number }[]} */ ([]));

/** @type {Animation[]} */
let running = [];
let skipped = false;
let count = 0;
let wake = () => {};

/** Whoever clicks or types does not want to wait. */
export function skip() {
  skipped = true;
  wake();
  for (const animation of running) animation.finish();
}

/**
 * A stage for a face's motions.
 * @param {import('./scene.js').Scene} scene
 * @returns {import('./scene.js').Scene['stage']}
 */
export function stageFor(scene) {
  return async (told, before, change) => {
    const face = scene.face;
    if (!face) return change();
    const motions = told.map((one) => face.motions(one, before, told)).flat();
    if (still.value) {
      scene.hear?.(motions);
      return change();
    }
    skipped = false;
    const froms = motions.map((motion) => motion.from ? rect(motion.from) : null);
    change();
    await frame();
    for (const some of grouped(motions)) {
      if (skipped && !some.some((motion) => motion.kind === 'contest')) continue;
      scene.hear?.(some);
      await Promise.all(some.map((motion) => perform(motion, froms[motions.indexOf(motion)])));
    }
    if (motions.length && !skipped) await pause(PAUSE);
    return undefined;
  };
}

/** What moves at the same time. @param {Motion[]} motions @returns {Motion[][]} */
function grouped(motions) {
  /** @type {Motion[][]} */
  const groups = [];
  for (const motion of motions) {
    if (motion.together && groups.length) groups[groups.length - 1].push(motion);
    else groups.push([motion]);
  }
  return groups;
}

/** @param {Motion} motion @param {DOMRect | null} from */
async function perform(motion, from) {
  const target = motion.to ? element(motion.to) : null;
  switch (motion.kind) {
    case 'fly': return target && from ? fly(target, from) : pop(target);
    case 'slide': return target && from ? slide(target, from, motion.path ?? []) : undefined;
    case 'pop': return pop(target);
    case 'flip': return animate(target, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], 340);
    case 'send':
    case 'turnUp':
    case 'gone': return send(motion, from, target);
    case 'contest': return meet(motion);
    case 'dice': {
      rolling.value = { dice: motion.dice ?? [], title: motion.title ?? '' };
      await pause(FLIGHT);
      rolling.value = { dice: [], title: '' };
    }
  }
  return undefined;
}

/** @param {Element | null} target */
const pop = (target) => animate(target, [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }], 320);

/** How far something has come, in its own units. @param {Element} target @param {DOMRect} from */
function wayBack(target, from) {
  const to = target.getBoundingClientRect();
  const scale = target instanceof SVGGraphicsElement ? (target.getScreenCTM()?.a ?? 1) : 1;
  return { x: (from.x + from.width / 2 - to.x - to.width / 2) / scale, y: (from.y + from.height / 2 - to.y - to.height / 2) / scale };
}

/** @param {Element} target @param {DOMRect} from */
function fly(target, from) {
  const { x, y } = wayBack(target, from);
  return animate(target, [
    { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0.4 },
    { transform: 'translate(0, 0) scale(1)', opacity: 1 },
  ], FLIGHT);
}

/**
 * Along a path, as somebody walks.
 * @param {Element} target @param {DOMRect} from @param {{ x: number, y: number }[]} path Points on the way, in units of the board; the last is where it ends.
 */
function slide(target, from, path) {
  const { x, y } = wayBack(target, from);
  const end = path[path.length - 1];
  const between = path.slice(0, -1).map((point) => ({ transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)` }));
  return animate(target, [{ transform: `translate(${x}px, ${y}px)` }, ...between, { transform: 'none' }], FLIGHT + 70, 'ease-in-out');
}

/**
 * A contest begins, a throw is made, or it ends.
 * @param {Motion} motion
 */
async function meet(motion) {
  const now = contest.value;
  if (motion.names) contest.value = { title: motion.title ?? '', names: motion.names, throws: [], verdict: '' };
  else if (now && motion.dice) contest.value = { ...now, throws: [...now.throws, { dice: motion.dice, won: motion.won ?? 0 }] };
  else if (now) contest.value = { ...now, verdict: motion.title ?? '' };
  const shown = contest.value;
  setTimeout(() => { if (contest.value === shown) contest.value = null; }, LINGER);
  if (motion.dice && !skipped) await pause(FLIGHT);
}

/** @param {Motion} motion @param {DOMRect | null} from @param {Element | null} target */
async function send(motion, from, target) {
  if (!motion.art) return;
  const start = from ? sized(from, motion) : motion.box ? boxRect(motion.box) : null;
  if (!start) return;
  const id = ++count;
  const to = target?.getBoundingClientRect() ?? null;
  flying.value = [...flying.value, { id, art: motion.art, from: start, to, turn: motion.turn ?? 0 }];
  await frame();
  const picture = document.querySelector(`[data-flying="${id}"]`);
  const end = to
    ? { transform: `translate(${to.x + to.width / 2 - start.x - start.width / 2}px, ${to.y + to.height / 2 - start.y - start.height / 2}px) scale(.4)`, opacity: 0.6 }
    : { transform: 'translateY(30px) rotate(14deg) scale(.6)', opacity: 0 };
  const up = motion.kind === 'turnUp' ? [{ transform: 'scaleX(0)', opacity: 1 }, { transform: 'none', opacity: 1, offset: 0.3 }] : [];
  await animate(picture, [...up, { transform: 'none', opacity: 1, offset: up.length ? 0.6 : 0 }, end], up.length ? FLIGHT * 1.3 : FLIGHT);
  flying.value = flying.value.filter((one) => one.id !== id);
}

const CARD = { w: 63, h: 96 };
const TOKEN = { w: 40, h: 40 };

/** What comes from people and piles has a size of its own, not theirs. @param {DOMRect} from @param {Motion} motion */
function sized(from, motion) {
  if (!/^(seat:|pile)/.test(motion.from ?? '')) return from;
  const { w, h } = /^(card|role|goal)-/.test(motion.art ?? '') ? CARD : TOKEN;
  return new DOMRect(from.x + (from.width - w) / 2, from.y + (from.height - h) / 2, w, h);
}

/** @param {Element | null} target @param {Keyframe[]} frames @param {number} duration @param {string} [easing] */
async function animate(target, frames, duration, easing = EASE) {
  if (!target) return;
  const animation = target.animate(frames, { duration, easing });
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
const pause = (ms) => new Promise((done) => {
  wake = () => done(undefined);
  setTimeout(done, ms);
});

/** @param {import('./face.js').Box} box */
function boxRect(box) {
  const board = document.querySelector('svg.board');
  const matrix = board instanceof SVGGraphicsElement ? board.getScreenCTM() : null;
  if (!matrix) return null;
  const corner = new DOMPoint(box.x, box.y).matrixTransform(matrix);
  return new DOMRect(corner.x, corner.y, box.w * matrix.a, box.h * matrix.d);
}
