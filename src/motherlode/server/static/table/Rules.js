// The rules of this edition, one key away.
import { html, useEffect, useRef, useSignal } from '../vendor/preact.js';
import { ask } from '../app/api.js';
import { t } from '../app/words.js';
import { Dialog } from './Dialog.js';

/** @param {{ game: string, setup?: string, clause: string, close: () => void }} props */
export function Rules({ game, setup, clause, close }) {
  const edition = /edition=([\w-]+)/.exec(setup ?? '')?.[1] ?? '';
  return html`<${Dialog} title=${t('rules.title', { game: t(`game.${game}`) })} close=${close} class="rules">
    ${setup ? html`<p class="setup">${setup}</p>` : null}
    <${Rulebook} game=${game} edition=${edition} clause=${clause} />
  </${Dialog}>`;
}

/** @param {{ game: string, edition: string, clause: string }} props */
export function Rulebook({ game, edition, clause }) {
  const book = useSignal(/** @type {any} */ (null));
  const wanted = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => { ask(`/api/games/${game}/rules${edition ? `?edition=${edition}` : ''}`).then((answer) => { book.value = answer; }); }, [game, edition]);
  useEffect(() => { wanted.current?.scrollIntoView({ block: 'center' }); }, [book.value, clause]);
  if (!book.value) return html`<p>${t('page.loading')}</p>`;
  return html`<div class="rulebook">
    ${book.value.preface.map((/** @type {string} */ text) => html`<p>${text}</p>`)}
    ${book.value.headings.map((/** @type {any} */ heading) => html`<section><h3>${heading.title}</h3>
      ${heading.clauses.map((/** @type {any} */ one) => html`<p id=${one.number} class=${`clause-text ${one.number === clause ? 'wanted' : ''}`}
        ref=${one.number === clause ? wanted : undefined}><b>${one.number}</b> ${one.text}</p>`)}</section>`)}
    <p class="closing">${book.value.closing}</p>
  </div>`;
}
