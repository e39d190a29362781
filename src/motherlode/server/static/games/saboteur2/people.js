// What lies before the people of Saboteur with the expansion, and what the reader alone knows of them.
import { html } from '../../vendor/preact.js';
import { Icon } from '../../app/art.js';
import { listed, t, word } from '../../app/words.js';
import { Broken, CardCount, Looked, PileFact, RoleCard, RoundFact } from '../mine/parts.js';
import { SIGNS } from './roles.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @param {{ sight: Sight }} props */
export function Role({ sight }) {
  if (!sight.own) return null;
  return html`<${RoleCard} sight=${sight} role=${sight.own.role} nuggets=${sight.own.nuggets} sign=${SIGNS[sight.own.role]} />`;
}

/** @param {{ sight: Sight, seat: number }} props */
export function Marks({ sight, seat }) {
  const person = sight.view.seats[seat];
  return html`<${CardCount} n=${person.cards} />
    ${person.role ? html`<${Shown} role=${person.role} />` : html`<${Known} sight=${sight} seat=${seat} />`}
    <${Gold} person=${person} />
    ${person.trapped ? html`<${Sign} name="trap" kind="trapped" />` : null}
    <${Broken} tools=${person.broken} />
    ${person.thief ? html`<${Sign} name="thief" kind="thief" />` : null}
    <${Looked} n=${person.looked_at.length} />
    ${person.swaps ? html`<span class="mark swaps" title=${t('marks.swaps', { n: person.swaps })}><${Icon} name="swap" label=${t('marks.swaps', { n: person.swaps })} /></span>` : null}`;
}

/** SB2-24: who has gold is public, how much only in the end. @param {{ person: any }} props */
function Gold({ person }) {
  const label = person.nuggets === null ? t('marks.hasGold') : t('gold.card', { n: person.nuggets });
  return person.has_gold || person.nuggets ? html`<span class="mark" title=${label}><${Icon} name="gold" label=${label} />${person.nuggets}</span>` : null;
}

/** @param {{ name: string, kind: string }} props */
function Sign({ name, kind }) {
  return html`<span class=${`mark ${kind}`} title=${t(`marks.${kind}`)}><${Icon} name=${name} label=${t(`marks.${kind}`)} /></span>`;
}

/** @param {{ role: string }} props */
function Shown({ role }) {
  return html`<span class=${`mark role-shown ${role}`}><${Icon} name=${SIGNS[role]} /> <span class="long">${word(`role.${role}`).inForm('short')}</span></span>`;
}

/** What the reader alone knows: a dwarf that was inspected, cards that were handed over. @param {{ sight: Sight, seat: number }} props */
function Known({ sight, seat }) {
  const role = sight.own?.roles.find((/** @type {any} */ known) => known.seat === seat && seat !== sight.me)?.role;
  const cards = sight.own?.hands.find((/** @type {any} */ known) => known.seat === seat)?.cards ?? [];
  const hand = cards.length ? t('marks.knownHand', { cards: listed(cards.map((/** @type {string} */ card) => t(`card.${card}`))) }) : '';
  return html`${role ? html`<span class=${`mark known role-shown ${role}`} title=${t('marks.known', { role: t(`role.${role}`) })}><${Icon} name="eye" label=${t('notebook.youSaw')} /><${Icon} name=${SIGNS[role]} /> <span class="long">${word(`role.${role}`).inForm('short')}</span></span>` : null}
    ${hand ? html`<span class="mark known" title=${hand}><${Icon} name="eye" label=${hand} /><${Icon} name="card" />${cards.length}</span>` : null}`;
}

/** @param {{ sight: Sight }} props */
export function Facts({ sight }) {
  const n = sight.view.crystals;
  return html`<${RoundFact} sight=${sight} /><${PileFact} sight=${sight} />
    <span class="fact crystals" title=${t('facts.crystals', { n })}><${Icon} name="crystal" label=${t('facts.crystals', { n })} /> ${n}</span>`;
}
