// The face of Gold Mine.
import { t } from '../../app/words.js';
import { Board, boundsOf, Ghost, keyAt, spot } from './board.js';
import { focusOf } from './cells.js';
import { motions } from './motions.js';
import { readMove, writeMove } from './moves.js';
import { Facts, Marks, Panel, Role } from './people.js';
import { understand } from '../telling.js';
import { ends, PATTERNS, Story, tell } from './story.js';
import { chip, keyName, question, say } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @type {import('../../table/face.js').Face} */
export const face = {
  game: 'goldmine',
  bounds: boundsOf,
  focus: focusOf,
  Board,
  read: readMove,
  write: writeMove,
  spot,
  keyAt,
  Ghost,
  pieces,
  given: (sight) => (sight.prompt === 'lay' ? [`tile:${sight.view.drawn}`] : []),
  Role,
  Marks,
  Facts,
  Panel,
  chip,
  question,
  say,
  name: keyName,
  tell,
  where: (told) => understand(PATTERNS, told)?.place ?? understand(PATTERNS, told)?.cell,
  motions,
  claim: (text) => ({ about: text, says: text, sentence: text }),
  open: true,
  Story,
  ends,
  played,
};

/** GLD-43: who has a colour has its ability. @param {Sight} sight */
function played(sight) {
  const colour = sight.me === null ? null : sight.view.miners[sight.me].colour;
  return colour ? [{ role: `goldmine.colour.${colour}`, won: sight.end?.winners.includes(sight.me ?? -1) ?? false }] : [];
}

/** The tile that was drawn, then those that lie open (GLD-41): while one is drawn, they wait. @param {Sight} sight */
function pieces(sight) {
  if (sight.me === null || sight.prompt === 'choose') return [];
  const drawn = sight.asked === sight.me && sight.view.drawn ? [{ key: `tile:${sight.view.drawn}`, art: `tile-${sight.view.drawn}`, label: t(`tile.${sight.view.drawn}`) }] : [];
  const open = sight.view.miners[sight.me].open_tiles.map((/** @type {string} */ tile) => ({ key: `${drawn.length ? 'waits' : 'tile'}:${tile}`, art: `tile-${tile}`, label: t(`tile.${tile}`) }));
  return [...drawn, ...open];
}
