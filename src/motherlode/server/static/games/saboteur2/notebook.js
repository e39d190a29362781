// The private notebook of Saboteur with the expansion: goals, dwarfs and hands that were seen.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { listed, t } from '../../app/words.js';
import { Notes, NotedPerson } from '../mine/notebook.js';
import { roundsOf } from '../mine/rounds.js';
import { Cast } from '../mine/story.js';
import { shortRole, SIGNS } from './roles.js';
import { goldIn, PATTERNS } from './story.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @param {{ sight: Sight }} props */
export function Notebook({ sight }) {
  return html`<${Notes} sight=${sight}>
    <ul class="noted-people">${sight.chairs.map((chair) => html`<${NotedPerson} key=${chair.seat} sight=${sight} seat=${chair.seat}>${factsAbout(sight, chair.seat)}</${NotedPerson}>`)}</ul>
  </${Notes}>
  ${roundsOf(sight.log).filter((round) => round.ended).map((round) => html`<details key=${round.n} class="earlier"><summary>${t('notebook.round', { n: round.n })}</summary>
    <${Cast} sight=${sight} round=${round} patterns=${PATTERNS} art=${shortRole} gold=${(/** @type {number} */ seat) => goldIn(round, seat, sight)} /></details>`)}`;
}

/** What the reader knows of a person (SB2-16 to SB2-18), then what all could watch. @param {Sight} sight @param {number} seat */
function factsAbout(sight, seat) {
  const own = sight.own ?? { roles: [], former: [], hands: [] };
  const at = (/** @type {any} */ known) => known.seat === seat;
  const person = sight.view.seats[seat];
  const dwarfs = (/** @type {number[]} */ seats) => listed(seats.map((other) => t('notebook.dwarf', { whose: sight.name(other), you: other === sight.you })));
  const cards = own.hands.find(at)?.cards ?? [];
  return [
    ...own.roles.filter((/** @type {any} */ known) => at(known) && seat !== sight.me).map((/** @type {any} */ known) => secret(t('notebook.is', { role: t(`role.a.${known.role}`) }), known.role)),
    ...own.former.filter(at).map((/** @type {any} */ known) => secret(t('notebook.was', { role: t(`role.a.${known.role}`), you: seat === sight.you }), known.role)),
    cards.length ? html`<p class="noted-fact"><${Icon} name="eye" /> ${t('notebook.holds')} <span class="small-cards">${cards.map((/** @type {string} */ card) => html`<${Picture} id=${`card-${card}`} label=${t(`card.${card}`)} class="small-card" />`)}</span></p>` : null,
    person.inspected.length && seat !== sight.me ? html`<p class="noted-fact">${t('notebook.inspected', { dwarfs: dwarfs(person.inspected) })}</p>` : null,
    person.swaps ? html`<p class="noted-fact"><${Icon} name="swap" /> ${t('notebook.swapped', { n: person.swaps, you: seat === sight.you })}</p>` : null,
  ].filter(Boolean);
}

/** @param {string} sentence @param {string} role */
const secret = (sentence, role) => html`<p class=${`noted-fact role-shown ${role}`}><${Icon} name="eye" /> <${Icon} name=${SIGNS[role]} /> ${sentence}</p>`;
