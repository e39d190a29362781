// Saboteur with the expansion in words.
import { listed, t } from '../../../app/words.js';
import { cardName, discardedOf, handOf, marksOf, mazeSheet, moveWords, PLAIN } from '../../mine/text/voice.js';
import { face } from '../face.js';

/** @typedef {import('../../../table/face.js').Sight} Sight */

/** @type {import('../../../text/parts.js').Voice} */
export const voice = {
  sheets: (sight) => [mazeSheet(sight, PLAIN)],
  facts: ({ view }) => [t('facts.round', view), t('facts.pile', { n: view.pile }), t('facts.crystals', { n: view.crystals })],
  person: (sight, seat) => [...marksOf(sight.view.seats[seat]), ...shownOf(sight.view.seats[seat]), ...knownOf(sight, seat)].filter(Boolean),
  own: (sight) => [
    t('told.was-dealt', { role: t(`role.a.${sight.own.role}`), you: true }), t(`aim.${sight.own.role}`), t('gold.yours', { n: sight.own.nuggets }), ...discardedOf(sight, PLAIN)],
  hand: (sight) => handOf(sight, face, PLAIN),
  move: (option, sight) => moveWords(option, sight, face, PLAIN),
};

/** What all see. @param {any} person */
function shownOf({ role, nuggets, has_gold: has, trapped, thief, swaps }) {
  return [
    role && t(`role.${role}`), nuggets === null ? has && t('marks.hasGold') : t('gold.card', { n: nuggets }),
    trapped && t('marks.trapped'), thief && t('marks.thief'), swaps && t('marks.swaps', { n: swaps }),
  ];
}

/** What the reader alone knows (SB2-16 to SB2-18). @param {Sight} sight @param {number} seat */
function knownOf({ own, me }, seat) {
  if (me === null || seat === me) return [];
  const at = (/** @type {any} */ known) => known.seat === seat;
  const cards = own.hands.find(at)?.cards ?? [];
  return [
    ...own.roles.filter(at).map((/** @type {any} */ known) => t('marks.known', { role: t(`role.${known.role}`) })),
    ...own.former.filter(at).map((/** @type {any} */ known) => t('notebook.was', { role: t(`role.a.${known.role}`) })),
    cards.length && t('marks.knownHand', { cards: listed(cards.map((/** @type {string} */ card) => cardName(card))) }),
  ];
}
