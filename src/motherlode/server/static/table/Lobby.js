// A table before the deal: chairs around it, people and bots on them, and how to get more of both.
import { html, useEffect, useRef, useSignal } from '../vendor/preact.js';
import { Icon, Picture } from '../app/art.js';
import { gameInfo } from '../app/house.js';
import { useLoaded } from '../app/loading.js';
import { useMatch } from '../app/matching.js';
import { t } from '../app/words.js';
import { Chairs } from './lobby/Chairs.js';
import { Invite } from './lobby/Invite.js';
import { Middle } from './lobby/Middle.js';
import { Terms } from './lobby/Terms.js';
import { keepFocus } from './focus.js';
import { Log } from './Log.js';
import { Menu } from './Menu.js';
import { Notice } from './Notice.js';
import { Rules } from './Rules.js';

// Where there is no room for chairs around the table they stand in rows.
const MOST_AROUND = 7;
const SMALL = '(max-width: 1180px), (max-height: 780px)';

/** @param {{ scene: import('./scene.js').Scene }} props */
export function Lobby({ scene }) {
  const table = scene.table.value;
  const open = useSignal('');
  const clause = useSignal('');
  const small = useMatch(SMALL);
  const info = useLoaded(() => gameInfo(table?.game ?? ''), [table?.game]);
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), [!info]);
  if (!table || !info) return null;
  const close = () => { open.value = ''; };
  const rules = (/** @type {string} */ number) => { clause.value = number; open.value = 'rules'; };
  return html`<main ref=${page} class="page lobby" tabindex="-1">
    <header class="head-bar">
      <a href="/" class="brand" aria-label=${t('page.home')}><${Picture} id="logo" /></a>
      <h1 class="title">${t(`game.${table.game}`)}</h1>
      ${table.spectators ? html`<span class="watching" title=${t('lobby.watching', { n: table.spectators })}><${Icon} name="spectator" label=${t('lobby.watchers')} /> ${table.spectators}</span>` : null}
      <nav>
        <button onClick=${() => rules('')} aria-label=${t('rules.open')}><${Icon} name="rules" /></button>
        <button onClick=${() => { open.value = 'menu'; }} aria-label=${t('menu.open')}><${Icon} name="menu" /></button>
      </nav>
    </header>
    ${scene.line.state.value === 'open' ? null : html`<p class="lost" role="status"><${Icon} name="wifi-off" /> ${t(scene.line.state.value === 'lost' ? 'line.lost' : 'line.connecting')}</p>`}
    <div class="lobby-body">
      <section class=${`round-table ${small || table.chairs.length > MOST_AROUND ? 'in-rows' : ''}`} aria-label=${t('lobby.chairs')}>
        <${Middle} scene=${scene} info=${info} />
        <${Chairs} scene=${scene} info=${info} />
      </section>
      <aside class="lobby-side">
        <${Invite} scene=${scene} />
        <${Terms} scene=${scene} info=${info} rules=${rules} />
        ${table.talk ? html`<section class="lobby-panel lobby-chat"><h2>${t('lobby.chat')}</h2><${Log} scene=${scene} /></section>` : null}
      </aside>
    </div>
    <div class="lobby-notice"><${Notice} scene=${scene} rules=${rules} /></div>
    ${open.value === 'rules' ? html`<${Rules} game=${table.game} setup=${table.setup} clause=${clause.value} close=${close} />` : null}
    ${open.value === 'menu' ? html`<${Menu} scene=${scene} close=${close} />` : null}
  </main>`;
}
