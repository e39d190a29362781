// The rules of this edition, one key away: contents, a filter, and every clause by its number.
import { html, useEffect, useRef, useSignal } from '../vendor/preact.js';
import { ask } from '../app/api.js';
import { language, t } from '../app/words.js';
import { editionName, optionSays, readSetup, valueName } from '../start/setup.js';
import { Dialog } from './Dialog.js';
import { Marked } from './Marked.js';

/** @typedef {import('../wire').Rules} Book */

/** @param {{ game: string, setup?: string, clause: string, close: () => void }} props */
export function Rules({ game, setup, clause, close }) {
  return html`<${Dialog} title=${t('rules.title', { game: t(`game.${game}`) })} close=${close} class="rules">
    <${Rulebook} game=${game} setup=${setup} clause=${clause} />
  </${Dialog}>`;
}

/** @param {{ game: string, setup?: string, clause: string, Heading?: string }} props */
export function Rulebook({ game, setup = '', clause, Heading = 'h3' }) {
  const book = useSignal(/** @type {Book | null} */ (null));
  const trouble = useSignal('');
  const filter = useSignal('');
  const wanted = useSignal(clause);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const { edition } = readSetup(setup);
  useEffect(() => {
    const query = new URLSearchParams({ language: language.value, ...(edition ? { edition } : {}) });
    ask(`/api/games/${game}/rules?${query}`).then((answer) => { book.value = answer; }, (problem) => { trouble.value = problem.message; });
  }, [game, edition]);
  useEffect(() => { if (wanted.value) show(place.current, wanted.value); }, [book.value, wanted.value]);
  const seek = (/** @type {string} */ number) => {
    filter.value = '';
    wanted.value = number;
    requestAnimationFrame(() => show(place.current, number));
  };
  if (trouble.value) return html`<p role="alert">${trouble.value}</p>`;
  if (!book.value) return html`<p>${t('page.loading')}</p>`;
  const chapters = filtered(book.value, filter.value);
  return html`<div class="rulebook" ref=${place}>
    <input type="search" class="rules-filter" aria-label=${t('rules.filter')} placeholder=${t('rules.filter')} value=${filter.value}
      onInput=${(/** @type {InputEvent} */ event) => { filter.value = /** @type {HTMLInputElement} */ (event.target).value; }} />
    ${filter.value ? null : html`<${Opening} book=${book.value} setup=${setup} seek=${seek} />`}
    ${chapters.length ? null : html`<p role="status">${t('rules.none')}</p>`}
    ${chapters.map((chapter) => html`<section key=${chapter.heading}><${Heading} class="chapter" id=${anchor(chapter.heading)}>${chapter.heading}</${Heading}>
      ${chapter.clauses.map((one) => html`<${Clause} key=${one.number} one=${one} wanted=${one.number === wanted.value} seek=${seek} />`)}</section>`)}
    <p class="closing">${book.value.closing}</p>
  </div>`;
}

/**
 * What comes before the clauses: how this table plays, what the game is about, and the contents.
 * @param {{ book: Book, setup: string, seek: (number: string) => void }} props
 */
function Opening({ book, setup, seek }) {
  return html`<div>
    ${setup ? html`<${Agreed} book=${book} setup=${setup} seek=${seek} />` : null}
    <nav aria-label=${t('rules.contents')}><ul class="contents">${book.chapters.map((chapter) => html`<li>
      <button class="link" onClick=${() => document.getElementById(anchor(chapter.heading))?.scrollIntoView()}>${chapter.heading}</button></li>`)}</ul></nav>
    ${book.preface.map((text) => html`<p><${Marked} text=${text} seek=${seek} /></p>`)}
  </div>`;
}

/**
 * What the table agreed on, in words: the edition, and each switch.
 * @param {{ book: Book, setup: string, seek: (number: string) => void }} props
 */
export function Agreed({ book, setup, seek }) {
  const { game, edition, seats, options } = readSetup(setup);
  const changed = Object.keys(options).length;
  return html`<details class="agreed"><summary>${t('rules.agreed')} <small>${editionName(game, edition)} · ${t('start.players', { n: seats })}${changed ? ` · ${t('new.changed', { n: changed })}` : ''}</small></summary>
    <dl>${book.options.map((option) => html`<div class=${option.name in options ? 'changed' : ''}>
      <dt>${optionSays(option)} <button class="link" onClick=${() => seek(option.clause)}>${option.clause}</button></dt>
      <dd>${valueName(option.name, options[option.name] ?? option.value)}</dd></div>`)}</dl></details>`;
}

/** @param {{ one: { number: string, text: string }, wanted: boolean, seek: (number: string) => void }} props */
function Clause({ one, wanted, seek }) {
  return html`<p id=${one.number} class=${`clause-text ${wanted ? 'wanted' : ''}`}><b>${one.number}</b> <${Marked} text=${one.text} seek=${seek} /></p>`;
}

/** @param {Book} book @param {string} filter */
function filtered(book, filter) {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (/** @type {{ number: string, text: string }} */ one) => words.every((word) => `${one.number} ${one.text}`.toLowerCase().includes(word));
  return book.chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(holds) }))
    .filter((chapter) => chapter.clauses.length);
}

/** @param {HTMLElement | null} place @param {string} number */
function show(place, number) {
  place?.querySelector(`#${CSS.escape(number)}`)?.scrollIntoView({ block: 'center' });
}

/** @param {string} heading */
const anchor = (heading) => `chapter-${heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
