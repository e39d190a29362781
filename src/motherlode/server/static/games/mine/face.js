// What the faces of games of path cards have in common.
import { cellAt, cellBox } from './cells.js';
import { judge } from './claims.js';
import { readMove, writeMove } from './moves.js';
import { CardGhost } from './parts.js';
import { keyName } from './questions.js';
import { readClaim } from './words.js';

/** @typedef {import('../../table/face.js').Face} Face */

/** Where things lie: one card a cell. @type {Pick<Face, 'spot' | 'keyAt'>} */
export const PLACES = {
  spot: (key) => (key.startsWith('cell:') ? cellBox(key.slice(5)) : null),
  keyAt: (x, y) => `cell:${cellAt(x, y)}`,
};

/**
 * Moves and claims where roles are hidden.
 * @param {(card: string) => boolean} isPath
 * @returns {Pick<Face, 'spot' | 'keyAt' | 'read' | 'write' | 'Ghost' | 'name' | 'claim' | 'judge'>}
 */
export function hiddenRoles(isPath) {
  return {
    ...PLACES,
    read: readMove,
    write: (keys, turn) => writeMove(keys, turn, isPath),
    Ghost: CardGhost,
    name: keyName,
    claim: readClaim,
    judge,
  };
}
