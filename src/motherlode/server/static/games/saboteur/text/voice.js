// Saboteur in words.
import { t } from '../../../app/words.js';
import { discardedOf, handOf, marksOf, mazeSheet, moveWords, PLAIN } from '../../mine/text/voice.js';
import { aRole, roleName } from '../../mine/words.js';
import { face } from '../face.js';

/** @type {import('../../../text/parts.js').Voice} */
export const voice = {
  sheets: (sight) => [mazeSheet(sight, PLAIN)],
  facts: ({ view }) => [t('facts.round', view), t('facts.pile', { n: view.pile })],
  person: ({ view }, seat) => [...marksOf(view.seats[seat]), ...goldOf(view.seats[seat])].filter(Boolean),
  own: (sight) => [
    t('told.was-dealt', { role: aRole(sight.own.role), you: true }), t(`aim.${sight.own.role}`),
    t('gold.yours', { n: sight.own.gold.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0) }), ...discardedOf(sight, PLAIN)],
  hand: (sight) => handOf(sight, face, PLAIN),
  move: (option, sight) => moveWords(option, sight, face, PLAIN),
};

/** SAB-35: how many gold cards somebody holds is public, what is on them only in the end. @param {any} person */
function goldOf({ role, nuggets, gold_cards: cards }) {
  return [role && roleName(role), nuggets === null ? cards && t('marks.goldCards', { n: cards }) : t('gold.card', { n: nuggets })];
}
