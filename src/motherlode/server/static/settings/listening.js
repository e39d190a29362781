// What is heard of a table: what moves there, one's turn, the end of a round. Nothing that one is not told anyway.
import { effect, untracked } from '../vendor/preact.js';
import { sounds } from '../app/settings.js';
import { play } from './sounds.js';

/** @typedef {import('../table/face.js').Motion} Motion */
/** @typedef {import('../table/scene.js').Scene} Scene */

/** How motions sound that do not say it themselves. @type {Partial<Record<Motion['kind'], string>>} */
const USUAL = { dice: 'dice', flip: 'flip', fly: 'lay', gone: 'fall', turnUp: 'flip' };
const GOLD = /^(coin|nugget)$/;

/** @param {Motion} motion */
function soundOf({ kind, sound, art, dice }) {
  if (kind === 'send') return sound ?? (GOLD.test(art ?? '') ? 'gold' : 'lay');
  return sound ?? (dice ? 'dice' : USUAL[kind]);
}

/** @param {Scene} scene @returns {() => void} Stop. */
export function listen(scene) {
  const hear = (/** @type {string | undefined} */ name) => { if (name && sounds.peek()) play(name); };
  scene.hear = (motions) => motions.forEach((motion) => hear(soundOf(motion)));
  const turn = whenever(() => scene.myTurn, () => hear('asked'));
  const end = whenever(() => scene.story.value !== null, () => hear(won(scene) === false ? 'lost' : 'won'));
  return () => {
    scene.hear = undefined;
    turn();
    end();
  };
}

/** Do something each time that something comes true; not for what is so already. @param {() => boolean} holds @param {() => void} does */
function whenever(holds, does) {
  let before = true;
  return effect(() => {
    const now = holds();
    if (now && !before) untracked(does);
    before = now;
  });
}

/** Whether the reader has won the round that has just ended, or the game; undefined where nobody can say. @param {Scene} scene */
function won(scene) {
  const sight = scene.sight.peek();
  if (!sight || sight.me === null) return undefined;
  return sight.end ? sight.end.winners.includes(sight.me) : scene.face?.played?.(sight).at(-1)?.won;
}
