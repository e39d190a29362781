// Shutting the door: what happens then is said before, and the new link is there after.
import { html, useSignal } from '../../vendor/preact.js';
import { t } from '../../app/words.js';
import { CopyLink } from './parts.js';

/** @param {{ scene: import('../scene.js').Scene, back: () => void }} props */
export function Door({ scene, back }) {
  const shut = useSignal(false);
  const trouble = useSignal('');
  const press = async () => {
    const answer = await scene.say({ type: 'door' });
    shut.value = answer.type === 'done';
    trouble.value = shut.value ? '' : answer.sentence || t('line.lost.notSent');
  };
  const after = html`<p role="status">${t('door.shut')}</p>`;
  const listed = scene.table.value?.listed ? ['listed'] : [];
  const before = html`<ul class="door-says">${['links', ...listed, 'stay', 'go'].map((part) => html`<li>${t(`door.${part}`)}</li>`)}</ul>`;
  return html`${shut.value ? after : before}
    ${trouble.value ? html`<p class="trouble" role="alert">${trouble.value}</p>` : null}
    <div class="menu-grid"><button onClick=${back}>${t('menu.return')}</button>
      ${shut.value ? html`<${CopyLink} scene=${scene} />` : html`<button class="gold" onClick=${press}>${t('door.title')}</button>`}</div>`;
}
