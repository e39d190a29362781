// What a game tells the table about itself: its face. The table knows no game, a face knows no rules:
// it says how a view looks, and what a legal move (a text from the server) points at.

import { loadArt } from '../app/art.js';
import { loadStyle } from '../app/style.js';
import { loadPart } from '../app/words.js';

/**
 * What one may see now.
 * @typedef {object} Sight
 * @property {string} game
 * @property {any} view What everyone sees.
 * @property {any} own What the reader alone knows; null for spectators.
 * @property {number | null} me The reader's seat; in a replay, whose eyes one has.
 * @property {number | null} you Whom sentences call "you": the reader's seat, but nobody where one has another's eyes.
 * @property {boolean} away Whether a bot plays for the reader.
 * @property {number | null} asked
 * @property {string | null} prompt
 * @property {string[]} moves The legal moves, if the reader is asked.
 * @property {import('../wire').End | null} end
 * @property {import('../wire').Chair[]} chairs
 * @property {(seat: number) => string} name
 * @property {import('./scene.js').Entry[]} log All that the reader was told, and what was claimed and said.
 */

/**
 * A legal move as the things that one points at to choose it, in any order: `card:curve_ne`, `cell:3,-1`,
 * `seat:2`, `do:pass`, `tool:lamp`, `colour:red`, … Moves that differ only in how something lies have the
 * same keys and different turns (degrees, clockwise).
 * @typedef {object} Option
 * @property {string} move
 * @property {string[]} keys
 * @property {number} turn
 * @property {number} [inOrder] So many of its keys are pointed at first, in their order: a card before what it is
 *   used on, what goes before what comes.
 */

/** @typedef {{ x: number, y: number, w: number, h: number, round?: boolean }} Box In units of the board. */

/**
 * Something to choose from: a card in the hand. With `many` it shows its picture so often.
 * @typedef {{ key: string, art: string, label: string, note?: string, many?: number }} Piece
 */

/**
 * Something that moves on the table when an event is told: under half a second, and skippable.
 * `fly`: what lies at `to` comes from `from`; `pop`: what is at `to` draws attention; `flip`: it turns over;
 * `slide`: what is at `to` comes from `from`, along `path`; `gone`: `art` was at `box` and crumbles; `send`: `art` flies
 * from `from` (or `box`) to `to`, people or piles; `turnUp`: the same with a card that is turned up first.
 * `dice` roll, `title` says whose; `contest`: two people throw against each other: it begins with `names`, goes on with
 * `dice` of both and who `won`, and ends with a `title` alone.
 * Keys are those of `data-key`: `cell:3,-1`, `seat:2`, `pile`.
 * @typedef {object} Motion
 * @property {'fly' | 'slide' | 'pop' | 'flip' | 'gone' | 'send' | 'turnUp' | 'dice' | 'contest'} kind
 * @property {string} [to]
 * @property {string} [from]
 * @property {string} [art]
 * @property {Box} [box]
 * @property {number} [turn]
 * @property {number[]} [dice]
 * @property {{ x: number, y: number }[]} [path] Where it comes by, in units of the board.
 * @property {string} [title]
 * @property {string[]} [names]
 * @property {number} [won] Which of the two dice.
 * @property {boolean} [together] With the motion before it, not after.
 * @property {string} [sound] What it sounds like, if not like others of its kind; see `settings/sounds.js`.
 */

