// What the table agreed on: rules, time, who may come; and that the deal can be checked.
import { html, useSignal } from '../../vendor/preact.js';
import { Icon } from '../../app/art.js';
import { t } from '../../app/words.js';
import { editionName, optionSays, paceName, readSetup, valueName } from '../../start/setup.js';

/** @param {{ scene: import('../scene.js').Scene, info: import('../../wire').GameInfo, rules: (clause: string) => void }} props */
export function Terms({ scene, info, rules }) {
  const table = scene.table.value;
  if (!table) return null;
  const { edition, options } = readSetup(table.setup);
  const changed = info.options.filter((option) => option.name in options);
  return html`<section class="lobby-panel terms"><h2>${t('lobby.terms')}</h2>
    <ul>
      <li><${Icon} name="rules" /> <span>${editionName(table.game, edition)} · <button class="link" onClick=${() => rules('')}>${t('rules.open')}</button></span></li>
      ${changed.map((option) => html`<li><${Icon} name="settings" /> <span>${optionSays(option)}: <b>${valueName(option.name, options[option.name])}</b>
        <button class="link" onClick=${() => rules(option.clause)}>${option.clause}</button></span></li>`)}
      <li><${Icon} name="clock" /> <span>${t('lobby.pace', { pace: paceName(table.pace ?? null) })}</span></li>
      <li><${Icon} name=${table.listed ? 'spectator' : 'key'} /> <span>${t(table.listed ? 'lobby.listed' : 'lobby.unlisted')}</span></li>
    </ul>
    <${Checkable} commitment=${table.commitment} />
  </section>`;
}

/** @param {{ commitment: string }} props */
function Checkable({ commitment }) {
  const open = useSignal(false);
  return html`<p class="checkable"><${Icon} name="check" /> ${t('lobby.checkable')}
      <button class="small-icon" aria-expanded=${open.value} aria-label=${t('lobby.checkable.why')} onClick=${() => { open.value = !open.value; }}><${Icon} name="question" /></button></p>
    ${open.value ? html`<p class="small">${t('lobby.checkable.says')} <code class="hash">${commitment}</code></p>` : null}`;
}
