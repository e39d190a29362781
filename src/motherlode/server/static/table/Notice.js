// A sentence for the reader: why something cannot be done, with the clause behind it.
import { html, useRef } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { t } from '../app/words.js';

/** @param {{ scene: import('./scene.js').Scene, rules: (clause: string) => void }} props */
export function Notice({ scene, rules }) {
  const notice = scene.notice.value;
  // The same sentence once more is heard once more.
  const last = useRef({ notice, n: 0 });
  if (last.current.notice !== notice) last.current = { notice, n: last.current.n + 1 };
  return html`<div class="notice-place" role="alert">${notice ? html`<div class="notice" key=${last.current.n}>
    <span>${notice.sentence}</span>
    ${notice.clause ? html`<button class="clause" onClick=${() => rules(notice.clause)}>${notice.clause}</button>` : null}
    <button class="close" aria-label=${t('do.close')} onClick=${() => { scene.notice.value = null; }}><${Icon} name="close" /></button>
  </div>` : null}</div>`;
}
