// What lies before the two players of the Duel, and what everyone should keep in mind.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { capital, t } from '../../app/words.js';
import { Broken, CardCount } from '../mine/parts.js';
import { ownOr } from '../telling.js';
import { reachShown, signOf } from './signs.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @param {{ sight: Sight }} props */
export function Role({ sight }) {
  if (sight.me === null) return null;
  const { colour } = sight.view.seats[sight.me];
  return html`<div class=${`role-card duel-${colour}`}>
    <${Picture} id=${`role-${colour}`} class="portrait" />
    <span class="role-words"><small>${ownOr(sight, 'duel.youAre')}</small><b>${capital(t(`duel.${colour}`))}</b><small>${t('duel.aim')}</small></span>
  </div>`;
}

/** @param {{ sight: Sight, seat: number }} props */
export function Marks({ sight, seat }) {
  const person = sight.view.seats[seat];
  return html`<span class=${`mark duel-${person.colour}`}><${Picture} id=${signOf(person.colour)} class="icon" label=${t(`duel.${person.colour}`)} /></span>
    <${CardCount} n=${person.cards} />
    <span class="mark duel-nuggets" aria-label=${t('duel.nuggets', { n: person.nuggets })}><${Icon} name="gold" />${person.nuggets}</span>
    <${Broken} tools=${person.broken} />
    ${person.looked_at.length ? html`<span class="mark" aria-label=${t('marks.looked', { n: person.looked_at.length })}><${Icon} name="eye" />${person.looked_at.length}</span>` : null}`;
}

/** @param {{ sight: Sight }} props */
export function Facts({ sight }) {
  const { round, rounds, pile, keys_left: keys } = sight.view;
  return html`<span>${round > 1 ? t('duel.extra', { round: round - 1, rounds: rounds - 1 }) : t('duel.round', { round })}</span>
    <${Fact} icon="card" n=${pile} words=${t('facts.pile', { n: pile })} /><${Fact} icon="key" n=${keys} words=${t('duel.keys', { n: keys })} />`;
}

/** In words where there is room, else as a sign. @param {{ icon: string, n: number, words: string }} props */
function Fact({ icon, n, words }) {
  return html`<span class="fact" title=${words}><span class="in-words">${words}</span><span class="as-sign" aria-hidden="true"><${Icon} name=${icon} />${n}</span></span>`;
}

/** Doors, and the switch for who can walk where. @param {{ sight: Sight }} props */
export function Panel({ sight }) {
  const other = sight.me === 1 ? 'green' : 'blue';
  return html`<div class="panel duel-panel">
    ${sight.you === null ? null : html`<p><${Picture} id=${signOf(other)} class="icon" /> ${t(`duel.shut.${other}`)}</p>`}
    <button class="duel-reach" aria-label=${t('duel.reach')} aria-pressed=${reachShown.value} onClick=${() => { reachShown.value = !reachShown.value; }}>
      <${Picture} id="icon-leaf" class="icon" /><${Picture} id="icon-drop" class="icon" /> <span>${t('duel.reach')}</span></button>
  </div>`;
}
