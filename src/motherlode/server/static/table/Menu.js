// What one can do about the table itself: look, sound, leave; for the host: remove and silence.
import { html } from '../vendor/preact.js';
import { theme } from '../app/settings.js';
import { t } from '../app/words.js';
import { Dialog } from './Dialog.js';

/** @param {{ scene: import('./scene.js').Scene, close: () => void }} props */
export function Menu({ scene, close }) {
  const you = scene.you.value;
  const table = scene.table.value;
  if (!table) return null;
  const me = you.seat === null ? null : table.chairs[you.seat ?? 0];
  const playing = table.phase === 'playing';
  const does = (/** @type {any} */ command) => async () => { close(); await scene.say(command); };
  return html`<${Dialog} title=${t('menu.title')} close=${close} class="menu">
    <fieldset class="themes"><legend>${t('menu.theme')}</legend>
      ${/** @type {const} */ (['system', 'dark', 'light']).map((one) => html`<label><input type="radio" name="theme" checked=${theme.value === one} onChange=${() => { theme.value = one; }} /> ${t(`menu.theme.${one}`)}</label>`)}
    </fieldset>
    ${me && playing && me.bot ? html`<button class="wide gold" onClick=${does({ type: 'back' })}>${t('menu.back')}</button>` : null}
    ${me && playing && !me.bot ? html`<button class="wide" onClick=${does({ type: 'leave' })}>${t('menu.leave')}</button>` : null}
    ${you.host ? html`<div class="host"><h3>${t('menu.host')}</h3>${table.chairs.filter((chair) => chair.kind === 'person' && chair.seat !== you.seat).map((chair) => html`<p>${chair.name}
      <button onClick=${does({ type: 'silence', seat: chair.seat, silent: !chair.silent })}>${t(chair.silent ? 'menu.speak' : 'menu.silence')}</button>
      <button onClick=${does({ type: 'remove', seat: chair.seat })}>${t('menu.remove')}</button></p>`)}</div>` : null}
    <p><a href="/">${t('page.home')}</a></p>
    <p class="small">${t('page.notAffiliated')}</p>
  </${Dialog}>`;
}
