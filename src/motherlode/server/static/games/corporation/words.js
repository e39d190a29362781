// What happens in Dwarf Corporation, in words.
import { listed, t, word } from '../../app/words.js';
import { sentence, understand } from '../telling.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */

/** What the lines of events say. @type {Record<string, RegExp>} */
export const PATTERNS = {
  dug: /^seat (?<who>\d+) dug (?<colour>\w+) (?<cell>\S+)$/,
  'worked overtime': /^seat (?<who>\d+) worked overtime$/,
  tunnelled: /^seat (?<who>\d+) tunnelled (?<colour>\w+) (?<cell>\S+)$/,
  'got gnome': /^seat (?<who>\d+) got a gnome$/,
  'took gnome': /^seat (?<who>\d+) took the gnome with cthulhu$/,
  'found safe': /^seat (?<who>\d+) found a safe$/,
  invested: /^seat (?<who>\d+) invested in (?<colour>\w+)$/,
  drew: /^seat (?<who>\d+) drew (?<card>\w+)$/,
  'found nothing': /^seat (?<who>\d+) found an empty chest$/,
  shuffled: /^(?<all>the discards were shuffled)$/,
  'struck gold': /^seat (?<who>\d+) struck gold$/,
  'got coins': /^seat (?<who>\d+) got coins: (?<n>\d+)$/,
  declared: /^seat (?<who>\d+) declared mine$/,
  'caved in': /^seat (?<who>\d+) used cave_in on (?<colour>\w+) and (?<other>\w+)$/,
  'dropped union': /^seat (?<who>\d+) dropped union$/,
  exchanged: /^seat (?<who>\d+) exchanged into (?<colours>.+)$/,
  took: /^seat (?<who>\d+) took (?<colours>.+)$/,
  swapped: /^seat (?<who>\d+) swapped (?<old>\w+) for (?<colour>\w+)$/,
  kept: /^seat (?<who>\d+) kept$/,
  cleared: /^seat (?<who>\d+) cleared (?<colour>\w+)$/,
  'left cave': /^seat (?<who>\d+) left the cave-in$/,
  'ended dig': /^seat (?<who>\d+) ended the dig$/,
  'cannot dig': /^seat (?<who>\d+) cannot dig$/,
  discarded: /^seat (?<who>\d+) discarded (?<card>\w+)$/,
  'gold gone': /^(?<all>the gold is gone)$/,
  'all stuck': /^(?<all>nobody can go on)$/,
  won: /^seat (?<who>\d+) won with coins: (?<n>\d+)$/,
};

// Sentences

/** @param {Told[]} told @param {Sight} sight @returns {string[]} */
export function tell(told, sight) {
  const worth = told.filter((one, index) => isWorthTelling(one, index, told));
  return worth.map((one) => (one.kind === 'struck gold' ? tellGold(told, sight) : tellOne(one, sight, told)));
}

/** What belongs to another event is told with that one. @param {Told} one @param {number} index @param {Told[]} told */
function isWorthTelling(one, index, told) {
  const before = told.slice(0, index);
  switch (one.kind) {
    case 'got coins': return false; // With the gold.
    case 'worked overtime': return false; // With its crystal.
    case 'dug': return !before.some((other) => other.kind === 'dug'); // Two crystals are those of a passage.
    case 'got gnome': return before.at(-1)?.kind !== 'got gnome';
    case 'discarded': return !before.some((other) => USES_UP.includes(other.kind));
    default: return true;
  }
}

/** What may use up a card. */
const USES_UP = ['worked overtime', 'took gnome', 'tunnelled', 'cleared'];

/** @param {Told} one @param {Sight} sight @param {Told[]} told */
function tellOne(one, sight, told) {
  const groups = understand(PATTERNS, one);
  if (!groups) {
    console.error(`no pattern for ${one.kind}: ${one.text}`);
    return one.text;
  }
  return sentence(keyOf(one, groups, told), groups, sight, inWords);
}

/** @param {Told} one @param {Record<string, string>} groups @param {Told[]} told */
function keyOf(one, groups, told) {
  const key = `corporation.told.${one.kind.replaceAll(' ', '-')}`;
  const count = (/** @type {string} */ kind) => told.filter((other) => other.kind === kind).length;
  if (one.kind === 'dug' && count('dug') > 1) return `${key}.through`;
  if (one.kind === 'dug' && count('worked overtime')) return `${key}.overtime`;
  if (one.kind === 'got gnome' && count('got gnome') > 1) return `${key}.all`;
  if (one.kind === 'caved in' && groups.colour === groups.other) return `${key}.twice`;
  return key;
}

/** @param {string} name @param {string} value */
function inWords(name, value) {
  if (name === 'card') return t(`corporation.card.${value}`);
  if (name === 'colours') return listed(value.split(/, | and /).map((colour) => t(`corporation.colour.${colour}`)));
  return ['colour', 'other', 'old'].includes(name) ? word(`corporation.colour.${value}`) : value;
}

/** Gold, and whom it paid. @param {Told[]} told @param {Sight} sight */
function tellGold(told, sight) {
  const paid = told.filter((one) => one.kind === 'got coins').map((one) => understand(PATTERNS, one) ?? {});
  const shares = paid.map(({ who, n }) => t('corporation.told.share', { n: Number(n), name: sight.name(Number(who)), you: Number(who) === sight.you }));
  return t('corporation.told.struck-gold', { shares: listed(shares) });
}
