// What the faces of games of path cards have in common.
import { cellAt, cellBox } from './cells.js';
import { judge } from './claims.js';
import { readMove, writeMove } from './moves.js';
import { CardGhost } from './parts.js';
import { keyName } from './questions.js';
import { understand } from '../telling.js';
import { PATTERNS, readClaim } from './words.js';

/** @typedef {import('../../table/face.js').Face} Face */

/** Where things lie: one card a cell. @type {Pick<Face, 'spot' | 'keyAt'>} */
export const PLACES = {
  spot: (key) => (key.startsWith('cell:') ? cellBox(key.slice(5)) : null),
  keyAt: (x, y) => `cell:${cellAt(x, y)}`,
};

/**
 * Everything open: every dwarf and all gold in sight, and what lies under the goals.
 * @type {Required<Face>['opened']}
 */
export function opened({ view, selves = [], facts }) {
  const seats = view.seats.map((/** @type {any} */ person) => {
    const { role = null, nuggets = sum(selves[person.seat].gold ?? []) } = selves[person.seat];
    return { ...person, role, nuggets: person.nuggets ?? nuggets };
  });
  const seen = Object.fromEntries(view.goals.map((/** @type {any} */ goal, /** @type {number} */ index) => [goal.cell, facts.faces[index]]));
  return { view: { ...view, seats }, own: { seen } };
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * Moves and claims where roles are hidden.
 * @param {(card: string) => boolean} isPath
 * @returns {Pick<Face, 'spot' | 'keyAt' | 'read' | 'write' | 'Ghost' | 'name' | 'where' | 'claim' | 'judge' | 'opened'>}
 */
export function hiddenRoles(isPath) {
  return {
    ...PLACES,
    read: readMove,
    write: (keys, turn) => writeMove(keys, turn, isPath),
    Ghost: CardGhost,
    name: keyName,
    where: (told) => understand(PATTERNS, told)?.cell,
    claim: readClaim,
    judge,
    opened,
  };
}
