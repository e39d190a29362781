// A table on two screens: the board on a big one for all to see, hands on phones.
import { html } from '../../vendor/preact.js';
import { Icon } from '../../app/art.js';
import { handOnly } from '../../app/settings.js';
import { t } from '../../app/words.js';

/** @param {{ scene: import('../scene.js').Scene }} props */
export function BigScreen({ scene }) {
  return html`<a class="button" href=${`/tv/${scene.id}`} target="_blank"><${Icon} name="tv" /> ${t('menu.tv')}</a>`;
}

/** @param {{ scene: import('../scene.js').Scene, close: () => void }} props */
export function HandOnly({ scene, close }) {
  if (!scene.sight.value?.own) return null;
  const press = () => {
    handOnly.value = !handOnly.value;
    close();
  };
  return html`<button aria-pressed=${handOnly.value} onClick=${press}><${Icon} name=${handOnly.value ? 'check' : 'card'} /> ${t('menu.handOnly')}</button>`;
}
