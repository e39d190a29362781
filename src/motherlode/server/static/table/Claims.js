// Claims in two taps: whom or what it is about, then what is said of it.
import { html, useEffect, useSignal } from '../vendor/preact.js';
import { ask } from '../app/api.js';
import { t } from '../app/words.js';
import { Dialog } from './Dialog.js';

/** @param {{ scene: import('./scene.js').Scene, close: () => void }} props */
export function Claims({ scene, close }) {
  const claims = useSignal(/** @type {string[] | null} */ (null));
  const about = useSignal('');
  useEffect(() => { ask(`/api/tables/${scene.id}/claims`).then((answer) => { claims.value = answer.claims; }); }, []);
  const sight = scene.sight.value;
  const face = scene.face;
  if (!sight || !face || !claims.value) return null;
  const read = claims.value.map((text) => ({ text, ...face.claim(text, sight) }));
  const topics = [...new Set(read.map((claim) => claim.about))];
  const state = async (/** @type {string} */ text) => {
    close();
    await scene.say({ type: 'claim', text });
  };
  return html`<${Dialog} title=${t('claims.title')} close=${close} class="claims">
    ${topics.length ? html`<p>${t('claims.help')}</p>` : html`<p>${t('claims.none')}</p>`}
    <div class="chips">${topics.map((topic) => html`<button class=${`chip ${topic === about.value ? 'picked' : ''}`} aria-pressed=${topic === about.value}
      onClick=${() => { about.value = topic; }}>${topic}</button>`)}</div>
    ${about.value ? html`<div class="chips says">${read.filter((claim) => claim.about === about.value).map((claim) => html`<button class="chip gold" onClick=${() => state(claim.text)}>${claim.says}</button>`)}</div>` : null}
  </${Dialog}>`;
}
