// The other people at the table: whom one does not want to read; and for the host whom to silence or send away.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { isMuted, mute } from '../muting.js';
import { Sure } from './parts.js';

/** @typedef {import('../scene.js').Scene} Scene */

/** @param {{ scene: Scene }} props */
export function PeopleOf({ scene }) {
  const { seat, host } = scene.you.value;
  const people = scene.table.value?.chairs.filter((chair) => chair.kind === 'person' && chair.seat !== seat) ?? [];
  if (!people.length) return null;
  return html`<section class="menu-people"><h3>${t('menu.people')}</h3>
    <ul>${people.map((chair) => html`<li key=${chair.seat}><${Picture} id=${`dwarf-${chair.seat}`} class="mini" /> <b>${chair.name}</b>
      <span class="doing"><${Mute} table=${scene.id} chair=${chair} />${host ? html`<${Order} scene=${scene} chair=${chair} />` : null}</span></li>`)}</ul>
    ${host ? html`<p class="small">${t('menu.host')}</p>` : null}</section>`;
}

/** @param {{ table: string, chair: import('../../wire').Chair }} props */
function Mute({ table, chair }) {
  const silent = isMuted(table, chair.seat);
  return html`<button aria-pressed=${silent} onClick=${() => mute(table, chair.seat, !silent)}><${Icon} name="chat" /> ${t(silent ? 'menu.unmute' : 'menu.mute')}</button>`;
}

/** @param {{ scene: Scene, chair: import('../../wire').Chair }} props */
function Order({ scene, chair }) {
  return html`<button onClick=${() => scene.say({ type: 'silence', seat: chair.seat, silent: !chair.silent })}>${t(chair.silent ? 'menu.speak' : 'menu.silence')}</button>
    <${Sure} does=${() => scene.say({ type: 'remove', seat: chair.seat })}>${t('menu.remove')}</${Sure}>`;
}
