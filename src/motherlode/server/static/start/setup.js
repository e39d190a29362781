// Set-ups: what a table agrees on, as the server writes it, and in words.
import { has, said, t } from '../app/words.js';

/** @typedef {import('../wire').GameInfo} GameInfo */
/** @typedef {import('../wire').OptionInfo} OptionInfo */
/** @typedef {string | number | boolean} Value */

/**
 * Read `saboteur(edition=ru, seats=4, rounds=1)`.
 * @param {string} text
 * @returns {{ game: string, edition: string, seats: number, options: Record<string, string> }}
 */
export function readSetup(text) {
  const [, game = '', inside = ''] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
  const pairs = inside.split(',').map((pair) => pair.trim().split('=')).filter((pair) => pair.length === 2);
  const { edition = '', seats = '0', ...options } = Object.fromEntries(pairs);
  return { game, edition, seats: Number(seats), options };
}

/** @param {string} game @param {string} edition */
export function editionName(game, edition) {
  const key = `edition.${game}.${edition}`;
  return has(key) ? t(key) : edition;
}

/**
 * What an option decides, in a sentence: the catalogue's, else the game's own.
 * @param {{ name: string, says: string }} option
 */
export function optionSays({ name, says }) {
  const key = `option.${name}`;
  return has(key) ? t(key) : said(says);
}

/** @param {string} name @param {Value} value */
export function valueName(name, value) {
  if (typeof value === 'number' || /^\d+$/.test(String(value))) return String(value);
  const key = `option.${name}.${value}`;
  if (has(key)) return t(key);
  return String(value) === 'true' ? t('option.yes') : String(value) === 'false' ? t('option.no') : String(value);
}

/** @param {string} bot */
export function botName(bot) {
  const key = `bot.${bot}`;
  return has(key) ? t(key) : bot;
}

/** @param {number | null} pace */
export function paceName(pace) {
  if (pace === null) return t('pace.none');
  if (pace < 60) return t('pace.seconds', { n: pace });
  return pace < 86400 ? t('pace.minutes', { n: Math.round(pace / 60) }) : t('pace.days', { n: Math.round(pace / 86400) });
}
