// The board and the moves in words, loaded by those who ask for them. A game's voice says what its face shows.
import { loadStyle } from '../app/style.js';
import { loadPart } from '../app/words.js';
import { MoveList } from './MoveList.js';
import { TextBoard } from './TextBoard.js';

/** @typedef {import('../table/face.js').Sight} Sight */

/**
 * A table of text: its title, the headings of its columns, and its rows, each with a heading of its own.
 * @typedef {{ title: string, columns: string[], rows: { head: string, cells: string[] }[] }} Sheet
 */

/**
 * @typedef {object} Voice
 * @property {(sight: Sight) => Sheet[]} sheets The board, the first of them.
 * @property {(sight: Sight) => string[]} facts What all should keep in mind: round, piles.
 * @property {(sight: Sight, seat: number) => string[]} person What lies before somebody, and what the reader knows of them.
 * @property {(sight: Sight) => string[]} own Who the reader is, wants and has.
 * @property {(sight: Sight) => string[]} hand What lies before the reader.
 * @property {(option: import('../table/face.js').Option, sight: Sight) => string} move A move; no two legal ones sound alike.
 */

/** @type {Record<string, () => Promise<{ voice: Voice }>>} */
const VOICES = {
  saboteur: () => import('../games/saboteur/text/voice.js'),
  saboteur2: () => import('../games/saboteur2/text/voice.js'),
  duel: () => import('../games/duel/text/voice.js'),
  goldmine: () => import('../games/goldmine/text/voice.js'),
  corporation: () => import('../games/corporation/text/voice.js'),
};

/** @param {string} game */
export async function loadParts(game) {
  const [{ voice }] = await Promise.all([VOICES[game](), loadPart('pages/text'), loadStyle('/static/text/style.css')]);
  return { voice, TextBoard, MoveList };
}
