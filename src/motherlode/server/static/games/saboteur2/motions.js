// What moves on the table of Saboteur with the expansion.
import { understand } from '../telling.js';
import { mineMotions } from '../mine/motions.js';
import { PATTERNS } from './story.js';

/** @typedef {import('../../table/face.js').Motion} Motion */

/** @param {import('../../wire').Told} told @param {import('../../table/face.js').Sight} sight @returns {Motion[]} */
export function motions(told, sight) {
  const groups = understand(PATTERNS, told);
  if (!groups) return [];
  const [who, whose] = [`seat:${groups.who}`, `seat:${groups.whose}`];
  switch (told.kind) {
    case 'trapped': return [{ kind: 'send', from: who, to: whose, art: 'card-trap', sound: 'break' }];
    case 'freed': return [{ kind: 'send', from: who, to: whose, art: 'card-free', sound: 'mend' }];
    case 'drove off': return [{ kind: 'send', from: who, to: whose, art: 'card-hands_off' }];
    case 'laid thief': return [{ kind: 'send', from: 'pile', to: who, art: 'card-thief' }];
    case 'removed': return [{ kind: 'pop', to: who, sound: 'mend' }];
    case 'swapped hands': return [{ kind: 'send', from: who, to: whose, art: 'card-back' }, { kind: 'send', from: whose, to: who, art: 'card-back', together: true }];
    case 'inspected': return [{ kind: 'send', from: whose, to: who, art: 'role-back' }];
    case 'swapped role': return [{ kind: 'send', from: 'pile', to: whose, art: 'role-back' }];
    case 'got gold': return [{ kind: 'send', from: 'pile', to: who, art: 'nugget', together: true }];
    case 'stole': return [{ kind: 'send', from: whose, to: who, art: 'nugget' }];
    default: return mineMotions(told, sight, PATTERNS);
  }
}
