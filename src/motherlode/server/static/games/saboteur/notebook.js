// The private notebook of Saboteur.
import { html } from '../../vendor/preact.js';
import { t } from '../../app/words.js';
import { Notes, NotedPerson } from '../mine/notebook.js';
import { Cast, GoldMarks } from '../mine/story.js';
import { roundsOf } from '../mine/rounds.js';
import { goldIn, PATTERNS } from './story.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @param {{ sight: Sight }} props */
export function Notebook({ sight }) {
  const gold = sight.own?.gold ?? [];
  return html`<${Notes} sight=${sight}>
    <ul class="noted-people">${sight.chairs.map((chair) => html`<${NotedPerson} key=${chair.seat} sight=${sight} seat=${chair.seat} />`)}</ul>
    ${gold.length ? html`<section><h3>${t('notebook.gold')}</h3><p class="own-gold">${gold.map((/** @type {number} */ n) => html`<span class="gold-card"><${GoldMarks} n=${n} label=${t('gold.card', { n })} /></span>`)}</p></section>` : null}
  </${Notes}>
  ${roundsOf(sight.log).filter((round) => round.ended).map((round) => html`<details key=${round.n} class="earlier"><summary>${t('notebook.round', { n: round.n })}</summary>
    <${Cast} sight=${sight} round=${round} patterns=${PATTERNS} art=${(/** @type {string} */ noun) => noun} gold=${(/** @type {number} */ seat) => goldIn(round, seat, sight)} /></details>`)}`;
}
