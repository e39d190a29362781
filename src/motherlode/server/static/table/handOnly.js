// A phone beside a big screen: the hand fills it, and the board comes when a place has to be pointed at.
import { html, useSignal } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { handOnly } from '../app/settings.js';
import { t } from '../app/words.js';

/**
 * Whether the hand stands alone, and a button that shows the board meanwhile.
 * @param {import('./scene.js').Scene} scene @param {import('./choosing.js').Choosing} choosing
 */
export function useHandOnly(scene, choosing) {
  const looking = useSignal(false);
  // Where one points beside the board, too, there is nothing to leave out.
  if (!handOnly.value || !scene.sight.value?.own || scene.face?.inPanel) return { alone: false, button: null };
  const pointing = choosing.onBoard.value;
  const press = () => { looking.value = !looking.value; };
  return {
    alone: !looking.value && !pointing,
    button: pointing ? null : html`<button class="show-board" aria-pressed=${looking.value} onClick=${press}><${Icon} name="eye" /> ${t('board.look')}</button>`,
  };
}
