// The face of Saboteur.
import { t } from '../../app/words.js';
import { hiddenRoles } from '../mine/face.js';
import { heard, rolesOf } from '../mine/rounds.js';
import { handPieces } from '../mine/parts.js';
import { askAbout, askToPlay } from '../mine/questions.js';
import { sayMove } from '../mine/words.js';
import { Board, boundsOf } from './board.js';
import { motions } from './motions.js';
import { Notebook } from './notebook.js';
import { Facts, Marks, Role } from './people.js';
import { ends, PATTERNS, Story, tell } from './story.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

const ACTIONS = /^(break|fix|map|rockfall)/;
/** @param {string} card */
const isPath = (card) => !ACTIONS.test(card);

/** @type {import('../../table/face.js').Face} */
export const face = {
  ...hiddenRoles(isPath),
  game: 'saboteur',
  bounds: boundsOf,
  Board,
  pieces,
  Role,
  Marks,
  Facts,
  Notebook,
  chip,
  question: (sight, picked) => askAbout(sight, picked, isPath) ?? askToPlay(sight),
  say: sayMove,
  tell,
  motions,
  Story,
  ends,
  played: (sight) => rolesOf(sight, PATTERNS, (role, round) => heard(round, 'round ended', PATTERNS)[0]?.side === role),
};

/** SAB-31: the gold cards that one may keep one of lie where the hand does. @param {Sight} sight */
function pieces(sight) {
  const offer = sight.prompt === 'keep' ? sight.own?.offer ?? [] : [];
  if (!offer.length) return handPieces(sight);
  return offer.map((/** @type {number} */ n) => ({ key: `gold:${n}`, art: 'nugget', many: n, label: t('gold.card', { n }) }));
}

/** @param {string} key @param {Sight} sight */
function chip(key, sight) {
  const [kind, value] = key.split(':');
  if (kind === 'tool') return { label: t(`tool.${value}`), art: `icon-${value}` };
  if (value === 'pass' && !sight.own?.hand.length) return { label: t('do.pass.empty') };
  return { label: t(`do.${value}`) };
}
