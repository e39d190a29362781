// What lies before the people of Saboteur, and before oneself.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { Broken, CardCount, Looked, PileFact, RoleCard, RoundFact } from '../mine/parts.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @param {{ sight: Sight }} props */
export function Role({ sight }) {
  if (!sight.own) return null;
  const { role, gold } = sight.own;
  const nuggets = gold.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  return html`<${RoleCard} sight=${sight} role=${role} nuggets=${nuggets} />`;
}

/** @param {{ sight: Sight, seat: number }} props */
export function Marks({ sight, seat }) {
  const person = sight.view.seats[seat];
  // SAB-35: how many gold cards somebody holds is public, what is on them only in the end.
  const gold = person.nuggets ?? person.gold_cards;
  const label = person.nuggets === null ? t('marks.goldCards', { n: gold }) : t('gold.card', { n: gold });
  return html`<${CardCount} n=${person.cards} />
    ${person.role ? html`<${Shown} role=${person.role} />` : null}
    ${gold ? html`<span class="mark" title=${label}>${person.nuggets === null ? html`<${Picture} id="goal-back" class="gold-back" label=${label} />` : html`<${Icon} name="gold" label=${label} />`}${gold}</span>` : null}
    <${Broken} tools=${person.broken} />
    <${Looked} n=${person.looked_at.length} />`;
}

/** @param {{ role: string }} props */
function Shown({ role }) {
  return html`<span class=${`mark role-shown ${role}`}><${Icon} name=${role === 'saboteur' ? 'mask' : 'pick'} /> <span class="long">${t(`role.${role}`)}</span></span>`;
}

/** @param {{ sight: Sight }} props */
export function Facts({ sight }) {
  return html`<${RoundFact} sight=${sight} /><${PileFact} sight=${sight} />`;
}
