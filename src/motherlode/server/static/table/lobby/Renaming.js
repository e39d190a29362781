// Another name, another colour.
import { html, useSignal } from '../../vendor/preact.js';
import { name } from '../../app/settings.js';
import { t } from '../../app/words.js';
import { Dialog } from '../Dialog.js';

/** As the server names them: twelve that can be told apart. */
const COLOURS = ['ochre', 'teal', 'brick', 'moss', 'plum', 'slate', 'sand', 'rust', 'pine', 'rose', 'ink', 'clay'];

/** @param {{ scene: import('../scene.js').Scene, chair: import('../../wire').Chair, close: () => void }} props */
export function Renaming({ scene, chair, close }) {
  const draft = useSignal(chair.name ?? '');
  const colour = useSignal(chair.colour ?? '');
  const taken = new Set(scene.table.value?.chairs.filter((other) => other.seat !== chair.seat).map((other) => other.colour));
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const answer = await scene.say({ type: 'rename', name: draft.value, colour: colour.value });
    if (answer.type !== 'done') return;
    name.value = draft.value.trim();
    close();
  };
  return html`<${Dialog} title=${t('lobby.rename')} close=${close} class="renaming">
    <form onSubmit=${save}>
      <label class="field">${t('start.name')} <input maxlength="24" required value=${draft.value} onInput=${(/** @type {InputEvent} */ event) => { draft.value = /** @type {HTMLInputElement} */ (event.target).value; }} /></label>
      <fieldset class="colours"><legend>${t('lobby.colour')}</legend>
        ${COLOURS.filter((one) => !taken.has(one)).map((one) => html`<label class=${`colour-${one}`} title=${t(`colour.${one}`)}>
          <input type="radio" name="colour" aria-label=${t(`colour.${one}`)} checked=${one === colour.value} onChange=${() => { colour.value = one; }} /></label>`)}</fieldset>
      <button class="gold big">${t('lobby.save')}</button>
    </form>
  </${Dialog}>`;
}
