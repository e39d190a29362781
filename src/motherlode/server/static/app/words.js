// The catalogue: every text that people read goes through `t`. A missing key is an error that tests see.
import { signal } from '../vendor/preact.js';

/** @type {Record<string, string>} */
let catalogue = {};
/** @type {Intl.PluralRules} */
let plurals = new Intl.PluralRules('en');

/** The language that is spoken. */
export const language = signal('en');

/** @param {string} wanted */
export async function loadWords(wanted) {
  const response = await fetch(`/words/${wanted}.json`);
  catalogue = await response.json();
  parts.clear();
  plurals = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
  language.value = wanted;
}

/** Parts of the catalogue that have come besides: the words of games. @type {Map<string, Promise<void>>} */
const parts = new Map();

/**
 * The words of one game, or of several that share some; they come with the game.
 * @param {string} part
 */
export function loadPart(part) {
  const before = parts.get(part);
  if (before) return before;
  const coming = fetch(`/words/${language.value}/games/${part}.json`)
    .then((response) => response.json())
    .then((more) => { Object.assign(catalogue, more); });
  parts.set(part, coming);
  return coming;
}

/** @typedef {Record<string, string | number | boolean | null | undefined>} Params */

/**
 * A text: `{name}` stands for a parameter. With a number `n` the plural's own text is taken
 * (`key.one`, `key.other`, …), with a true `you` the text that speaks to the reader (`key.you`).
 * @param {string} key
 * @param {Params} [params]
 * @returns {string}
 */
export function t(key, params = {}) {
  const text = find(key, params);
  if (text === undefined) {
    console.error(`no text for ${key}`);
    return key;
  }
  return text.replace(/\{(\w+)\}/g, (_, name) => String(params[name] ?? ''));
}

/** @param {string} key @param {Params} params */
function find(key, params) {
  const base = params.you && has(`${key}.you`) ? `${key}.you` : key;
  if (typeof params.n === 'number') {
    const plural = catalogue[`${base}.${plurals.select(params.n)}`] ?? catalogue[`${base}.other`];
    if (plural !== undefined) return plural;
  }
  return catalogue[base];
}

/**
 * Whether there is a text for a key (or for its plurals).
 * @param {string} key
 */
export function has(key) {
  return key in catalogue || `${key}.other` in catalogue;
}

/**
 * A text as a sentence begins.
 * @param {string} text
 */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

/**
 * Things in a row: "a, b and c".
 * @param {string[]} things
 */
export function listed(things) {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(things);
}
