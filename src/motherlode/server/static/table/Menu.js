// What one can do about the table itself: help, its people, coming and going.
import { html, useSignal } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { Settings } from '../app/extras.js';
import { t } from '../app/words.js';
import { Dialog } from './Dialog.js';
import { toggleText } from './InWords.js';
import { Door } from './menu/Door.js';
import { Keys } from './menu/Keys.js';
import { PeopleOf } from './menu/PeopleOf.js';
import { Report } from './menu/Report.js';
import { CopyLink, Sure } from './menu/parts.js';
import { BigScreen, HandOnly } from './menu/screens.js';
import { tourAgain } from './Tour.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** @param {{ scene: Scene, moves?: () => void, close: () => void }} props */
export function Menu({ scene, moves, close }) {
  /** What is shown: the menu itself, or `settings`, `keys`, `door` or `report`. */
  const page = useSignal('menu');
  const table = scene.table.value;
  if (!table) return null;
  const back = () => { page.value = 'menu'; };
  if (page.value === 'keys') return html`<${Dialog} title=${t('keys.title')} close=${close} class="menu"><${Keys} /><button class="wide" onClick=${back}>${t('menu.return')}</button></${Dialog}>`;
  if (page.value === 'settings') return html`<${Dialog} title=${t('settings.title')} close=${close} class="menu"><${Settings} /><button class="wide" onClick=${back}>${t('menu.return')}</button></${Dialog}>`;
  if (page.value === 'door') return html`<${Dialog} title=${t('door.title')} close=${close} class="menu"><${Door} scene=${scene} back=${back} /></${Dialog}>`;
  if (page.value === 'report') return html`<${Dialog} title=${t('report.title')} close=${close} class="menu"><${Report} scene=${scene} close=${close} back=${back} /></${Dialog}>`;
  const seated = table.phase !== 'waiting';
  return html`<${Dialog} title=${t('menu.title')} close=${close} class="menu">
    <${Coming} scene=${scene} close=${close} />
    <div class="menu-grid">
      <${BigScreen} scene=${scene} /><${HandOnly} scene=${scene} close=${close} />
      ${seated && !scene.play.value?.end ? html`<button onClick=${() => { tourAgain(table.game); close(); }}><${Icon} name="hint" /> ${t('menu.tour')}</button>` : null}
      ${seated ? html`<button onClick=${() => { page.value = 'keys'; }}><${Icon} name="question" /> ${t('keys.title')}</button>` : null}
      ${moves ? html`<button onClick=${() => { close(); toggleText(); }}><${Icon} name="log" /> ${t('menu.text')}</button><button onClick=${moves}><${Icon} name="card" /> ${t('menu.moves')}</button>` : null}
      <${CopyLink} scene=${scene} />
      ${scene.you.value.host ? html`<button onClick=${() => { page.value = 'door'; }}><${Icon} name="key" /> ${t('door.title')}</button>` : null}
      <button onClick=${() => { page.value = 'settings'; }}><${Icon} name="settings" /> ${t('settings.title')}</button>
      <button onClick=${() => { page.value = 'report'; }}><${Icon} name="flag" /> ${t('report.title')}</button>
    </div>
    <${PeopleOf} scene=${scene} />
    <${Going} scene=${scene} close=${close} />
    <p class="small">${t('page.notAffiliated')}</p>
  </${Dialog}>`;
}

/** @param {{ scene: Scene, close: () => void }} props */
function Coming({ scene, close }) {
  const me = ownChair(scene);
  const phase = scene.table.value?.phase;
  if (phase === 'playing' && me?.bot) return html`<button class="wide gold" onClick=${() => { close(); scene.say({ type: 'back' }); }}>${t('menu.back')}</button>`;
  if (phase === 'over') {
    return html`<button class="wide" onClick=${() => { close(); scene.story.value = scene.lastStory(); }}><${Icon} name="crown" /> ${t('menu.end')}</button>
      <a class="button wide" href=${`/replay/${scene.id}`}><${Icon} name="play" /> ${t('replay.open')}</a>`;
  }
  return null;
}

/** @param {{ scene: Scene, close: () => void }} props */
function Going({ scene, close }) {
  const me = ownChair(scene);
  const phase = scene.table.value?.phase;
  const does = (/** @type {any} */ command) => () => { close(); scene.say(command); };
  return html`<div class="menu-grid">
    ${me && phase === 'playing' && !me.bot ? html`<${Sure} does=${does({ type: 'leave' })}><${Icon} name="leave" /> ${t('menu.leave')}</${Sure}>` : null}
    ${me && phase === 'waiting' ? html`<${Sure} does=${does({ type: 'leave' })}><${Icon} name="leave" /> ${t('menu.rise')}</${Sure}>` : null}
    ${scene.you.value.host && phase === 'waiting' ? html`<${Sure} does=${does({ type: 'close' })}><${Icon} name="close" /> ${t('menu.close')}</${Sure}>` : null}
    <a class="button" href="/">${t('page.home')}</a>
  </div>`;
}

/** @param {Scene} scene */
function ownChair(scene) {
  const seat = scene.you.value.seat ?? null;
  return seat === null ? null : scene.table.value?.chairs[seat] ?? null;
}
