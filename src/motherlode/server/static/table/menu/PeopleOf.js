// The other people at the table: whom one does not want to read; and for the host whom to silence or send away.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { isMuted, mute } from '../muting.js';
import { Sure } from './parts.js';

/** @typedef {import('../scene.js').Scene} Scene */

/** @param {{ scene: Scene }} props */
export function PeopleOf({ scene }) {
  const { seat, host, watching = [] } = scene.you.value;
  const people = scene.table.value?.chairs.filter((chair) => chair.kind === 'person' && chair.seat !== seat) ?? [];
  if (!people.length && !watching.length) return null;
  return html`<section class="menu-people">
    ${people.length ? html`<h3>${t('menu.people')}</h3>
    <ul>${people.map((chair) => html`<li key=${chair.seat}><${Picture} id=${`dwarf-${chair.seat}`} class="mini" /> <b>${chair.name}</b>
      <span class="doing"><${Mute} table=${scene.id} chair=${chair} />${host ? html`<${Order} scene=${scene} who=${{ seat: chair.seat }} silent=${chair.silent} />` : null}</span></li>`)}</ul>` : null}
    <${Watching} scene=${scene} watching=${watching} />
    ${host ? html`<p class="small">${t('menu.host')}</p>` : null}</section>`;
}

/** Those without a chair, by their numbers: only the host is told them. @param {{ scene: Scene, watching: import('../../wire').Spectator[] }} props */
function Watching({ scene, watching }) {
  if (!watching.length) return null;
  return html`<h3>${t('menu.watching')}</h3>
    <ul class="menu-watching">${watching.map(({ number, silent }) => html`<li key=${number}><${Icon} name="spectator" /> <b>${t('people.spectator', { number })}</b>
      <span class="doing"><${Order} scene=${scene} who=${{ spectator: number }} silent=${silent} /></span></li>`)}</ul>`;
}

/** @param {{ table: string, chair: import('../../wire').Chair }} props */
function Mute({ table, chair }) {
  const silent = isMuted(table, chair.seat);
  return html`<button aria-pressed=${silent} onClick=${() => mute(table, chair.seat, !silent)}><${Icon} name="chat" /> ${t(silent ? 'menu.unmute' : 'menu.mute')}</button>`;
}

/** @param {{ scene: Scene, who: { seat: number } | { spectator: number }, silent?: boolean }} props */
function Order({ scene, who, silent }) {
  return html`<button onClick=${() => scene.say({ type: 'silence', ...who, silent: !silent })}>${t(silent ? 'menu.speak' : 'menu.silence')}</button>
    <${Sure} does=${() => scene.say({ type: 'remove', ...who })}>${t('menu.remove')}</${Sure}>`;
}
