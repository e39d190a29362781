// A hint: the move that the server's regular player would make, picked for the reader, and why.
import { ask } from '../app/api.js';
import { language } from '../app/words.js';

/**
 * Ask for a hint, pick its move and say why; the reader makes it, or another.
 * @param {import('./scene.js').Scene} scene
 * @param {import('./choosing.js').Choosing} choosing
 */
export async function giveHint(scene, choosing) {
  try {
    const hint = await ask(`/api/tables/${scene.id}/hint`, { language: language.value });
    const option = choosing.options.value.find((one) => one.move === hint.move);
    if (!option) return; // The game went on meanwhile.
    choosing.take(option);
    scene.notice.value = { sentence: hint.reasons.join(' '), clause: '' };
  } catch (problem) {
    scene.notice.value = { sentence: /** @type {Error} */ (problem).message, clause: '' };
  }
}
