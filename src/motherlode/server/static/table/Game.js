// The table while a game goes on: the board fills the screen, the hand lies below, the people beside it.
import { html, useEffect, useRef, useSignal } from '../vendor/preact.js';
import { Icon, Picture } from '../app/art.js';
import { drawerOpen, textOpen } from '../app/settings.js';
import { t } from '../app/words.js';
import { Actions } from './Actions.js';
import { Announcer } from './Announcer.js';
import { Board } from './Board.js';
import { Claims } from './Claims.js';
import { Dialog } from './Dialog.js';
import { Carried } from './dragging.js';
import { giveHint } from './hint.js';
import { keepFocus } from './focus.js';
import { Hand } from './Hand.js';
import { useHandOnly } from './handOnly.js';
import { InWords, Skips, toggleText } from './InWords.js';
import { listenToKeys } from './keys.js';
import { Log } from './Log.js';
import { flying, skip } from './motion.js';
import { Notice } from './Notice.js';
import { People } from './People.js';
import { Rules } from './Rules.js';
import { Menu } from './Menu.js';
import { StoryDialog } from './Story.js';
import { Dice } from './Dice.js';
import { Tour } from './Tour.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./choosing.js').Choosing} Choosing */

/** @param {{ scene: Scene, choosing: Choosing }} props */
export function Game({ scene, choosing }) {
  /** What is open above the table: `rules`, `claims`, `menu`, `notebook`, `moves` or nothing. */
  const open = useSignal('');
  const clause = useSignal('');
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => (table.current ? keepFocus(table.current) : undefined), []);
  useEffect(() => listenToKeys(scene, choosing, open), [scene]);
  useEffect(() => {
    addEventListener('pointerdown', skip, { capture: true });
    return () => removeEventListener('pointerdown', skip, { capture: true });
  }, []);
  const { alone, button } = useHandOnly(scene, choosing);
  const sight = scene.sight.value;
  const face = scene.face;
  if (!sight || !face) return null;
  const rules = (/** @type {string} */ number) => { clause.value = number; open.value = 'rules'; };
  const moves = () => { open.value = 'moves'; };
  const mine = scene.myTurn;
  return html`<main ref=${table} tabindex="-1" data-moves=${scene.play.value.moves_made} data-mine=${mine} data-over=${sight.end !== null}
    class=${`table ${alone ? 'hand-only' : ''} ${drawerOpen.value ? 'with-drawer' : ''} ${face.Panel ? 'with-panel' : ''} game-${sight.game}`}>
    <${Skips} moves=${moves} />
    <header class="head-bar">
      <a href="/" class="brand" aria-label=${t('page.home')}><${Picture} id="logo" /></a>
      <h1 class="title">${t(`game.${sight.game}`)}</h1>
      <span class="facts"><${face.Facts} sight=${sight} /></span>
      <nav>
        ${sight.me !== null ? html`<button class="hint-button" aria-disabled=${!sight.moves.length} onClick=${() => { if (sight.moves.length) giveHint(scene, choosing); }} aria-label=${t('do.hint')} title=${t('do.hint')}><${Icon} name="hint" /></button>` : null}
        ${sight.me !== null && !face.open ? html`<button class="claims-button" onClick=${() => { open.value = 'claims'; }} aria-label=${t('claims.open')}><${Icon} name="claim" /></button>` : null}
        <button class="rules-button" onClick=${() => rules('')} aria-label=${t('rules.open')}><${Icon} name="rules" /></button>
        <button class="drawer-button" aria-expanded=${drawerOpen.value} onClick=${() => { drawerOpen.value = !drawerOpen.value; scene.unread.value = 0; }} aria-label=${t('log.open')}><${Icon} name="log" />
          ${scene.unread.value && !drawerOpen.value ? html`<span class="unread">${scene.unread.value}</span>` : null}</button>
        <button class="menu-button" onClick=${() => { open.value = 'menu'; }} aria-label=${t('menu.open')}><${Icon} name="menu" /></button>
      </nav>
    </header>
    <${Connection} scene=${scene} />
    <section class="middle"><${Board} scene=${scene} choosing=${choosing} /><${Dice} /><${Tour} sight=${sight} />
      ${textOpen.value ? html`<${InWords} part="TextBoard" scene=${scene} moves=${moves} close=${toggleText} />` : null}</section>
    <aside class="side">
      <${People} scene=${scene} choosing=${choosing} />
      ${face.Panel ? html`<${face.Panel} sight=${sight} choosing=${choosing} />` : null}
      <${Drawer} scene=${scene} />
    </aside>
    <footer class="foot">${button}
      <${Notice} scene=${scene} rules=${rules} />
      <${Hand} scene=${scene} choosing=${choosing} notebook=${() => { open.value = 'notebook'; }} />
      <${Actions} scene=${scene} choosing=${choosing} />
    </footer>
    <${Announcer} scene=${scene} />
    <${Carried} />
    ${flying.value.map((one) => html`<${Flying} key=${one.id} one=${one} />`)}
    ${open.value === 'rules' ? html`<${Rules} game=${sight.game} setup=${scene.table.value?.setup} clause=${clause.value} close=${() => { open.value = ''; }} />` : null}
    ${open.value === 'claims' ? html`<${Claims} scene=${scene} close=${() => { open.value = ''; }} />` : null}
    ${open.value === 'moves' ? html`<${InWords} part="MoveList" scene=${scene} choosing=${choosing} close=${() => { open.value = ''; }} />` : null}
    ${open.value === 'menu' ? html`<${Menu} scene=${scene} moves=${moves} close=${() => { open.value = ''; }} />` : null}
    ${open.value === 'notebook' && face.Notebook ? html`<${Dialog} title=${t('notebook.title')} close=${() => { open.value = ''; }} class="notebook"><${face.Notebook} sight=${sight} /></${Dialog}>` : null}
    <${StoryDialog} scene=${scene} />
  </main>`;
}

/** The log: beside the board; on a phone above all, until it is closed. @param {{ scene: Scene }} props */
function Drawer({ scene }) {
  return html`<div class="drawer"><div class="drawer-head"><h2>${t('log.open')}</h2>
    <button class="close" aria-label=${t('do.close')} onClick=${() => { drawerOpen.value = false; }}><${Icon} name="close" /></button></div>
    <${Log} scene=${scene} /></div>`;
}

/** @param {{ one: { id: number, art: string, from: DOMRect, turn: number } }} props */
export function Flying({ one }) {
  const style = { left: `${one.from.x}px`, top: `${one.from.y}px`, width: `${one.from.width}px`, height: `${one.from.height}px` };
  return html`<div class="flying" data-flying=${one.id} style=${style} aria-hidden="true"><${Picture} id=${one.art} /></div>`;
}

/** @param {{ scene: Scene }} props */
export function Connection({ scene }) {
  const state = scene.line.state.value;
  if (state === 'open') return null;
  return html`<p class="lost" role="status"><${Icon} name="wifi-off" /> ${t(state === 'lost' ? 'line.lost' : 'line.connecting')}</p>`;
}
