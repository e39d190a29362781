// What moves in Dwarf Corporation: crystals appear, coins go from the gold to people, chest cards are turned up.
import { understand } from '../telling.js';
import { CELL, cellBox } from './field.js';
import { PATTERNS } from './words.js';

/** @typedef {import('../../table/face.js').Motion} Motion */
/** @typedef {import('../../wire').Told} Told */

/**
 * @param {Told} told
 * @param {import('../../table/face.js').Sight} _
 * @param {Told[]} all
 * @returns {Motion[]}
 */
export function motions(told, _, all) {
  const groups = understand(PATTERNS, told);
  if (!groups) return [];
  const box = cellOf(told, all);
  const to = `seat:${groups.who}`;
  const together = all[all.indexOf(told) - 1]?.kind === told.kind;
  switch (told.kind) {
    case 'dug': case 'tunnelled': return [{ kind: 'pop', to: `cell:${groups.cell}`, sound: 'lay' }];
    case 'got coins': return box ? [{ kind: 'send', box, to, art: 'coin', together }] : [{ kind: 'pop', to, together, sound: 'gold' }];
    case 'got gnome': case 'took gnome': return box ? [{ kind: 'send', box, to, art: 'gnome', together }] : [];
    case 'drew': return box ? [{ kind: 'turnUp', box: cardBox(box), to, art: `chest-${groups.card}` }] : [];
    case 'invested': return [{ kind: 'send', from: `colour:${groups.colour}`, to, art: `investment-${groups.colour}` }];
    case 'took': case 'exchanged': return groups.colours.split(/, | and /).map((colour, index) => (
      { kind: 'send', from: `colour:${colour}`, to, art: `investment-${colour}`, together: index > 0 }));
    case 'swapped': return [{ kind: 'send', from: to, to: `colour:${groups.old}`, art: `investment-${groups.old}` },
      { kind: 'send', from: `colour:${groups.colour}`, to, art: `investment-${groups.colour}`, together: true }];
    case 'caved in': case 'cleared': return [{ kind: 'pop', to: `colour:${groups.colour}`, sound: told.kind === 'cleared' ? 'mend' : 'fall' }];
    default: return [];
  }
}

/** Where it was found: under the crystal that was told of last. @param {Told} told @param {Told[]} all */
function cellOf(told, all) {
  const dug = all.slice(0, all.indexOf(told)).findLast((one) => one.kind === 'dug');
  const cell = dug ? understand(PATTERNS, dug)?.cell : undefined;
  return cell ? cellBox(cell) : null;
}

/** Room for a card above its cell. @param {import('../../table/face.js').Box} box */
const cardBox = ({ x, y }) => ({ x: x - 2 * CELL, y: y - 3 * CELL, w: 5 * CELL, h: 7.7 * CELL });
