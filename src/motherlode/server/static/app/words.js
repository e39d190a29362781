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
  shapes = Object.keys(catalogue).filter((key) => HOLE.test(key)).sort((one, two) => two.length - one.length).map(shapeOf);
  parts.clear();
  plurals = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
  language.value = wanted;
}

/** Parts of the catalogue that have come besides. @type {Map<string, Promise<void>>} */
const parts = new Map();

/**
 * Words that come with what speaks them: those of a game (`games/duel`), or of what one asks for (`pages/settings`).
 * @param {string} part
 */
export function loadPart(part) {
  const before = parts.get(part);
  if (before) return before;
  const coming = fetch(`/words/${language.value}/${part}.json`)
    .then((response) => response.json())
    .then((more) => { Object.assign(catalogue, more); });
  parts.set(part, coming);
  return coming;
}

/** @typedef {Record<string, string | number | boolean | Word | null | undefined>} Params */

/**
 * A text that stands in another one, which may ask for a form of it: `{tool.acc}` is `tool.pick.acc`, or
 * `tool.pick` in languages that have no such form.
 */
export class Word {
  /** @param {(form: string) => string} inForm */
  constructor(inForm) {
    this.inForm = inForm;
  }
}

/**
 * A text of the catalogue as a parameter of another one.
 * @param {string} key
 * @param {Params} [params]
 */
export const word = (key, params) => new Word((form) => t(form && has(`${key}.${form}`) ? `${key}.${form}` : key, params));

const HOLE = /\{(\w+)(?:\.(\w+))?\}/;

/** @param {string} text @param {Params} params */
function fill(text, params) {
  return text.replace(new RegExp(HOLE, 'g'), (_, name, form = '') => {
    const value = params[name];
    return value instanceof Word ? value.inForm(form) : String(value ?? '');
  });
}

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
  return fill(text, params);
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

// What the server says

/** Sentences with holes, the longest first. @type {{ key: string, pattern: RegExp }[]} */
let shapes = [];

/** @param {string} key */
function shapeOf(key) {
  const parts = key.split(/(\{\w+\})/).map((part) => (HOLE.test(part) ? `(?<${part.slice(1, -1)}>.*)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return { key, pattern: new RegExp(`^${parts.join('')}$`) };
}

/**
 * A sentence of the server in the reader's language: it is looked up by itself. What stands in its holes may be
 * such a text again.
 * @param {string} sentence
 * @returns {string}
 */
export function said(sentence) {
  if (Object.hasOwn(catalogue, sentence)) return catalogue[sentence];
  for (const { key, pattern } of shapes) {
    const found = pattern.exec(sentence);
    if (found) return fill(catalogue[key], Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, said(value)])));
  }
  return sentence;
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

/**
 * Words in a row, all in the form that is asked for; equal ones once, with their number.
 * @param {Word[]} words
 */
export const listedWords = (words) => new Word((form) => {
  const all = words.map((one) => one.inForm(form));
  const times = (/** @type {string} */ one) => all.filter((other) => other === one).length;
  return listed([...new Set(all)].map((one) => (times(one) > 1 ? `${one} (×${times(one)})` : one)));
});
