// Saboteur Duel in words: two starts, doors and keys, and who can walk where.
import { listed, t } from '../../../app/words.js';
import { sideNames } from '../../../text/saying.js';
import { TURNED } from '../../mine/moves.js';
import { cardName, discardedOf, handOf, marksOf, mazeSheet, moveWords, PLAIN } from '../../mine/text/voice.js';
import { DOORS, STARTS } from '../board.js';
import { face } from '../face.js';
import { faceInWords } from '../words.js';

/** @typedef {import('../../../table/face.js').Sight} Sight */

/** @type {import('../../../text/parts.js').Voice} */
export const voice = {
  sheets: (sight) => [mazeSheet(sight, mineOf(sight))],
  facts: ({ view: { round, rounds, pile, keys_left: keys } }) => [
    round > 1 ? t('duel.extra', { round: round - 1, rounds: rounds - 1 }) : t('duel.round', { round }), t('facts.pile', { n: pile }), t('duel.keys', { n: keys })],
  person: ({ view }, seat) => [t(`duel.${view.seats[seat].colour}`), ...marksOf(view.seats[seat]), t('duel.nuggets', { n: view.seats[seat].nuggets })].filter(Boolean),
  own: (sight) => [`${t('duel.youAre')}: ${colourOf(sight)}`, t('duel.aim'), t(`text.shut.${sight.me === 1 ? 'green' : 'blue'}`), ...discardedOf(sight, mineOf(sight))],
  hand: (sight) => handOf(sight, face, mineOf(sight)),
  move: (option, sight) => moveWords(option, sight, face, mineOf(sight)),
};

/** @param {Sight} sight */
const colourOf = ({ view, me }) => t(`duel.${view.seats[me ?? 0].colour}`);

/** Places are counted from the reader's own start. @param {Sight} sight @returns {import('../../mine/text/voice.js').Mine} */
function mineOf(sight) {
  const { green, blue } = STARTS;
  return {
    ...PLAIN,
    starts: sight.me === 1 ? [blue, green] : [green, blue],
    startName: (cell) => `${t('place.start')}: ${t(cell === green ? 'duel.green' : 'duel.blue')}`,
    laidName: (laid) => cardName(laid.card, laid.turned, doorOf(laid)),
    faceName: faceInWords,
    beside: (cell) => besides(sight, cell),
  };
}

/** On which side its door stands. @param {import('../../mine/text/voice.js').Laid} laid */
const doorOf = ({ card, turned }) => card in DOORS && t('text.door', { side: sideNames(DOORS[card], turned ? TURNED : 0) });

/** A key on its door (DUE-14), whose gold it is (DUE-10), who can walk there (DUE-8). @param {Sight} sight @param {string} cell */
function besides({ view, name }, cell) {
  const token = view.tokens.find((/** @type {any} */ one) => one.cell === cell);
  const walkers = view.seats.filter((/** @type {any} */ seat) => seat.reached.includes(cell) && cell !== STARTS[seat.colour]).map((/** @type {any} */ seat) => t(`duel.${seat.colour}`));
  return [view.keys.includes(cell) && t('text.key'), token && t('text.token', { name: name(token.seat) }), walkers.length > 0 && t('text.reached', { who: listed(walkers) })];
}
