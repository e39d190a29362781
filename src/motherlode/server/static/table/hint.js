// A hint: the move that the server's regular player would make, picked for the reader, and why.
import { ask } from '../app/api.js';

/**
 * Ask for a hint, pick its move and say why; the reader makes it, or another.
 * @param {import('./scene.js').Scene} scene
 * @param {import('./choosing.js').Choosing} choosing
 */
export async function giveHint(scene, choosing) {
  try {
    const hint = await ask(`/api/tables/${scene.id}/hint`, {});
    const option = choosing.options.value.find((one) => one.move === hint.move);
    if (!option) return; // The game went on meanwhile.
    choosing.take(option);
    scene.notice.value = { sentence: withNames(hint.reasons.join(' '), scene), clause: '' };
  } catch (problem) {
    scene.notice.value = { sentence: /** @type {Error} */ (problem).message, clause: '' };
  }
}

/**
 * Whoever thinks for the server knows people by their seats.
 * @param {string} text @param {import('./scene.js').Scene} scene
 */
const withNames = (text, scene) => text.replace(/\bseat (\d+)\b/gi, (said, seat) => scene.sight.value?.name(Number(seat)) ?? said);
