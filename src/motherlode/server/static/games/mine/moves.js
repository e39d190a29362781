// Moves that games of path and action cards share, as keys, and back.

/** @typedef {import('../../table/face.js').Option} Option */

export const TURNED = 180;
const REMOVABLE = ['pick', 'lamp', 'cart', 'trap'];
const ON_CELLS = ['map', 'rockfall', 'key'];
const ON_ONESELF = ['thief'];

/**
 * @param {string} move
 * @returns {Option}
 */
export function readMove(move) {
  const [verb, ...rest] = move.split(' ');
  const turn = rest.includes('turned') ? TURNED : 0;
  return { move, keys: keys(verb, rest.filter((word) => word !== 'turned')), turn };
}

/** @param {string} verb @param {string[]} rest @returns {string[]} */
function keys(verb, rest) {
  switch (verb) {
    case 'dig': return [`card:${rest[0]}`, `cell:${rest[1]}`];
    case 'break': return [`card:break_${rest[0]}`, `seat:${rest[1]}`];
    case 'mend': return [`card:${rest[3] ?? `fix_${rest[0]}`}`, `seat:${rest[1]}`, `tool:${rest[0]}`];
    case 'map': case 'rockfall': case 'key': return [`card:${verb}`, `cell:${rest[0]}`];
    case 'open': case 'lie': return [`cell:${rest[0]}`];
    case 'pass': return ['do:pass', ...rest.map((card) => `card:${card}`)];
    case 'keep': return [`gold:${rest[0]}`];
    // What remains names a card and a person (`inspect 2`), a person (`steal 2`), or just what to do (`decline`).
    case 'steal': return [`seat:${rest[0]}`];
    case 'decline': return ['do:decline'];
    case 'thief': return ['card:thief'];
    case 'remove': return removed(rest);
    default: return [`card:${verb}`, ...rest.map((seat) => `seat:${seat}`)];
  }
}

/** Where several things may lie before one, what is taken away is said first; the rest are cards. @param {string[]} rest */
function removed(rest) {
  const [what, ...cards] = REMOVABLE.includes(rest[0]) ? rest : ['', ...rest];
  return [what ? `do:remove_${what}` : 'do:remove', ...cards.map((card) => `card:${card}`)];
}

/**
 * The move that keys would be, legal or not.
 * @param {string[]} keys @param {number} turn @param {(card: string) => boolean} isPath
 * @returns {string | null}
 */
export function writeMove(keys, turn, isPath) {
  const part = (/** @type {string} */ kind) => keys.find((key) => key.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const [card, cell, seat, tool] = [part('card'), part('cell'), part('seat'), part('tool')];
  if (!card) return null;
  if (cell && isPath(card)) return `dig ${card}${turn ? ' turned' : ''} ${cell}`;
  if (cell) return ON_CELLS.includes(card) ? `${card} ${cell}` : null;
  if (!seat || ON_CELLS.includes(card) || ON_ONESELF.includes(card)) return null;
  const [verb, first] = card.split('_');
  if (verb === 'break') return `break ${first} ${seat}`;
  if (verb === 'fix') return card === `fix_${first}` ? `mend ${first} ${seat}` : `mend ${tool ?? first} ${seat} with ${card}`;
  return isPath(card) ? null : `${card} ${seat}`;
}
