// What moves when something is told in games of path cards.
import { cellBox } from './cells.js';
import { understand } from '../telling.js';

/** @typedef {import('../../table/face.js').Motion} Motion */

/**
 * @param {import('../../wire').Told} told
 * @param {import('../../table/face.js').Sight} sight As it was before.
 * @param {Record<string, RegExp>} patterns
 * @returns {Motion[]}
 */
export function mineMotions(told, sight, patterns) {
  const groups = understand(patterns, told);
  if (!groups) return [];
  const from = `seat:${groups.who}`;
  switch (told.kind) {
    case 'dug': return [{ kind: 'fly', from: handOf(groups.card, sight, Number(groups.who)) ?? from, to: `cell:${groups.cell}` }];
    case 'broke': return [{ kind: 'send', from, to: `seat:${groups.whose}`, art: `card-break_${groups.tool}`, sound: 'break' }];
    case 'mended': return [{ kind: 'send', from, to: `seat:${groups.whose}`, art: `card-${groups.card}`, sound: 'mend' }];
    case 'felled': return [{ kind: 'gone', box: cellBox(groups.cell), art: `card-${groups.card}`, turn: groups.turned ? 180 : 0 }];
    case 'looked': return [{ kind: 'pop', to: `cell:${groups.goal}` }];
    case 'opened': return [{ kind: 'flip', to: `cell:${groups.goal}`, sound: groups.face === 'gold' ? 'gold' : 'flip' }];
    default: return [];
  }
}

/**
 * Whoever plays a card sees it leave the hand.
 * @param {string} card @param {import('../../table/face.js').Sight} sight @param {number} who
 */
function handOf(card, sight, who) {
  const index = who === sight.me ? sight.own.hand.indexOf(card) : -1;
  return index < 0 ? null : `hand:${index}`;
}
