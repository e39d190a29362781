// The face of Dwarf Corporation: crystals on a field, investments, money; everything is open.
import { t } from '../../app/words.js';
import { Board, BOUNDS, Ghost } from './board.js';
import { cardPieces } from './cards.js';
import { cellBox } from './field.js';
import { motions } from './motions.js';
import { keyAt, readMove, writeMove } from './moves.js';
import { Panel } from './panel.js';
import { Facts, Marks, Role } from './people.js';
import { nameOf, question, say } from './speech.js';
import { ends, Story } from './story.js';
import { understand } from '../telling.js';
import { PATTERNS, tell } from './words.js';

/** @type {import('../../table/face.js').Face} */
export const face = {
  game: 'corporation',
  bounds: () => BOUNDS,
  Board,
  read: readMove,
  write: (keys, _, sight) => writeMove(keys, sight),
  spot: (key) => (key.startsWith('cell:') ? cellBox(key.slice(5)) : null),
  keyAt,
  Ghost,
  pieces: cardPieces,
  Role,
  Marks,
  Facts,
  Panel,
  inPanel: (key) => key.startsWith('colour:'),
  chip: (key) => ({ label: t(`corporation.${key.replace(':', '.')}`) }),
  question,
  say,
  name: nameOf,
  tell,
  where: (told) => understand(PATTERNS, told)?.cell,
  motions,
  open: true,
  claim: (text) => ({ about: text, says: text, sentence: text }),
  Story,
  ends,
};
