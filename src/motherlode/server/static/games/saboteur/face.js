// The face of Saboteur.
import { t } from '../../app/words.js';
import { cellAt, cellBox } from '../mine/cells.js';
import { readMove, writeMove } from '../mine/moves.js';
import { CardGhost, handPieces } from '../mine/parts.js';
import { goalName, readClaim } from '../mine/words.js';
import { mineMotions } from '../mine/motions.js';
import { Board, boundsOf } from './board.js';
import { Facts, Marks, Role } from './people.js';
import { ends, PATTERNS, say, Story, tell } from './story.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

const ACTIONS = /^(break|fix|map|rockfall)/;

/** @type {import('../../table/face.js').Face} */
export const face = {
  game: 'saboteur',
  bounds: boundsOf,
  Board,
  read: readMove,
  write: (keys, turn) => writeMove(keys, turn, (card) => !ACTIONS.test(card)),
  spot: (key) => (key.startsWith('cell:') ? cellBox(key.slice(5)) : null),
  keyAt: (x, y) => `cell:${cellAt(x, y)}`,
  Ghost: CardGhost,
  pieces: handPieces,
  Role,
  Marks,
  Facts,
  chip,
  question,
  say,
  name: (key, sight) => keyName(key, sight),
  tell,
  motions: (told, sight) => mineMotions(told, sight, PATTERNS),
  claim: readClaim,
  Story,
  ends,
};

/** @param {string} key @param {Sight} sight */
function chip(key, sight) {
  const [kind, value] = key.split(':');
  if (kind === 'tool') return { label: t(`tool.${value}`), art: `icon-${value}` };
  if (kind === 'gold') return { label: t('gold.card', { n: Number(value) }), art: 'icon-gold' };
  if (kind === 'do' && value === 'pass' && !sight.own?.hand.length) return { label: t('do.pass.empty') };
  return { label: t(`do.${value}`) };
}

/** @param {string} key @param {Sight} sight */
function keyName(key, sight) {
  const cell = key.slice(5);
  return key.startsWith('cell:') ? t('place.cell', { cell: goalName(cell, sight) }) : key;
}

/** @param {Sight} sight */
function question(sight) {
  if (sight.prompt !== 'play') return t(`ask.${sight.prompt}`);
  const broken = sight.me === null ? [] : sight.view.seats[sight.me].broken;
  if (!sight.own?.hand.length) return t('ask.empty');
  return broken.length ? t('ask.broken') : t('ask.play');
}
