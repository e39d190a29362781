// What is asked in Gold Mine, what may be done, and places and tiles in words.
import { t, word } from '../../app/words.js';
import { placeFrom } from '../telling.js';
import { waysOf } from './board.js';
import { cellOf } from './cells.js';
import { mapOf } from './tunnels.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** Pictures of what may be done. @type {Record<string, string>} */
const ART = {
  draw: 'tile-back', roll: 'die-5', roll_two: 'die-6', passage: 'icon-swap', collect: 'nugget', rob: 'icon-thief', bats: 'icon-bat',
};
const LUCKY = 7;
/** What is said in more words: the choices that a turn begins with, and what a challenge brings. */
const NOTED = ['draw', 'roll', 'roll_two', 'passage', 'rob', 'bats', 'collect'];

/** @param {string} key @param {Sight} sight */
export function chip(key, sight) {
  const [kind, value] = key.split(':');
  if (kind === 'way') return { label: t(`goldmine.way.${value}`), art: value === 'passage' ? 'icon-swap' : undefined };
  const colour = /^choose_(\w+)$/.exec(value)?.[1];
  if (colour) return { label: t(`goldmine.colour.${colour}`), art: `miner-${colour}`, note: t(`goldmine.can.${colour}`) };
  // GLD-43: Black, who may roll after laying, walks anyway.
  if (value === 'roll' && sight.prompt === 'walk') return { label: t('goldmine.do.roll'), art: ART.roll, note: t('goldmine.note.black') };
  if (value === 'stay' && sight.prompt === 'carry') return { label: t('goldmine.do.leave', { whom: sight.name(sight.view.victim ?? 0) }) };
  return { label: t(`goldmine.do.${value}`), art: ART[value], note: NOTED.includes(value) ? note(value, sight) : undefined };
}

/** @param {string} deed @param {Sight} sight */
function note(deed, sight) {
  const me = sight.me === null ? null : sight.view.miners[sight.me];
  if (deed === 'rob') return t('goldmine.note.rob', { n: me?.gold_challenges ?? 0 });
  if (deed === 'bats') return t('goldmine.note.bats', { n: me?.bat_challenges ?? 0 });
  return t(`goldmine.note.${deed}`);
}

// What is asked

/** @param {Sight} sight @param {string[]} picked */
export function question(sight, picked) {
  const { view, prompt } = sight;
  const params = { n: view.steps, dice: view.dice.join(' + '), whom: view.victim === null ? '' : sight.name(view.victim) };
  switch (prompt) {
    case 'lay': return t(sight.moves.some((move) => move.startsWith('push')) ? 'goldmine.ask.push' : 'goldmine.ask.lay', { tile: word(`tile.${view.drawn}`) });
    case 'move': return askToMove(sight);
    case 'walk': return t(askToWalk(sight), params);
    case 'act': return askToAct(sight, picked);
    case 'collapse': return t(`goldmine.ask.collapse${canDo(sight, 'restore') ? '.clear' : ''}`);
    default: return t(`goldmine.ask.${prompt}`, params);
  }
}

/** @param {Sight} sight @param {string} verb */
const canDo = (sight, verb) => sight.moves.some((move) => move.split(' ')[0] === verb);

/** @param {Sight} sight @param {string[]} picked */
function askToAct(sight, picked) {
  const whom = picked.find((key) => key.startsWith('seat:'));
  if (whom) return t('goldmine.ask.act.whom', { whom: sight.name(Number(whom.slice(5))) });
  const alone = canDo(sight, 'rob') || canDo(sight, 'bats') ? '' : '.alone';
  return t(`goldmine.ask.act${canDo(sight, 'collect') ? '.gold' : ''}${alone}`);
}

/** GLD-35, GLD-42: whoever has enough only has to come home. @param {Sight} sight */
function askToMove(sight) {
  const me = sight.view.miners[sight.me ?? 0];
  if (me.team_nuggets >= sight.view.needed) return t(me.team === null ? 'goldmine.ask.home' : 'goldmine.ask.home.team');
  if (canDo(sight, 'go')) return t('goldmine.ask.move.blue');
  if (canDo(sight, 'lay')) return t('goldmine.ask.move.open');
  return t(canDo(sight, 'draw') ? 'goldmine.ask.move' : 'goldmine.ask.move.roll');
}

/** @param {Sight} sight */
function askToWalk({ view, moves, me }) {
  const [lower, sum] = [Math.min(...view.dice), view.dice.reduce((/** @type {number} */ one, /** @type {number} */ two) => one + two, 0)];
  // GLD-43: Yellow walks tile by tile; what is left of the dice counts, no more what they showed.
  if (view.miners[me ?? 0].colour === 'yellow' && view.dice.length && !view.may_go) return 'goldmine.ask.walk.yellow';
  // GLD-21: two dice with which one does not walk their sum were rolled for the passage.
  if (view.dice.length > 1 && sum < LUCKY && view.steps <= lower) return 'goldmine.ask.walk.shut';
  if (!view.dice.length) return moves.includes('roll') ? 'goldmine.ask.step.black' : 'goldmine.ask.step';
  return view.may_go ? 'goldmine.ask.walk.passage' : 'goldmine.ask.walk';
}

// Names

/** A place by what is there. @param {string} place @param {Sight} sight */
export function placeWord(place, sight) {
  const tile = mapOf(sight).get(cellOf(place))?.tile;
  return word(`goldmine.at.${tile ? sortOf(tile) : 'nothing'}`);
}

/** @param {string} tile */
function sortOf(tile) {
  if (tile === 'entrance' || tile === 'cavern') return tile;
  if (tile.startsWith('gold_')) return 'chamber';
  return /_(passage|mud|pick)$/.exec(tile)?.[1] ?? 'tunnel';
}

/** Where a cell is, counted from the entrance. @param {string} cell */
export const whereIs = (cell) => placeFrom('goldmine.place', cell);

/** A key in words. @param {string} key @param {Sight} sight */
export function keyName(key, sight) {
  const value = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('seat:')) return sight.name(Number(value));
  const [one, two] = value.split(' ');
  if (key.startsWith('gap:')) return t('goldmine.name.gap', { one: whereIs(one), two: whereIs(two) });
  const n = waysOf(sight).get(value)?.length;
  const params = { place: two ? `${whereIs(one)} (${two})` : whereIs(one), what: placeWord(value, sight) };
  return n ? t('goldmine.name.far', { ...params, n }) : t('goldmine.name.place', params);
}

/** A move in a few words. @param {import('../../table/face.js').Option} option @param {Sight} sight */
export function say(option, sight) {
  const [verb, ...rest] = option.move.split(' ');
  if (verb === 'rob' || verb === 'bats') return t(`goldmine.say.${verb}`, { whom: sight.name(Number(rest[0])) });
  if (verb === 'choose') return t('goldmine.say.choose', { colour: t(`goldmine.colour.${rest[0]}`) });
  if (verb === 'carry') return t('goldmine.say.carry', { whom: sight.name(sight.view.victim ?? 0) });
  if (['lay', 'push', 'walk', 'go', 'hide', 'collapse', 'restore'].includes(verb)) return t(`goldmine.say.${verb}`);
  return t(`goldmine.do.${[verb, ...rest].join('_')}`);
}
