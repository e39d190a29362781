// The middle of the table: what is waited for, and the one button that matters now.
import { html, useSignal } from '../../vendor/preact.js';
import { Icon } from '../../app/art.js';
import { nonceFor } from '../../app/promises.js';
import { called } from '../../app/settings.js';
import { listed, t } from '../../app/words.js';
import { Emblem } from '../../start/Emblem.js';
import { bestBot } from '../../start/opening.js';
import { NameField } from '../../start/parts.js';

/** @typedef {import('../scene.js').Scene} Scene */
/** @typedef {import('../../wire').GameInfo} GameInfo */
/** @typedef {import('../../wire').TableInfo} TableInfo */

/** @param {{ scene: Scene, info: GameInfo }} props */
export function Middle({ scene, info }) {
  const table = scene.table.value;
  if (!table) return null;
  const me = scene.you.value.seat ?? null;
  return html`<div class="middle-of-table">
    <${Emblem} game=${table.game} />
    ${me === null ? html`<${Newcomer} scene=${scene} table=${table} />` : html`<${Seated} ...${{ scene, table, info, me }} />`}
  </div>`;
}

/** @param {{ scene: Scene, table: TableInfo }} props */
function Newcomer({ scene, table }) {
  const free = table.chairs.find((chair) => chair.kind === 'empty');
  const people = table.chairs.filter((chair) => chair.kind === 'person').map((chair) => chair.name ?? '');
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (free) scene.say({ type: 'sit', seat: free.seat, name: called() });
  };
  if (!free) return html`<p class="state">${t('lobby.full')}</p>`;
  return html`<form class="newcomer" onSubmit=${sit}>
    <p class="state">${people.length ? t('lobby.invited', { names: listed(people), n: people.length }) : t('lobby.nobody')}</p>
    <${NameField} />
    <button class="gold big sit-down">${t('lobby.sitDown')}</button>
  </form>`;
}

/** @param {{ scene: Scene, table: TableInfo, info: GameInfo, me: number }} props */
function Seated({ scene, table, info, me }) {
  const busy = useSignal(false);
  const empty = table.chairs.filter((chair) => chair.kind === 'empty');
  const own = table.chairs[me];
  const late = table.chairs.filter((chair) => chair.kind === 'person' && !chair.ready && chair.seat !== me).map((chair) => chair.name ?? '');
  const host = scene.you.value.host;
  const ready = () => scene.say({ type: 'ready', nonce: nonceFor(table) });
  const fill = async () => {
    if (busy.value) return;
    busy.value = true;
    for (const chair of empty) await scene.say({ type: 'seat-bot', seat: chair.seat, bot: bestBot(info) });
    if (!own.ready) await ready();
    busy.value = false;
  };
  return html`
    <p class="state" role="status">${state(own.ready ?? false, empty.length, late, host)}</p>
    ${host && empty.length ? html`<button class="gold big" aria-disabled=${busy.value} onClick=${fill}><${Icon} name="robot" /> ${t(late.length ? 'lobby.fill' : 'lobby.fillAndBegin')}</button>` : null}
    ${own.ready ? html`<button class="quiet" onClick=${() => scene.say({ type: 'wait' })}>${t('lobby.notReady')}</button>`
    : html`<button class=${`big ready ${host && empty.length ? 'quiet' : 'gold'}`} onClick=${ready}><${Icon} name="check" /> ${t(empty.length || late.length ? 'lobby.ready' : 'lobby.begin')}</button>`}`;
}

/** @param {boolean} ready @param {number} empty @param {string[]} late @param {boolean} host */
export function state(ready, empty, late, host) {
  if (empty) return t(host ? 'lobby.emptyHost' : 'lobby.empty', { n: empty });
  if (late.length) return t('lobby.waitingFor', { names: listed(late), n: late.length });
  return t(ready ? 'lobby.soon' : 'lobby.allReady');
}
