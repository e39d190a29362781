// What happens in the Duel, and what may be done, in words.
import { capital, listedWords, t, word } from '../../app/words.js';
import { goalName, inWords, PATTERNS as COMMON, placeName, sayMove, tellMine, tellSome } from '../mine/words.js';
import { sentence, understand } from '../telling.js';
import { STARTS } from './board.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */

/** How many nuggets a goal shows (DUE-1). @type {Record<string, number>} */
const NUGGETS = { t_long: 1, curve: 2, t_short: 3 };

/** @type {Record<string, RegExp>} */
export const PATTERNS = {
  ...COMMON,
  'round ended': /^round (?<n>\d+) ended with seat (?<who>\d+): (?<side>\w+) won$/,
  removed: /^seat (?<who>\d+) removed (?<tool>\w+)$/,
  unlocked: /^seat (?<who>\d+) opened the door on (?<cell>\S+)$/,
  claimed: /^seat (?<who>\d+) claimed (?<goal>\S+) with nuggets: (?<n>\d+)$/,
  drawn: /^the game is a draw with nuggets: (?<n>\d+)$/,
};

/** @param {string} face */
export const faceInWords = (face) => t('duel.nuggets', { n: NUGGETS[face] });

/** @param {Told[]} told @param {Sight} sight @returns {string[]} */
export function tell(told, sight) {
  const removes = told.some((one) => one.kind === 'removed' && one.seat === sight.me);
  const folded = told.filter((one) => one.kind === 'discarded').map((one) => word(`card.${understand(PATTERNS, one)?.card}`));
  const left = (/** @type {Told} */ one) => one.kind === 'discarded' && removes;
  return tellMine(told, sight, PATTERNS, left, (some) => tellHere(some, sight, folded));
}

/** @param {Told[]} some @param {Sight} sight @param {import('../../app/words.js').Word[]} folded Cards that the reader put away. */
function tellHere(some, sight, folded) {
  const [told] = some;
  const groups = understand(PATTERNS, told);
  if (!groups) return tellSome(some, sight, PATTERNS);
  const say = (/** @type {string} */ key, more = {}) => sentence(key, { ...groups, ...more }, sight, (part, value) => (part === 'cards' ? listedWords(folded) : partInWords(part, value, sight)));
  switch (told.kind) {
    case 'round began': return Number(groups.n) > 1 ? say('duel.told.extra', { n: String(Number(groups.n) - 1) }) : say('told.round-began');
    case 'round ended': return t(`duel.told.ended.${groups.side}`);
    case 'saw': case 'opened': return capital(say(`duel.told.${told.kind}`, { n: String(NUGGETS[groups.face]) }));
    case 'claimed': case 'unlocked': case 'drawn': return say(`duel.told.${told.kind}`);
    case 'removed': return say('duel.told.removed', { cards: '' });
    default: return tellSome(some, sight, PATTERNS);
  }
}

/** @param {string} part @param {string} value @param {Sight} sight */
function partInWords(part, value, sight) {
  if (part === 'side') return value;
  return part === 'face' ? faceInWords(value) : inWords(part, value, sight);
}

/** @param {import('../../table/face.js').Option} option @param {Sight} sight */
export function say(option, sight) {
  const [verb] = option.move.split(' ');
  if (verb === 'key' || verb === 'remove') return t(`duel.say.${verb}`);
  return sayMove(option, sight);
}

/** A place in words, as seen from one's own start. @param {string} key @param {Sight} sight */
export function name(key, sight) {
  if (!key.startsWith('cell:')) return key;
  const cell = key.slice(5);
  if (sight.view.goals.some((/** @type {any} */ goal) => goal.cell === cell)) return goalInWords(cell, sight);
  return placeName(cell, STARTS[sight.me === 1 ? 'blue' : 'green']);
}

/** @param {string} cell @param {Sight} sight */
function goalInWords(cell, sight) {
  const seen = sight.own?.seen[cell];
  return seen ? t('duel.goal.seen', { goal: goalName(cell, sight), gold: faceInWords(seen) }) : goalName(cell, sight);
}

/** Claims are about faces of goals: nobody has a role to lie about. @param {string} text @param {Sight} sight */
export function claim(text, sight) {
  const [cell, , face] = text.split(' ');
  const about = goalName(cell, sight);
  return { about, says: t('duel.claim.says', { gold: faceInWords(face) }), sentence: t('duel.claim', { goal: about, gold: faceInWords(face) }) };
}
