// Small things of the pages outside a table: a head, a foot, a stepper, a name, the settings.
import { html, useSignal } from '../vendor/preact.js';
import { Icon, Picture } from '../app/art.js';
import { Settings } from '../app/extras.js';
import { Languages } from '../app/language.js';
import { called, dwarf, name } from '../app/settings.js';
import { t } from '../app/words.js';
import { Dialog } from '../table/Dialog.js';

/** @param {{ children?: any }} props */
export function PageHead({ children }) {
  return html`<header class="page-head">
    <a href="/" class="home" aria-label=${t('page.home')}><${Picture} id="logo" class="logo" /> <b>Motherlode</b></a>
    ${children}
    <${SettingsButton} />
  </header>`;
}

export function PageFoot() {
  return html`<footer class="page-foot"><${Languages} /><p>${t('page.notAffiliated')}</p></footer>`;
}

export function SettingsButton() {
  const open = useSignal(false);
  const close = () => { open.value = false; };
  return html`<button class="round settings-button" aria-label=${t('settings.title')} title=${t('settings.title')} onClick=${() => { open.value = true; }}><${Icon} name="settings" /></button>
    ${open.value ? html`<${Dialog} title=${t('settings.title')} close=${close}><${Settings} /></${Dialog}>` : null}`;
}

/**
 * A number that goes up and down.
 * @param {{ value: number, least: number, most: number, label: string, says: string, set: (value: number) => void }} props
 */
export function Stepper({ value, least, most, label, says, set }) {
  // One that can do nothing keeps the focus: a disabled button would lose it.
  const step = (/** @type {number} */ by, /** @type {string} */ name, /** @type {string} */ sign) => {
    const off = value + by < least || value + by > most;
    return html`<button type="button" class="round" aria-disabled=${off} aria-label=${t(name)} onClick=${() => { if (!off) set(value + by); }}>${sign}</button>`;
  };
  return html`<div class="stepper" role="group" aria-label=${label}>
    ${step(-1, 'step.fewer', '−')}<output aria-live="polite">${says}</output>${step(1, 'step.more', '+')}
  </div>`;
}

/** The name that one sits down with; empty means a dwarf's name. */
export function NameField() {
  const draft = useSignal(/** @type {string | null} */ (null));
  const write = (/** @type {InputEvent} */ event) => {
    draft.value = /** @type {HTMLInputElement} */ (event.target).value;
    name.value = draft.value.trim();
  };
  const roll = () => {
    name.value = '';
    draft.value = null;
    dwarf.value += 1;
  };
  return html`<div class="name-field">
    <label for="own-name">${t('start.name')}</label>
    <span class="with-button">
      <input id="own-name" maxlength="24" autocomplete="nickname" spellcheck=${false} value=${draft.value ?? called()}
        onInput=${write} onBlur=${() => { draft.value = null; }} />
      <button type="button" class="round" aria-label=${t('start.otherName')} title=${t('start.otherName')} onClick=${roll}><${Icon} name="die" /></button>
    </span>
  </div>`;
}

/** @param {{ sentence: string }} props */
export function Trouble({ sentence }) {
  return html`<p class="trouble" role="alert">${sentence}</p>`;
}
