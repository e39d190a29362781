// Small things of the pages outside a table: a head, a foot, a stepper, a name, light and dark.
import { html, useSignal } from '../vendor/preact.js';
import { Icon, Picture } from '../app/art.js';
import { Languages } from '../app/language.js';
import { useMatch } from '../app/matching.js';
import { called, dwarf, name, theme } from '../app/settings.js';
import { t } from '../app/words.js';

/** @param {{ children?: any }} props */
export function PageHead({ children }) {
  return html`<header class="page-head">
    <a href="/" class="home" aria-label=${t('page.home')}><${Picture} id="logo" class="logo" /> <b>Motherlode</b></a>
    ${children}
    <${ThemeSwitch} />
  </header>`;
}

export function PageFoot() {
  return html`<footer class="page-foot"><${Languages} /><p>${t('page.notAffiliated')}</p></footer>`;
}

/** One button: the other of light and dark. */
export function ThemeSwitch() {
  const light = useMatch('(prefers-color-scheme: light)');
  const dark = theme.value === 'system' ? !light : theme.value === 'dark';
  const label = t(dark ? 'theme.toLight' : 'theme.toDark');
  return html`<button class="round theme-switch" aria-label=${label} title=${label}
    onClick=${() => { theme.value = dark ? 'light' : 'dark'; }}><${Icon} name=${dark ? 'sun' : 'moon'} /></button>`;
}

/**
 * A number that goes up and down.
 * @param {{ value: number, least: number, most: number, label: string, says: string, set: (value: number) => void }} props
 */
export function Stepper({ value, least, most, label, says, set }) {
  return html`<div class="stepper" role="group" aria-label=${label}>
    <button type="button" class="round" disabled=${value <= least} aria-label=${t('step.fewer')} onClick=${() => set(value - 1)}>−</button>
    <output aria-live="polite">${says}</output>
    <button type="button" class="round" disabled=${value >= most} aria-label=${t('step.more')} onClick=${() => set(value + 1)}>+</button>
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
