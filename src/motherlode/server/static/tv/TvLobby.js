// Before the deal: how to come by phone, in large letters, and the chairs as they fill.
import { html } from '../vendor/preact.js';
import { ask } from '../app/api.js';
import { gameInfo } from '../app/house.js';
import { useLoaded } from '../app/loading.js';
import { t } from '../app/words.js';
import { Emblem } from '../start/Emblem.js';
import { Chairs } from '../table/lobby/Chairs.js';
import { LOCAL, picture } from '../table/lobby/Invite.js';
import { state } from '../table/lobby/Middle.js';

/** @param {{ scene: import('../table/scene.js').Scene }} props */
export function TvLobby({ scene }) {
  const table = /** @type {import('../wire').TableInfo} */ (scene.table.value);
  const info = useLoaded(() => gameInfo(table.game), [table.game]);
  if (!info) return null;
  const empty = table.chairs.filter((chair) => chair.kind === 'empty').length;
  const late = table.chairs.filter((chair) => chair.kind === 'person' && !chair.ready).map((chair) => chair.name ?? '');
  return html`<div class="tv-lobby">
    <header><${Emblem} game=${table.game} /><h1>${t(`game.${table.game}`)}</h1></header>
    <${Coming} scene=${scene} table=${table} />
    <section class="in-rows" aria-label=${t('lobby.chairs')}><${Chairs} scene=${scene} info=${info} /></section>
    <p class="state" role="status">${state(true, empty, late, false)}</p>
  </div>`;
}

/** A table that anyone may find needs no more than the house's address. @param {{ scene: import('../table/scene.js').Scene, table: import('../wire').TableInfo }} props */
function Coming({ scene, table: { listed, door } }) {
  const invitation = useLoaded(() => ask(`/api/tables/${scene.id}/invitation`, {}), [scene.id, door]);
  if (!invitation) return html`<section class="coming"></section>`;
  const { host, pathname, hash } = new URL(invitation.link);
  return html`<section class="coming">
    <p>${t('tv.scan')}</p>
    <img src=${picture(invitation.qr)} alt=${t('lobby.qr')} />
    <p>${t(listed ? 'tv.find' : 'tv.type')}</p>
    <p class=${`address ${listed ? '' : 'long'}`}>${listed ? host : `${host}${pathname}${hash}`}</p>
    ${LOCAL.test(host) ? html`<p class="small">${t('lobby.onlyHere')}</p>` : null}
  </section>`;
}
