// What moves when something is told in the Duel.
import { mineMotions } from '../mine/motions.js';
import { understand } from '../telling.js';
import { PATTERNS } from './words.js';

/** @typedef {import('../../table/face.js').Motion} Motion */

/**
 * @param {import('../../wire').Told} told
 * @param {import('../../table/face.js').Sight} sight As it was before.
 * @returns {Motion[]}
 */
export function motions(told, sight) {
  const groups = understand(PATTERNS, told);
  if (!groups) return [];
  switch (told.kind) {
    case 'unlocked': return [{ kind: 'fly', from: `seat:${groups.who}`, to: `key:${groups.cell}` }];
    case 'claimed': return [{ kind: 'fly', from: `seat:${groups.who}`, to: `token:${groups.goal}`, sound: 'gold' }];
    case 'removed': return [{ kind: 'send', from: `seat:${groups.who}`, art: `card-break_${groups.tool}`, sound: 'mend' }];
    case 'lay': return [{ kind: 'pop', to: `cell:${groups.goal}` }];
    default: return mineMotions(told, sight, PATTERNS);
  }
}
