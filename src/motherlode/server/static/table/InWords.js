// The board and the moves in words: a part of its own, loaded by those who ask for it.
import { html } from '../vendor/preact.js';
import { useLoaded } from '../app/loading.js';
import { textOpen } from '../app/settings.js';
import { t } from '../app/words.js';

let asked = false; // Whether the reader has just asked for the board as text: then it has the focus, and never else.

export const toggleText = () => { textOpen.value = asked = !textOpen.value; };

/** @param {{ part: 'TextBoard' | 'MoveList', scene: import('./scene.js').Scene | import('../replay/film.js').Film } & Record<string, any>} props */
export function InWords({ part, ...rest }) {
  const parts = useLoaded(async () => (await import('../text/parts.js')).loadParts(rest.scene.table.peek()?.game ?? ''), []);
  return parts ? html`<${parts[part]} voice=${parts.voice} asked=${asked} ...${rest} />` : null;
}

/** The first things on the page for those who do not see it. @param {{ moves?: () => void }} props */
export function Skips({ moves }) {
  return html`<div class="skips visually-hidden"><button aria-pressed=${textOpen.value} onClick=${toggleText}>${t('menu.text')}</button>${moves ? html`<button onClick=${moves}>${t('menu.moves')}</button>` : null}</div>`;
}
