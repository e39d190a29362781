// Why something cannot be done: the server says it, with the clause.
import { ask } from '../app/api.js';
import { said, t } from '../app/words.js';
import { keysOf } from './choosing.js';

/**
 * Say why what is picked cannot be done with what was pointed at.
 * @param {import('./scene.js').Scene} scene
 * @param {import('./choosing.js').Choosing} choosing
 * @param {string} key
 */
export async function explain(scene, choosing, key) {
  const sight = scene.sight.value;
  if (!sight || !scene.face) return;
  const text = scene.face.write([...keysOf(choosing.picked.value), key], choosing.turn.value, sight);
  if (text === null) {
    scene.notice.value = { sentence: t('why.nothing'), clause: '' };
    return;
  }
  try {
    const why = await ask(`/api/tables/${scene.id}/why`, { text });
    if (!why.sentence) return;
    scene.notice.value = { sentence: said(why.sentence), clause: why.clause ?? '' };
  } catch (problem) {
    scene.notice.value = { sentence: /** @type {Error} */ (problem).message, clause: '' };
  }
}
