// Tables on the start page: where one can go on, and where one can sit down or watch.
import { html, useEffect } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { loadTables, openTables, ownTables } from '../app/house.js';
import { listed, t } from '../app/words.js';
import { Emblem } from './Emblem.js';

const EVERY = 4000;

/** Look for tables now and then, as long as somebody looks. */
export function useTables() {
  useEffect(() => {
    const look = () => { if (!document.hidden) loadTables().catch(() => undefined); }; // the next look may do better
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

export function GoOn() {
  if (!ownTables.value.length) return null;
  return html`<section class="tables" aria-labelledby="go-on"><h2 id="go-on">${t('start.goOn')}</h2>
    <ul class="table-list">${ownTables.value.map((table) => html`<${OwnTable} key=${table.id} table=${table} />`)}</ul></section>`;
}

/** @param {{ table: import('../wire').OwnTable }} props */
function OwnTable({ table }) {
  const how = table.set_aside ? 'setAside' : table.left ? 'youLeft' : table.asked ? 'yourTurn' : table.phase;
  return html`<li><a class=${`table-link ${how === 'yourTurn' ? 'asked' : ''}`} href=${`/t/${table.id}`}>
    <${Emblem} game=${table.game} />
    <span class="what"><b>${t(`game.${table.game}`)}</b><small>${t(`start.${how}`)}</small></span>
    ${table.set_aside ? null : html`<${Icon} name="play" />`}
  </a></li>`;
}

export function OpenTables() {
  const tables = openTables.value;
  return html`<section class="tables" aria-labelledby="open-tables"><h2 id="open-tables">${t('start.open')}</h2>
    ${tables.length ? html`<ul class="table-list">${tables.map((table) => html`<${OpenTable} key=${table.id} table=${table} />`)}</ul>`
    : html`<p class="none">${t('start.open.none')}</p>`}</section>`;
}

/** @param {{ table: import('../wire').Listed }} props */
function OpenTable({ table }) {
  const free = table.chairs.filter((chair) => chair.kind === 'empty').length;
  const people = table.chairs.filter((chair) => chair.kind === 'person').map((chair) => chair.name);
  const joins = table.phase === 'waiting' && free > 0;
  return html`<li><a class="table-link" href=${`/t/${table.id}`}>
    <${Emblem} game=${table.game} />
    <span class="what"><b>${t(`game.${table.game}`)}</b><small>${people.length ? listed(people) : t('start.nobody')}</small></span>
    <span class="how">${joins ? html`<${Icon} name="person" /> ${t('start.join', { n: free })}` : html`<${Icon} name="spectator" /> ${t('start.watch')}`}</span>
  </a></li>`;
}
