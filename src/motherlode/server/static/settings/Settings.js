// How one likes it, on this device: light, language, motion, sounds, notices.
import { html, useSignal } from '../vendor/preact.js';
import { Languages } from '../app/language.js';
import { contrast, letters, motion, notices, sounds, theme, volume } from '../app/settings.js';
import { t } from '../app/words.js';
import { allowed, whyNot } from './notices.js';
import { play } from './sounds.js';

export function Settings() {
  return html`<${Choice} name="theme" setting=${theme} values=${['system', 'dark', 'light']} />
    <${Choice} name="contrast" setting=${contrast} values=${['system', 'more']} />
    <${Choice} name="motion" setting=${motion} values=${['system', 'still']} />
    <fieldset class="setting"><legend>${t('language')}</legend><${Languages} /></fieldset>
    <${Sounds} />
    <${Notices} />
    <${Switch} name="letters" on=${letters.value} set=${(/** @type {boolean} */ on) => { letters.value = on; }}>
      <p class="small" id="letters-help">${t('settings.letters.help')}</p>
    </${Switch}>
    <p class="small">${t('settings.here')}</p>`;
}

/**
 * One of some values.
 * @param {{ name: string, setting: import('../vendor/preact.js').Signal<string>, values: string[] }} props
 */
function Choice({ name, setting, values }) {
  return html`<fieldset class="setting"><legend>${t(`settings.${name}`)}</legend>
    ${values.map((one) => html`<label><input type="radio" name=${name} checked=${setting.value === one} onChange=${() => { setting.value = one; }} /> ${t(`settings.${name}.${one}`)}</label>`)}
  </fieldset>`;
}

/** @param {{ name: string, on: boolean, disabled?: boolean, set: (on: boolean) => void, children?: any }} props */
function Switch({ name, on, disabled, set, children }) {
  const press = (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<div class="setting"><label><input type="checkbox" role="switch" checked=${on} disabled=${disabled} aria-describedby=${`${name}-help`} onChange=${press} /> <b>${t(`settings.${name}`)}</b></label>
    ${children}</div>`;
}

function Sounds() {
  const set = (/** @type {boolean} */ on) => {
    sounds.value = on;
    if (on) play('gold');
  };
  const setVolume = (/** @type {Event} */ event) => {
    volume.value = Number(/** @type {HTMLInputElement} */ (event.target).value);
    play('lay');
  };
  return html`<${Switch} name="sounds" on=${sounds.value} set=${set}>
    <p class="small" id="sounds-help">${t('settings.sounds.help')}</p>
    ${sounds.value ? html`<label class="volume">${t('settings.volume')} <input type="range" min="0.1" max="1" step="0.1" value=${volume.value} onChange=${setVolume} /></label>` : null}
  </${Switch}>`;
}

/** Asked of the browser only when it is switched on; where it cannot be, that is said. */
function Notices() {
  const refused = useSignal(whyNot());
  const set = async (/** @type {boolean} */ on) => {
    notices.value = on;
    if (on) notices.value = await allowed();
    refused.value = whyNot();
  };
  return html`<${Switch} name="notices" on=${notices.value && !refused.value} disabled=${!!refused.value} set=${set}>
    <p class="small" id="notices-help" role="status">${t(refused.value || 'settings.notices.help')}</p>
  </${Switch}>`;
}
