// The face of Saboteur with the expansion.
import { t, word } from '../../app/words.js';
import { hiddenRoles } from '../mine/face.js';
import { rolesOf, timesOf } from '../mine/rounds.js';
import { handPieces } from '../mine/parts.js';
import { askAbout, askToPlay } from '../mine/questions.js';
import { Board, boundsOf } from './board.js';
import { motions } from './motions.js';
import { Notebook } from './notebook.js';
import { Facts, Marks, Role } from './people.js';
import { ends, PATTERNS, say, Story, tell } from './story.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

const ACTIONS = /^(break|fix|map|rockfall|thief|hands_off|swap_|inspect|trap|free)/;
const HAS_A_PAIR = 2;
/** @param {string} card */
const isPath = (card) => !ACTIONS.test(card);

/** @type {import('../../table/face.js').Face} */
export const face = {
  ...hiddenRoles(isPath),
  game: 'saboteur2',
  bounds: boundsOf,
  Board,
  pieces: handPieces,
  Role,
  Marks,
  Facts,
  Notebook,
  chip,
  question,
  say,
  tell,
  motions,
  Story,
  ends,
  // SB2-22: who wins is paid, and some are paid with either side.
  played: (sight) => rolesOf(sight, PATTERNS, (_, round) => timesOf(round, 'got gold').has(sight.me ?? -1)),
};

/** @param {string} key @param {Sight} sight */
function chip(key, sight) {
  const [kind, value] = key.split(':');
  if (kind === 'tool') return { label: t(`tool.${value}`), art: `icon-${value}` };
  if (value === 'pass' && !sight.own?.hand.length) return { label: t('do.pass.empty') };
  if (!value.startsWith('remove_')) return { label: t(`do.${value}`) };
  const what = value.slice('remove_'.length);
  return { label: t('do.remove', { what: word(`tool.${what}`) }), art: what === 'trap' ? 'icon-trap' : `icon-broken-${what}` };
}

/** @param {Sight} sight @param {string[]} picked */
function question(sight, picked) {
  if (picked.some((key) => key.startsWith('do:remove'))) return t('ask.do.remove');
  if (picked.includes('do:pass')) return t('ask.do.pass.several');
  const asked = askAbout(sight, picked, isPath);
  if (asked || sight.prompt !== 'play' || sight.me === null) return asked ?? askToPlay(sight);
  const { broken, trapped } = sight.view.seats[sight.me];
  // SB2-7: what helps against what lies here.
  const helps = sight.own.hand.length >= HAS_A_PAIR && (trapped || broken.length);
  return helps ? t(trapped ? 'ask.trapped.help' : 'ask.broken.help') : askToPlay(sight);
}
