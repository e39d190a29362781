// Which language is spoken: as the address says, as was chosen before, as the browser likes best.
import { html } from '../vendor/preact.js';
import { kept } from './settings.js';
import { language, t } from './words.js';

/** By their own names, so that everyone finds the own one. @type {Record<string, string>} */
const NAMES = { en: 'English', uk: 'Українська', ru: 'Русский' };

/** The language that was chosen; empty as long as the browser's own choice is good enough. */
const chosen = kept('language', '');

/** The language to speak; `?lang=uk` in an address chooses one, too. */
export function preferred() {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang') ?? '';
  if (asked in NAMES) chosen.value = asked;
  if (asked) {
    address.searchParams.delete('lang');
    history.replaceState(null, '', address);
  }
  const wanted = [chosen.value, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])];
  return wanted.find((one) => one in NAMES) ?? 'en';
}

/** All languages in a row. */
export function Languages() {
  const choose = (/** @type {string} */ one) => {
    chosen.value = one;
    location.reload();
  };
  const each = Object.entries(NAMES).map(([one, name], at) => html`${at ? html`<span aria-hidden="true">·</span>` : null}
    <button type="button" class="link" lang=${one} aria-pressed=${one === language.value} onClick=${() => choose(one)}>${name}</button>`);
  return html`<div class="languages" role="group" aria-label=${t('language')}>${each}</div>`;
}
