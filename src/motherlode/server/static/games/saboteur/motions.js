// What moves on the table of Saboteur.
import { mineMotions } from '../mine/motions.js';
import { PATTERNS } from './story.js';

/** @param {import('../../wire').Told} told @param {import('../../table/face.js').Sight} sight @returns {import('../../table/face.js').Motion[]} */
export function motions(told, sight) {
  // SAB-31, SAB-33: all see who takes gold, nobody how much.
  if (told.kind === 'took gold') return [{ kind: 'send', from: 'pile', to: `seat:${told.seat}`, art: 'nugget', together: true }];
  return mineMotions(told, sight, PATTERNS);
}
