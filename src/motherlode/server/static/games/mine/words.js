// Cards, goals, tools and roles of games of path cards in words.
import { capital, has, listed, listedWords, t, word } from '../../app/words.js';
import { placeFrom, sentence, understand } from '../telling.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */

/** What the lines of events say (`kit.news`). @type {Record<string, RegExp>} */
export const PATTERNS = {
  'round began': /^round (?<n>\d+) began with seat (?<who>\d+)$/,
  'was dealt': /^seat (?<who>\d+) is a (?<role>.+)$/,
  'drew card': /^seat (?<who>\d+) drew (?<card>\w+)$/,
  dug: /^seat (?<who>\d+) dug (?<card>\w+)(?<turned> turned)? (?<cell>\S+)$/,
  broke: /^seat (?<who>\d+) broke (?<tool>\w+) (?<whose>\d+)$/,
  mended: /^seat (?<who>\d+) mended (?<tool>\w+) (?<whose>\d+) with (?<card>\w+)$/,
  felled: /^seat (?<who>\d+) felled (?<card>\w+)(?<turned> turned)? (?<cell>\S+)$/,
  looked: /^seat (?<who>\d+) looked at (?<goal>\S+)$/,
  saw: /^seat (?<who>\d+) saw (?<face>\w+) (?<goal>\S+)$/,
  passed: /^seat (?<who>\d+) passed(?: with (?:(?<empty>an empty hand)|(?<n>\d+) cards))?$/,
  discarded: /^seat (?<who>\d+) discarded (?<card>\w+)$/,
  opened: /^seat (?<who>\d+) opened (?<face>\w+) (?<goal>\S+)$/,
  lay: /^the goal (?<goal>\S+) lies (?<how>.+)$/,
  showed: /^seat (?<who>\d+) was a (?<role>.+)$/,
  got: /^seat (?<who>\d+) got nuggets: (?<n>\d+)$/,
  'game ended': /^seat (?<who>\d+) won with nuggets: (?<n>\d+)$/,
  cast: /^(?<cast>.+)$/,
};

/** What people see anyway. */
const SEEN = ['drew', 'lay', 'game ended'];
/** To the seat itself, the event that follows says more. */
const SAID_BETTER = ['passed', 'looked'];

/** Events about a card each: cards come and go together. */
const ONE_EACH = ['drew card', 'discarded', 'gave up', 'was handed'];

/**
 * What was told, as sentences: without what people see, and without what is said better.
 * @param {Told[]} told
 * @param {Sight} sight
 * @param {Record<string, RegExp>} patterns
 * @param {(told: Told) => boolean} [left] What this game leaves out besides.
 * @param {(some: Told[]) => string} [tellThem] How this game tells one of them, or some that belong together.
 * @returns {string[]}
 */
export function tellMine(told, sight, patterns, left = () => false, tellThem = (some) => tellSome(some, sight, patterns)) {
  const deal = told.some((one) => one.kind === 'round began');
  const worth = told.filter((one) => !SEEN.includes(one.kind) && !left(one)
    && !(deal && one.kind === 'drew card')
    && !(SAID_BETTER.includes(one.kind) && told.some((other) => other.private && other.seat === one.seat && other.kind !== 'drew card')));
  return bundled(worth).map((some) => tellThem(some));
}

/**
 * The dwarfs that are shown at the end of a round, as one event.
 * @param {Told[]} told @param {Sight} sight
 * @returns {Told[]}
 */
export function withCast(told, sight) {
  const shown = told.filter((one) => one.kind === 'showed');
  if (!shown.length) return told;
  const names = shown.map((one) => t('told.was', { who: sight.name(one.seat ?? 0), role: roleName(understand(PATTERNS, one)?.role ?? '') }));
  const cast = { kind: 'cast', text: listed(names) };
  return told.flatMap((one) => (one === shown[0] ? [cast] : one.kind === 'showed' ? [] : [one]));
}

/** @param {Told[]} told @returns {Told[][]} */
function bundled(told) {
  /** @type {Told[][]} */
  const bundles = [];
  for (const one of told) {
    const last = bundles.at(-1);
    if (last && ONE_EACH.includes(one.kind) && last[0].kind === one.kind && last[0].seat === one.seat) last.push(one);
    else bundles.push([one]);
  }
  return bundles;
}

