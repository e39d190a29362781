// The face of Saboteur Duel.
import { t, word } from '../../app/words.js';
import { opened, PLACES } from '../mine/face.js';
import { handPieces } from '../mine/parts.js';
import { askAbout } from '../mine/questions.js';
import { Board, boundsOf, Ghost } from './board.js';
import { motions } from './motions.js';
import { isPath, read, write } from './moves.js';
import { Facts, Marks, Panel, Role } from './people.js';
import { ends, scores, Story } from './story.js';
import { understand } from '../telling.js';
import { claim, name, PATTERNS, say, tell } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @type {import('../../table/face.js').Face} */
export const face = {
  ...PLACES,
  game: 'duel',
  bounds: boundsOf,
  Board,
  read,
  write,
  Ghost,
  pieces: handPieces,
  Role,
  Marks,
  Facts,
  Panel,
  chip,
  question,
  say,
  name,
  tell,
  where: (told) => understand(PATTERNS, told)?.cell,
  motions,
  claim,
  Story,
  ends,
  scores,
  opened,
  played,
};

/** @param {Sight} sight */
function played(sight) {
  const { me, end } = sight;
  return me === null || !end ? [] : [{ role: `duel.${sight.view.seats[me].colour}`, won: end.winners.includes(me) }];
}

/** @param {string} key @param {Sight} sight */
function chip(key, sight) {
  if (key === 'do:remove') return { label: t('duel.do.remove'), art: `icon-broken-${sight.view.seats[sight.me ?? 0].broken[0]}` };
  return { label: t(sight.own?.hand.length ? 'do.pass' : 'do.pass.empty') };
}

/** @param {Sight} sight @param {string[]} picked */
function question(sight, picked) {
  if (sight.prompt === 'lie') return t('duel.ask.lie');
  if (picked.includes('do:remove')) return t('duel.ask.remove');
  const about = askAbout(sight, picked, isPath);
  if (about) return about;
  const hand = sight.own?.hand.length ?? 0;
  const [tool] = sight.me === null ? [] : sight.view.seats[sight.me].broken;
  if (!hand) return t('ask.empty');
  if (!tool) return t('duel.ask.play');
  const removes = sight.moves.some((move) => move.startsWith('remove'));
  return t(removes ? 'duel.ask.broken' : 'duel.ask.stuck', { tool: word(`tool.${tool}`) });
}
