// Buttons of the menu.
import { html, useSignal } from '../../vendor/preact.js';
import { ask } from '../../app/api.js';
import { Icon } from '../../app/art.js';
import { copy } from '../../app/copying.js';
import { t } from '../../app/words.js';

/**
 * A button that asks once more before it does something that others feel.
 * @param {{ does: () => void, label?: string, children?: any }} props
 */
export function Sure({ does, label, children }) {
  const asked = useSignal(false);
  const press = () => { if (asked.value) does(); else asked.value = true; };
  return html`<button class=${asked.value ? 'sure' : ''} aria-label=${asked.value ? undefined : label} onClick=${press} onBlur=${() => { asked.value = false; }}>${asked.value ? t('menu.sure') : children}</button>`;
}

/** @param {{ scene: import('../scene.js').Scene }} props */
export function CopyLink({ scene }) {
  const said = useSignal('menu.copy');
  const press = async () => {
    const copied = await ask(`/api/tables/${scene.id}/invitation`, {}).then((invitation) => copy(invitation.link), () => false);
    said.value = copied ? 'lobby.copied' : 'menu.copyFailed';
  };
  return html`<button onClick=${press}><${Icon} name=${said.value === 'lobby.copied' ? 'check' : 'copy'} /> <span aria-live="polite">${t(said.value)}</span></button>`;
}
