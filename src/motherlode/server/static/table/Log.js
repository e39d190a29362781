// The drawer: what happened, in words, and what people say.
import { html, useEffect, useRef, useSignal } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { t } from '../app/words.js';
import { isMuted } from './muting.js';
import { speaker } from './speaking.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** @param {{ scene: Scene }} props */
export function Log({ scene }) {
  const lines = useRef(/** @type {HTMLOListElement | null} */ (null));
  const entries = scene.entries.value;
  // The newest line is in sight; the page itself stays where it is.
  useEffect(() => { lines.current?.scrollTo({ top: lines.current.scrollHeight }); }, [entries.length]);
  return html`<div class="log">
    <ol ref=${lines} class="lines" aria-label=${t('log.label')} tabindex="0">
      ${entries.map((entry) => html`<${Line} key=${entry.number} ...${{ entry, scene }} />`)}
    </ol>
    <${Say} scene=${scene} />
  </div>`;
}

/** @param {{ entry: import('./scene.js').Entry, scene: Scene }} props */
export function Line({ entry, scene }) {
  const sight = scene.sight.value;
  if (entry.saying) {
    if (isMuted(scene.id, entry.saying.seat)) return null;
    return html`<li class="said"><b>${speaker(entry.saying)}</b> ${entry.saying.text}</li>`;
  }
  if (!sight || !scene.face) return null;
  if (entry.stated) {
    const truth = truthOf(scene, entry);
    return html`<li class=${`stated ${truth ?? ''}`}><${Icon} name="claim" /> ${t('log.claims', { name: sight.name(entry.stated.seat), claim: scene.face.claim(entry.stated.text, sight).sentence })}
      ${truth ? html` <em>${t(`claim.was.${truth}`)}</em>` : null}</li>`;
  }
  const sentences = scene.face.tell(entry.told ?? [], sight);
  return sentences.map((sentence) => html`<li class=${entry.seat === sight.me ? 'mine' : ''}>${sentence}</li>`);
}

/** @param {Scene} scene @param {import('./scene.js').Entry} entry */
export function truthOf(scene, entry) {
  const sight = scene.sight.value;
  const judged = sight && scene.face?.judge ? scene.face.judge(entry, sight) : null;
  const known = entry.stated?.true ?? claimAtEnd(scene, entry)?.true ?? judged;
  return known === null ? null : known ? 'true' : 'false';
}

/** @param {Scene} scene @param {import('./scene.js').Entry} entry */
function claimAtEnd(scene, entry) {
  const claims = scene.play.value?.end?.claims;
  if (!claims) return null;
  const before = scene.entries.value.filter((other) => other.stated && other.number < entry.number).length;
  return claims[before] ?? null;
}

/** @param {{ scene: Scene }} props */
function Say({ scene }) {
  const text = useSignal('');
  const table = scene.table.value;
  if (!table?.talk || scene.you.value.seat === null) return null;
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.value.trim()) return;
    const answer = await scene.say({ type: 'say', text: text.value });
    if (answer.type === 'done') text.value = '';
  };
  return html`<form class="say" onSubmit=${send}>
    <input aria-label=${t('log.say')} placeholder=${t('log.say')} maxlength="500" value=${text.value}
      onInput=${(/** @type {InputEvent} */ event) => { text.value = /** @type {HTMLInputElement} */ (event.target).value; }} />
    <button aria-label=${t('log.send')}><${Icon} name="chat" /></button>
  </form>`;
}
