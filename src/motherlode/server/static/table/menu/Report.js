// Telling whoever runs the server of abuse.
import { html, useSignal } from '../../vendor/preact.js';
import { t } from '../../app/words.js';

/** @param {{ scene: import('../scene.js').Scene, close: () => void, back: () => void }} props */
export function Report({ scene, close, back }) {
  const text = useSignal('');
  const about = useSignal(/** @type {number | null} */ (null));
  const sent = useSignal(false);
  const trouble = useSignal('');
  const people = scene.table.value?.chairs.filter((chair) => chair.kind === 'person' && chair.seat !== scene.you.value.seat) ?? [];
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const answer = await scene.say({ type: 'report', text: text.value, seat: about.value });
    if (answer.type === 'done') sent.value = true;
    else trouble.value = answer.sentence || t('line.lost.notSent');
  };
  if (sent.value) return html`<p role="status">${t('report.sent')}</p><button class="wide" onClick=${close}>${t('do.close')}</button>`;
  return html`<form class="report" onSubmit=${send}>
    <p>${t('report.help')}</p>
    ${people.length ? html`<label>${t('report.about')} <select onChange=${(/** @type {Event} */ event) => { about.value = [null, ...people.map((chair) => chair.seat)][/** @type {HTMLSelectElement} */ (event.target).selectedIndex]; }}>
      <option>${t('report.table')}</option>${people.map((chair) => html`<option>${chair.name}</option>`)}</select></label>` : null}
    <label>${t('report.text')} <textarea required maxlength="400" rows="4" value=${text.value} onInput=${(/** @type {InputEvent} */ event) => { text.value = /** @type {HTMLTextAreaElement} */ (event.target).value; }}></textarea></label>
    ${trouble.value ? html`<p class="trouble" role="alert">${trouble.value}</p>` : null}
    <div class="menu-grid"><button type="button" onClick=${back}>${t('menu.return')}</button><button class="gold">${t('report.send')}</button></div>
  </form>`;
}
