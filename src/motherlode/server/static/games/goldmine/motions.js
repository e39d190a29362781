// What moves when something is told in Gold Mine.
import { t } from '../../app/words.js';
import { understand } from '../telling.js';
import { columnRow, middle } from './cells.js';
import { PATTERNS } from './story.js';
import { waysFrom } from './tunnels.js';

/** @typedef {import('../../table/face.js').Motion} Motion */
/** @typedef {import('../../table/face.js').Sight} Sight */

const FAR = 13; // More steps than two dice allow: a way is found if there is one.

/**
 * @param {import('../../wire').Told} told
 * @param {Sight} sight As it was before.
 * @returns {Motion[]}
 */
export function motions(told, sight) {
  const groups = understand(PATTERNS, told);
  if (!groups) return [];
  const who = Number(groups.who);
  switch (told.kind) {
    case 'drew': return [{ kind: 'pop', to: who === sight.me ? 'hand:0' : `seat:${who}` }];
    case 'laid': return [{ kind: 'fly', from: laidFrom(groups.tile, who, sight), to: `cell:${groups.cell}` }];
    case 'pushed': return [{ kind: 'fly', from: laidFrom(groups.tile, who, sight), to: `cell:${groups.cell}` }, ...pushed(groups.cell, sight)];
    case 'nugget lies': return [{ kind: 'pop', to: `nugget:${groups.cell}` }];
    case 'rolled': return [{ kind: 'dice', dice: [groups.die, groups.second].filter(Boolean).map(Number), title: sight.name(who) }];
    case 'walked': return [walk(who, groups.place, sight)];
    case 'carried': return [walk(Number(groups.whose), groups.place, sight)];
    case 'went': return [{ kind: 'fly', from: `miner:${who}`, to: `miner:${who}` }];
    case 'took': return [{ kind: 'send', from: `nugget:${groups.cell}`, to: `seat:${who}`, art: 'nugget' }];
    case 'nugget went': return [{ kind: 'send', from: `seat:${who}`, to: `cell:${groups.cell}`, art: 'nugget' }];
    case 'collapsed': case 'restored': return [{ kind: 'flip', to: `cell:${groups.cell}`, sound: told.kind === 'restored' ? 'mend' : 'fall' }];
    case 'won': return [{ kind: 'pop', to: `seat:${who}` }];
    default: return contest(told, groups, sight);
  }
}

/** @param {string} tile @param {number} who @param {Sight} sight */
function laidFrom(tile, who, sight) {
  if (who !== sight.me) return `seat:${who}`;
  const open = sight.view.drawn ? 0 : sight.view.miners[who].open_tiles.indexOf(tile);
  return open < 0 ? `seat:${who}` : `hand:${open}`;
}

/** @param {number} seat @param {string} place @param {Sight} sight @returns {Motion} */
function walk(seat, place, sight) {
  const from = sight.view.miners[seat].place;
  const way = from ? waysFrom(from, sight, FAR).get(place) : null;
  return { kind: 'slide', from: `miner:${seat}`, to: `miner:${seat}`, path: (way ?? [place]).map(middle) };
}

/** GLD-30: the throws of a challenge, a tie counts for the attacker. @param {import('../../wire').Told} told @param {Record<string, string>} groups @param {Sight} sight @returns {Motion[]} */
function contest(told, groups, sight) {
  const who = Number(groups.who);
  switch (told.kind) {
    case 'challenged': {
      const what = groups.what === 'with bats' ? 'bats' : 'gold';
      const opening = { kind: /** @type {'contest'} */ ('contest'), title: t(`goldmine.contest.${what}`), names: [sight.name(who), sight.name(Number(groups.whose))] };
      // GLD-43: Red wins without throws.
      return sight.view.miners[who].colour === 'red' ? [opening, { kind: 'contest', title: t('goldmine.contest.red') }] : [opening];
    }
    case 'threw': return [{ kind: 'contest', dice: [Number(groups.mine), Number(groups.theirs)], won: Number(groups.mine) >= Number(groups.theirs) ? 0 : 1 }];
    case 'won challenge': return [{ kind: 'contest', title: t('goldmine.contest.won', { who: sight.name(who), you: who === sight.you }) }];
    default: return [];
  }
}

/**
 * GLD-3: what lay beyond moved one cell away from the entrance. The event does not say along which line:
 * where both could be, nothing slides.
 * @param {string} cell @param {Sight} sight
 * @returns {Motion[]}
 */
function pushed(cell, sight) {
  const at = columnRow(cell);
  const lay = new Set(['0,0', ...sight.view.mine.map((/** @type {any} */ laid) => laid.cell)]);
  const axes = [0, 1].filter((axis) => at[axis] !== 0 && lay.has(cell) && lay.has(moved(at, axis, -Math.sign(at[axis]))));
  if (axes.length !== 1) return [];
  const [axis] = axes;
  const sign = Math.sign(at[axis]);
  const beyond = [...lay].filter((each) => columnRow(each)[axis] * sign >= at[axis] * sign);
  return beyond.map((each) => ({ kind: 'slide', from: `cell:${each}`, to: `cell:${moved(columnRow(each), axis, sign)}`, together: true }));
}

/** @param {number[]} cell @param {number} axis @param {number} by */
const moved = (cell, axis, by) => cell.map((one, index) => (index === axis ? one + by : one)).join(',');