/** @param {Told[]} some @param {Sight} sight @param {Record<string, RegExp>} patterns */
export function tellSome(some, sight, patterns) {
  const [told] = some;
  const groups = understand(patterns, told);
  if (!groups) {
    console.error(`no pattern for ${told.kind}: ${told.text}`);
    return told.text;
  }
  const cards = some.length > 1 ? listedWords(some.map((one) => word(`card.${understand(patterns, one)?.card}`))) : null;
  return capital(sentence(keyOf(told, groups), groups, sight, (name, value) => (name === 'card' && cards ? cards : inWords(name, value, sight))));
}

/** @param {Told} told @param {Record<string, string>} groups */
function keyOf(told, groups) {
  const key = `told.${told.kind.replaceAll(' ', '-')}`;
  const side = groups.side?.replaceAll(' ', '_');
  if (side && has(`${key}.${side}`)) return `${key}.${side}`;
  if (told.kind === 'passed' && groups.empty) return `${key}.empty`;
  if (told.kind === 'opened' || told.kind === 'saw') return groups.face.startsWith('gold') ? `${key}.gold` : `${key}.stone`;
  return key;
}

/** @param {string} name @param {string} value @param {Sight} sight */
export function inWords(name, value, sight) {
  switch (name) {
    case 'card': return word(`card.${value}`);
    case 'tool': return word(`tool.${value}`);
    case 'role': return aRole(value);
    case 'goal': return word(`goal.${goalAt(value, sight)}`);
    case 'face': return faceName(value);
    case 'cell': return value;
    default: return value;
  }
}

/** @param {string} noun As the engine says it: `green digger`. */
export const roleName = (noun) => t(`role.${noun.replaceAll(' ', '_')}`);
/** With its article. @param {string} noun */
export const aRole = (noun) => t(`role.a.${noun.replaceAll(' ', '_')}`);
/** @param {string} face */
export const faceName = (face) => t(`face.${face}`);

/** @param {string} cell @param {Sight} sight */
export function goalName(cell, sight) {
  const index = goalAt(cell, sight);
  return index < 0 ? cell : t(`goal.${index}`);
}

/** Which of the goals lies there. @param {string} cell @param {Sight} sight */
const goalAt = (cell, sight) => sight.view.goals.findIndex((/** @type {any} */ goal) => goal.cell === cell);

/** A place in words, counted from a start. @param {string} cell @param {string} [start] */
export const placeName = (cell, start) => placeFrom('place', cell, start);

/**
 * A move in a few words.
 * @param {import('../../table/face.js').Option} option @param {Sight} sight
 */
export function sayMove(option, sight) {
  const [verb, ...rest] = option.move.split(' ');
  if (verb === 'break' || verb === 'mend') {
    const whose = Number(rest[1]);
    return t(`say.${verb}`, { tool: word(`tool.${rest[0]}`), whose: sight.name(whose), you: whose === sight.you });
  }
  if (verb === 'pass' && !rest.length) return t('do.pass.empty');
  return t(`say.${verb}`, { n: rest.length });
}

/** What claims say. */
export const CLAIM = /^(?:(?<goal>-?\d+,-?\d+) is (?<face>\w+)|I am a (?<mine>.+)|seat (?<seat>\d+) is a (?<role>.+))$/;

/**
 * A claim: what it is about, what it says, and all of it.
 * @param {string} text @param {Sight} sight
 * @returns {{ about: string, says: string, sentence: string, said?: boolean }}
 */
export function readClaim(text, sight) {
  const found = CLAIM.exec(text)?.groups;
  if (!found) return { about: text, says: text, sentence: text };
  if (found.goal) {
    const about = goalName(found.goal, sight);
    return { about, says: t('claim.is', { what: faceName(found.face) }), sentence: t('claim.goal', { goal: about, face: faceName(found.face) }) };
  }
  if (found.mine) return { about: t('claim.me'), says: roleName(found.mine), sentence: t('claim.iAm', { role: aRole(found.mine) }) };
  const name = sight.name(Number(found.seat));
  const said = Number(found.seat) === sight.me; // "I am …" says the same.
  return { about: name, says: roleName(found.role), sentence: t('claim.seat', { name, role: aRole(found.role) }), said };
}
