// Events as sentences: the server's line of each kind is read by a pattern, and told by the catalogue; and places in words.
import { has, t } from '../app/words.js';

/** @typedef {import('../table/face.js').Sight} Sight */
/** @typedef {import('../wire').Told} Told */
/** @typedef {Record<string, string>} Groups */

/**
 * What an event's line says, by name; nothing if its kind is not known here.
 * @param {Record<string, RegExp>} patterns
 * @param {Told} told
 * @returns {Groups | null}
 */
export function understand(patterns, told) {
  return patterns[told.kind]?.exec(told.text)?.groups ?? null;
}

/** A text to the reader about what lies before them; to one who has another's eyes, the name. @param {Sight} sight @param {string} key */
export const ownOr = (sight, key) => (sight.you === sight.me ? t(key) : sight.name(sight.me ?? 0));

/**
 * A sentence of the catalogue for an event: `{who}` and `{whose}` are people, `{n}` a number,
 * other parameters are put into words by the game.
 * @param {string} key
 * @param {Groups} groups
 * @param {Sight} sight
 * @param {(name: string, value: string) => string | import('../app/words.js').Word} inWords
 */
export function sentence(key, groups, sight, inWords) {
  /** @type {import('../app/words.js').Params} */
  const params = {};
  for (const [name, value] of Object.entries(groups)) {
    if (value === undefined) continue;
    if (name === 'n') params.n = Number(value);
    else if (name === 'who' || name === 'whose') params[name] = sight.name(Number(value));
    else params[name] = inWords(name, value);
  }
  const mine = groups.who !== undefined && Number(groups.who) === sight.you;
  const own = groups.whose !== undefined && groups.whose === groups.who;
  const me = groups.whose !== undefined && Number(groups.whose) === sight.you;
  // `.self`: to oneself; `.me`: to the reader. Each may speak to the reader with `.you`.
  const variant = own && has(`${key}.self`) ? `${key}.self` : me && has(`${key}.me`) ? `${key}.me` : key;
  return t(variant, { ...params, you: mine });
}

/**
 * A place in words, counted from a start: "2 right of the start, 1 up".
 * @param {string} words Where the catalogue has these words: `place`.
 * @param {string} cell @param {string} [start]
 */
export function placeFrom(words, cell, start = '0,0') {
  const [[column, row], [west, north]] = [cell, start].map((one) => one.split(',').map(Number));
  const [x, y] = [column - west, row - north];
  if (!x && !y) return t(`${words}.start`);
  if (!x) return t(`${words}.${y < 0 ? 'above' : 'below'}`, { n: Math.abs(y) });
  const across = t(`${words}.${x > 0 ? 'right' : 'left'}`, { n: Math.abs(x) });
  return y ? t(`${words}.${y < 0 ? 'up' : 'down'}`, { across, n: Math.abs(y) }) : across;
}
