// The chairs: empty, a person's, a bot's; and what the reader may do about each.
import { html, useSignal } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { called } from '../../app/settings.js';
import { said, t } from '../../app/words.js';
import { bestBot } from '../../start/opening.js';
import { botName } from '../../start/setup.js';
import { Renaming } from './Renaming.js';

/** @typedef {import('../scene.js').Scene} Scene */
/** @typedef {import('../../wire').Chair} Chair */
/** @typedef {import('../../wire').GameInfo} GameInfo */

/** @param {{ scene: Scene, info: GameInfo }} props */
export function Chairs({ scene, info }) {
  const table = scene.table.value;
  if (!table) return null;
  const first = scene.you.value.seat ?? 0;
  return html`<ol class="chairs">${table.chairs.map((chair) => html`<li key=${chair.seat} class=${`chair chair-${chair.kind} ${chair.seat === scene.you.value.seat ? 'mine' : ''} ${chair.ready ? 'ready' : ''}`}
    style=${around(chair.seat - first, table.chairs.length)} data-chair=${chair.seat}><${Occupant} ...${{ scene, info, chair }} /></li>`)}</ol>`;
}

/**
 * Where a chair stands: one's own nearest, the others clockwise, as they take their turns.
 * @param {number} step @param {number} count
 */
function around(step, count) {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / count;
  return { '--x': outwards(Math.cos(angle)), '--y': outwards(Math.sin(angle)) };
}

/** The table has corners: chairs make room for them. @param {number} part Of the way, -1 to 1. */
const outwards = (part) => (Math.sign(part) * Math.abs(part) ** 0.6).toFixed(4);

/** @param {{ scene: Scene, info: GameInfo, chair: Chair }} props */
function Occupant({ scene, info, chair }) {
  if (chair.kind === 'empty') return html`<${Empty} ...${{ scene, info, chair }} />`;
  return html`
    <span class=${`head colour-${chair.colour} ${chair.kind === 'person' && !chair.here ? 'away' : ''}`}><${Picture} id=${`dwarf-${chair.seat}`} />
      ${chair.ready && chair.kind === 'person' ? html`<span class="tick"><${Icon} name="check" label=${t('lobby.isReady')} /></span>` : null}</span>
    ${chair.kind === 'bot' ? html`<${Bot} ...${{ scene, info, chair }} />` : html`<${Person} ...${{ scene, chair }} />`}`;
}

/** @param {{ scene: Scene, info: GameInfo, chair: Chair }} props */
function Empty({ scene, info, chair }) {
  const { seat, host } = scene.you.value;
  return html`<span class="head nobody"></span><span class="chair-name">${t('lobby.free')}</span>
    <span class="doing">
      ${scene.watching ? null : html`<button onClick=${() => scene.say({ type: 'sit', seat: chair.seat, name: called() })}>${t(seat === null ? 'lobby.sitHere' : 'lobby.moveHere')}</button>`}
      ${host ? html`<button onClick=${() => scene.say({ type: 'seat-bot', seat: chair.seat, bot: bestBot(info) })}><${Icon} name="robot" /> ${t('lobby.addBot')}</button>` : null}
    </span>`;
}

/** @param {{ scene: Scene, info: GameInfo, chair: Chair }} props */
function Bot({ scene, info, chair }) {
  const { seat, host } = scene.you.value;
  const change = (/** @type {Event} */ event) => scene.say({ type: 'seat-bot', seat: chair.seat, bot: info.bots[/** @type {HTMLSelectElement} */ (event.target).selectedIndex] });
  return html`<span class="chair-name">${chair.name} <${Icon} name="robot" label=${t('people.bot')} /></span>
    <span class="doing">
      ${host ? html`<select aria-label=${t('lobby.whichBot', { name: chair.name })} onChange=${change}>${info.bots.map((bot) => html`<option selected=${bot === chair.bot}>${botName(bot)}</option>`)}</select>`
      : html`<small>${botName(chair.bot ?? '')}</small>`}
      ${seat !== null ? html`<button class="small-icon" aria-label=${t('lobby.swapWith', { name: chair.name })} title=${t('lobby.swapWith', { name: chair.name })} onClick=${() => scene.say({ type: 'swap', seat: chair.seat })}><${Icon} name="swap" /></button>` : null}
      ${host ? html`<button class="small-icon" aria-label=${t('lobby.removeBot', { name: chair.name })} title=${t('lobby.removeBot', { name: chair.name })} onClick=${() => scene.say({ type: 'remove', seat: chair.seat })}><${Icon} name="close" /></button>` : null}
    </span><small class="character">${said(chair.character ?? '')}</small>`;
}

/** @param {{ scene: Scene, chair: Chair }} props */
function Person({ scene, chair }) {
  const renaming = useSignal(false);
  const me = scene.you.value.seat ?? null;
  const mine = chair.seat === me;
  const isHost = scene.table.value?.host === chair.seat;
  return html`<span class="chair-name"><b>${chair.name}</b>${isHost ? html` <${Icon} name="crown" label=${t('lobby.host')} />` : null}
      ${chair.here ? null : html` <small>${t('lobby.away')}</small>`}</span>
    <span class="doing">
      ${mine ? html`<button onClick=${() => { renaming.value = true; }}>${t('lobby.rename')}</button>` : null}
      ${!mine && me !== null ? html`<${Swapping} ...${{ scene, chair, me }} />` : null}
    </span>
    ${renaming.value ? html`<${Renaming} ...${{ scene, chair }} close=${() => { renaming.value = false; }} />` : null}`;
}

/** @param {{ scene: Scene, chair: Chair, me: number }} props */
function Swapping({ scene, chair, me }) {
  const wanted = scene.table.value?.chairs[me].wants === chair.seat;
  if (wanted) return html`<small>${t('lobby.swapAsked')}</small>`;
  const offered = chair.wants === me;
  return html`<button class=${offered ? 'gold' : 'small-icon'} title=${t('lobby.swapWith', { name: chair.name })} aria-label=${t('lobby.swapWith', { name: chair.name })}
    onClick=${() => scene.say({ type: 'swap', seat: chair.seat })}><${Icon} name="swap" /> ${offered ? t('lobby.swapAccept') : null}</button>`;
}
