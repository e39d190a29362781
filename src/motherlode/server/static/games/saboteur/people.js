// What lies before the people of Saboteur, and before oneself.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { Broken, CardCount } from '../mine/parts.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @param {{ sight: Sight }} props */
export function Role({ sight }) {
  if (!sight.own) return null;
  const { role, gold } = sight.own;
  const nuggets = gold.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  return html`<div class=${`role-card ${role}`}>
    <${Picture} id=${`role-${role}`} class="portrait" />
    <span class="role-words"><small>${t('role.youAre')}</small><b>${t(`role.${role}`)}</b><small>${t(`aim.${role}`)}</small></span>
    ${nuggets ? html`<span class="mark gold-mark"><${Icon} name="gold" />${nuggets}</span>` : null}
  </div>`;
}

/** @param {{ sight: Sight, seat: number }} props */
export function Marks({ sight, seat }) {
  const person = sight.view.seats[seat];
  return html`<${CardCount} n=${person.cards} />
    ${person.gold_cards ? html`<span class="mark" aria-label=${t('marks.goldCards', { n: person.gold_cards })}><${Icon} name="gold" />${person.nuggets ?? person.gold_cards}</span>` : null}
    <${Broken} tools=${person.broken} />
    ${person.looked_at.length ? html`<span class="mark" aria-label=${t('marks.looked', { n: person.looked_at.length })}><${Icon} name="eye" />${person.looked_at.length}</span>` : null}
    ${person.role ? html`<span class=${`mark role-shown ${person.role}`}>${t(`role.${person.role}`)}</span>` : null}`;
}

/** @param {{ sight: Sight }} props */
export function Facts({ sight }) {
  const { round, rounds, pile } = sight.view;
  return html`<span>${t('facts.round', { round, rounds })}</span><span>${t('facts.pile', { n: pile })}</span>`;
}