/**
 * @typedef {object} Face
 * @property {string} game
 * @property {(sight: Sight) => Box} bounds What the board covers.
 * @property {(sight: Sight) => (Box & { finger: number }) | null} [focus] Where the reader should look now, and what should be as big
 *   as a fingertip there: a small screen comes closer if it is not.
 * @property {any} Board Component `{ sight }`: the board without what may be chosen, in board units (SVG).
 * @property {(move: string, sight: Sight) => Option} read
 * @property {(keys: string[], turn: number, sight: Sight) => string | null} write The move that these keys would be,
 *   legal or not: to ask the server why not. Null if it is none.
 * @property {(key: string, sight: Sight) => Box | null} spot Where a key lies on the board; null if it is not there.
 * @property {(x: number, y: number, sight: Sight) => string | null} keyAt What lies at a point of the board.
 * @property {any} Ghost Component `{ option, sight }`: what would lie there (SVG, in board units).
 * @property {(sight: Sight) => Piece[]} pieces What lies before the reader.
 * @property {(sight: Sight) => string[]} [given] Pieces that are picked by themselves: there is no other to choose.
 * @property {any} Role Component `{ sight }`: who the reader is and wants, always in sight.
 * @property {any} Marks Component `{ sight, seat }`: what lies before a person: cards, broken tools, gold.
 * @property {any} Facts Component `{ sight }`: round, piles; in the head of the table.
 * @property {any} [Panel] Component `{ sight, choosing }`: what a game shows beside the board.
 * @property {(key: string) => boolean} [inPanel] Whether a key is pointed at in the panel, and needs no button.
 * @property {(key: string, sight: Sight) => { label: string, art?: string, note?: string }} chip A key that is neither on
 *   the board, nor in the hand, nor a person: a button; with a note (what it brings) a big one.
 * @property {(sight: Sight, picked: string[]) => string} question What the seat that is asked has to decide, having picked some keys.
 * @property {(option: Option, sight: Sight) => string} say A move in a few words, for the button that makes it.
 * @property {(key: string, sight: Sight) => string} name A key in words, for those who do not see it.
 * @property {(told: import('../wire').Told[], sight: Sight) => string[]} tell What was told, as sentences.
 * @property {(told: import('../wire').Told) => string | undefined} where The cell that a sentence leaves to the picture: said aloud to those
 *   who do not see it.
 * @property {(told: import('../wire').Told, sight: Sight, all: import('../wire').Told[]) => Motion[]} motions What moves
 *   when something is told, among all that is told with it.
 * @property {(claim: string, sight: Sight) => { about: string, says: string, sentence: string, said?: boolean }} claim A
 *   claim in two steps: whom or what it is about, and what it says; and as a sentence; whether another one says the same.
 * @property {boolean} [open] Whether everything lies open: then there is nothing to claim.
 * @property {(step: import('../wire').Step) => { view: any, own: any }} [opened] A step of a game that is over, with everything
 *   open: the view, and what an all-knowing spectator knows besides.
 * @property {(sight: Sight) => { role: string, won: boolean }[]} [played] Who the reader was, in each round that is over: keys of
 *   the catalogue.
 * @property {any} [Notebook] Component `{ sight }`: what the reader alone knows, and what all could watch; behind the role.
 * @property {(entry: import('./scene.js').Entry, sight: Sight) => boolean | null} [judge] Whether a claim was true, once all can know it.
 * @property {any} Story Component `{ sight, told, past }`: the end of a round, or of the game, as a story; `past` is all
 *   that was told at this table until then.
 * @property {(told: import('../wire').Told[]) => boolean} ends Whether this ends a round: then the story is shown.
 * @property {(sight: Sight, past: import('../wire').Told[]) => { label: string, values: number[] }[]} [scores] Gold by seat
 *   after each round, for the chart.
 */

/**
 * Where the face of a game is, the parts of the catalogue it speaks with, and whose style sheets it needs.
 * @type {Record<string, { load: () => Promise<{ face: Face }>, words: string[], styles: string[] }>}
 */
const FACES = {
  saboteur: { load: () => import('../games/saboteur/face.js'), words: ['mine', 'saboteur'], styles: ['mine'] },
  saboteur2: { load: () => import('../games/saboteur2/face.js'), words: ['mine', 'saboteur', 'saboteur2'], styles: ['mine'] },
  duel: { load: () => import('../games/duel/face.js'), words: ['mine', 'duel'], styles: ['mine', 'duel'] },
  goldmine: { load: () => import('../games/goldmine/face.js'), words: ['goldmine'], styles: ['goldmine'] },
  corporation: { load: () => import('../games/corporation/face.js'), words: ['corporation'], styles: ['corporation'] },
};

/** The words of a game. @param {string} game */
export const loadWordsOf = (game) => Promise.all(FACES[game].words.map((part) => loadPart(`games/${part}`)));

/**
 * A game's face, with its words, pictures and style sheets in place.
 * @param {string} game
 * @returns {Promise<Face>}
 */
export async function loadFace(game) {
  const { load, styles } = FACES[game];
  const [{ face }] = await Promise.all([
    load(),
    loadArt(game),
    loadWordsOf(game),
    ...styles.map((name) => loadStyle(`/static/games/${name}/style.css`)),
  ]);
  return face;
}
