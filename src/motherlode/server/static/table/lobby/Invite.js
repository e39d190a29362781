// How friends come to the table: a link to copy or share, and a picture of it for phones.
import { html, useSignal } from '../../vendor/preact.js';
import { ask } from '../../app/api.js';
import { Icon } from '../../app/art.js';
import { canShare, copy, share } from '../../app/copying.js';
import { useLoaded } from '../../app/loading.js';
import { t } from '../../app/words.js';
import { BigScreen } from '../menu/screens.js';

/** Addresses that other devices do not find. */
export const LOCAL = /^(localhost|127\.|\[?::1)/;
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** @param {{ scene: import('../scene.js').Scene }} props */
export function Invite({ scene }) {
  const copied = useSignal(false);
  const invitation = useLoaded(() => ask(`/api/tables/${scene.id}/invitation`, {}), [scene.id, scene.table.value?.door]);
  if (!invitation) return null;
  if (scene.you.value.seat === null) return html`<section class="lobby-panel invite-panel"><${BigScreen} scene=${scene} /></section>`;
  const title = t('lobby.invitation', { game: t(`game.${scene.table.value?.game}`) });
  const give = async () => {
    copied.value = await copy(invitation.link);
    setTimeout(() => { copied.value = false; }, 2500);
  };
  return html`<section class="lobby-panel invite-panel"><h2>${t('lobby.invite')}</h2>
    <div class="with-button">
      <input readonly aria-label=${t('lobby.link')} value=${invitation.link} onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      <button class="copy-link" onClick=${give}><${Icon} name=${copied.value ? 'check' : 'copy'} /> <span aria-live="polite">${t(copied.value ? 'lobby.copied' : 'lobby.copy')}</span></button>
    </div>
    ${canShare ? html`<button class="wide" onClick=${() => share(title, invitation.link)}><${Icon} name="share" /> ${t('lobby.share')}</button>` : null}
    ${LOCAL.test(location.hostname) ? html`<p class="small">${t('lobby.onlyHere')}</p>` : null}
    <details class="qr" open=${innerWidth > 820}><summary><${Icon} name="qr" /> ${t('lobby.qr')}</summary><img src=${picture(invitation.qr)} alt=${t('lobby.qr')} width="180" height="180" /></details>
    <${BigScreen} scene=${scene} />
  </section>`;
}

/**
 * The server's picture as an address; alone in a document it has to say what language it is.
 * @param {string} svg
 */
export function picture(svg) {
  const whole = svg.includes('xmlns=') ? svg : svg.replace('<svg', `<svg ${NAMESPACE}`);
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}
