// Events as sentences: the server's line of each kind is read by a pattern, and told by the catalogue.
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
  const mine = groups.who !== undefined && Number(groups.who) === sight.me;
  const own = groups.whose !== undefined && groups.whose === groups.who;
  const me = groups.whose !== undefined && Number(groups.whose) === sight.me;
  // `.self`: to oneself; `.me`: to the reader. Each may speak to the reader with `.you`.
  const variant = own && has(`${key}.self`) ? `${key}.self` : me && has(`${key}.me`) ? `${key}.me` : key;
  return t(variant, { ...params, you: mine });
}
