// The only things to press on a big screen, out of sight while nobody stirs: all of the screen, and away.
import { html } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { t } from '../app/words.js';

export function Corner() {
  return html`<nav class="tv-corner" aria-label=${t('tv.label')}>
    ${document.fullscreenEnabled ? html`<button aria-label=${t('tv.whole')} title=${t('tv.whole')} onClick=${turnOver}><${Icon} name="fit" /></button>` : null}
    <a class="button" href="/" aria-label=${t('tv.leave')} title=${t('tv.leave')}><${Icon} name="leave" /></a>
  </nav>`;
}

const turnOver = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
