// Claims in two taps: whom or what it is about, then what is said of it.
import { html, useSignal } from '../vendor/preact.js';
import { ask } from '../app/api.js';
import { useLoaded } from '../app/loading.js';
import { t } from '../app/words.js';
import { Dialog } from './Dialog.js';

/** @param {{ scene: import('./scene.js').Scene, close: () => void }} props */
export function Claims({ scene, close }) {
  const about = useSignal('');
  const claims = useLoaded(async () => /** @type {string[]} */ ((await ask(`/api/tables/${scene.id}/claims`)).claims), [scene.rev]);
  const sight = scene.sight.value;
  const face = scene.face;
  if (!sight || !face) return null;
  const read = (claims ?? []).map((text) => ({ text, ...face.claim(text, sight) })).filter((claim) => !claim.said);
  const topics = [...new Set(read.map((claim) => claim.about))];
  const state = async (/** @type {string} */ text) => {
    close();
    await scene.say({ type: 'claim', text });
  };
  return html`<${Dialog} title=${t('claims.title')} close=${close} class="claims">
    <p>${t(claims === null ? 'page.loading' : topics.length ? 'claims.help' : 'claims.none')}</p>
    <div class="chips">${topics.map((topic) => html`<button class=${`chip ${topic === about.value ? 'picked' : ''}`} aria-pressed=${topic === about.value}
      onClick=${() => { about.value = topic; }}>${topic}</button>`)}</div>
    ${about.value ? html`<div class="chips says">${read.filter((claim) => claim.about === about.value).map((claim) => html`<button class="chip gold" onClick=${() => state(claim.text)}>${claim.says}</button>`)}</div>` : null}
  </${Dialog}>`;
}
