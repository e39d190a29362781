// The board as a table of text, with the people and what lies before the reader: current with every event, and still.
import { html, useEffect, useRef } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { capital, t } from '../app/words.js';

/** @typedef {import('../table/face.js').Sight} Sight */
/** @typedef {import('./parts.js').Voice} Voice */

/** @param {{ scene: { sight: { value: Sight | null } }, voice: Voice, asked: boolean, close: () => void, moves?: () => void }} props `asked`: the reader has just asked for it. */
export function TextBoard({ scene, voice, asked, close, moves }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => { if (asked) place.current?.focus(); }, []);
  const sight = scene.sight.value;
  if (!sight) return null;
  const [own, hand] = sight.me === null ? [[], []] : [voice.own(sight), voice.hand(sight)];
  return html`<div class="text-board">
    <div class="text-head"><h2>${t('menu.text')}</h2>
      ${sight.me === null || !moves ? null : html`<button class="text-moves" onClick=${moves}>${t('menu.moves')}</button>`}
      <button class="close" aria-label=${t('do.close')} onClick=${close}><${Icon} name="close" /></button></div>
    <section ref=${place} class="text-body" tabindex="0" aria-label=${t('menu.text')}><p class="text-facts">${voice.facts(sight).map((fact) => html`<span>${capital(fact)}.</span> `)}</p>
    ${voice.sheets(sight).map((sheet) => html`<${Sheet} key=${sheet.title} sheet=${sheet} />`)}
    <h3>${t('people.label')}</h3>
    <ul class="text-people">${sight.chairs.map((chair) => html`<li key=${chair.seat}><b>${sight.name(chair.seat)}</b>: ${about(chair, sight, voice).join(', ')}</li>`)}</ul>
    ${own.length ? html`<h3>${t('text.you')}</h3><ul class="text-own">${own.map((line) => html`<li>${capital(line)}</li>`)}</ul>` : null}
    ${hand.length ? html`<h3>${t('hand.label')}</h3><ol class="text-hand">${hand.map((line) => html`<li>${line}</li>`)}</ol>` : null}</section>
  </div>`;
}

/** @param {{ sheet: import('./parts.js').Sheet }} props */
function Sheet({ sheet }) {
  return html`<div class="sheet" tabindex="0" role="group" aria-label=${sheet.title}><table><caption>${sheet.title}</caption>
    <thead><tr><td></td>${sheet.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${sheet.rows.map(({ head, cells }) => html`<tr key=${head}><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** @param {import('../wire').Chair} chair @param {Sight} sight @param {Voice} voice */
function about(chair, sight, voice) {
  return [
    chair.seat === sight.me && t('people.you'),
    (chair.kind === 'bot' || chair.bot) && t('people.bot'),
    sight.asked === chair.seat && t('people.turn'),
    ...voice.person(sight, chair.seat),
  ].filter(Boolean);
}
