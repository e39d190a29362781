// What is asked, and the buttons: the gold one makes the move.
import { html } from '../vendor/preact.js';
import { Icon, Picture } from '../app/art.js';
import { t } from '../app/words.js';
import { isSoft, keysOf } from './choosing.js';

/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./scene.js').Scene} Scene */

/** @param {{ scene: Scene, choosing: Choosing }} props */
export function Actions({ scene, choosing }) {
  const sight = scene.sight.value;
  const face = scene.face;
  if (!sight || !face) return null;
  const chosen = choosing.chosen.value;
  const keys = chips(choosing, sight, face);
  const turns = new Set((choosing.ghost.value ? choosing.variants(choosing.ghost.value) : choosing.fitting.value)
    .filter((option) => choosing.picked.value.length > 0 || choosing.handless.value)
    .map((option) => option.turn));
  return html`<div class="actions">
    <p class="question" tabindex="-1" aria-live=${choosing.begun ? 'polite' : 'off'}>${question(choosing, sight, face)}</p>
    <div class="buttons">
      ${turns.size > 1 ? html`<button class="turn" onClick=${() => choosing.turnOn()}><${Icon} name="turn" /> ${t('do.turn')}</button>` : null}
      ${keys.map((key) => html`<${Chip} key=${key} name=${key} ...${{ scene, choosing }} />`)}
      ${choosing.begun ? html`<button class="quiet cancel" aria-label=${t('do.cancel')} onClick=${() => choosing.clear()}><${Icon} name="close" /><span>${t('do.cancel')}</span></button>` : null}
      ${sight.away && !sight.end ? html`<button class="gold" onClick=${() => scene.say({ type: 'back' })}>${t('menu.back')}</button>` : null}
      ${sight.end ? html`<button class="gold" onClick=${() => { scene.story.value = scene.lastStory(); }}>${t('story.see')}</button>` : null}
      ${chosen ? html`<button class="gold" aria-disabled=${choosing.sending.value} onClick=${() => choosing.make()}>${face.say(chosen, sight)}</button>` : null}
    </div>
  </div>`;
}

/**
 * The keys that have no place of their own: buttons.
 * @param {Choosing} choosing @param {import('./face.js').Sight} sight @param {import('./face.js').Face} face
 */
function chips(choosing, sight, face) {
  const pieces = new Set(face.pieces(sight).map((piece) => piece.key));
  // What was picked for a move that has just been made is no choice any more.
  const picked = choosing.picked.value.map((pick) => pick.key).filter((key) => choosing.options.value.some((option) => option.keys.includes(key)));
  const all = [...picked, ...choosing.lit.value];
  const needed = choosing.needed;
  return [...new Set(all)].filter((key) => !pieces.has(key) && !key.startsWith('seat:') && !face.spot(key, sight) && !face.inPanel?.(key)
    && (!isSoft(key) || needed.has(key) || picked.includes(key)));
}

/** @param {{ name: string, scene: Scene, choosing: Choosing }} props */
function Chip({ name, scene, choosing }) {
  const sight = scene.sight.value;
  if (!sight || !scene.face) return null;
  const { label, art, note } = scene.face.chip(name, sight);
  const picked = choosing.picked.value.some((pick) => pick.key === name);
  const press = () => {
    const whole = choosing.point(name);
    if (whole && !picked && name.startsWith('do:')) choosing.make();
  };
  return html`<button class=${`chip ${picked ? 'picked' : ''} ${note ? 'with-note' : ''}`} aria-pressed=${picked} data-chip=${name} onClick=${press}>
    ${art ? html`<${Picture} id=${art} class="icon" />` : null} ${note ? html`<span class="chip-words"><b>${label}</b><small>${note}</small></span>` : label}
  </button>`;
}

/** @param {Choosing} choosing @param {import('./face.js').Sight} sight @param {import('./face.js').Face} face */
function question(choosing, sight, face) {
  if (sight.end) return t('table.over');
  if (sight.away) return t('table.away');
  if (sight.asked === null) return '';
  if (sight.asked === sight.me) return face.question(sight, keysOf(choosing.picked.value));
  return t('table.waiting', { name: sight.name(sight.asked) });
}
