// What is asked in games of path and action cards: in a sentence, which follows what was picked.
import { has, t, Word, word } from '../../app/words.js';
import { goalName, placeName } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @param {string[]} picked @param {string} kind */
const pickedOf = (picked, kind) => picked.find((key) => key.startsWith(`${kind}:`))?.slice(kind.length + 1);

/**
 * What to do next with what is picked; nothing if nothing is.
 * @param {Sight} sight @param {string[]} picked @param {(card: string) => boolean} isPath
 * @returns {string | null}
 */
export function askAbout(sight, picked, isPath) {
  const [deed, card] = [pickedOf(picked, 'do'), pickedOf(picked, 'card')];
  if (deed) return has(`ask.do.${deed}`) ? t(`ask.do.${deed}`) : null;
  if (!card) return null;
  if (picked.length > 1) return t('ask.sure');
  if (!sight.moves.some((move) => playsCard(move, card))) return t(isPath(card) ? 'ask.card.nowhere' : 'ask.card.nobody');
  if (isPath(card)) return t('ask.card.path');
  return t(`ask.card.${card.replace(/^(break|fix)_.*/, '$1')}`, { tool: toolsOf(card) });
}

/** @param {string} move @param {string} card */
function playsCard(move, card) {
  const [verb, ...rest] = move.split(' ');
  if (verb === 'pass' || verb === 'remove') return false;
  return verb === card || rest.includes(card) || (verb === 'break' && card === `break_${rest[0]}`)
    || (verb === 'mend' && rest.length === 2 && card === `fix_${rest[0]}`);
}

/** The tools that a card names: "pick/lamp". @param {string} card */
function toolsOf(card) {
  const tools = card.split('_').slice(1).filter((tool) => has(`tool.${tool}`)).map((tool) => word(`tool.${tool}`));
  return new Word((form) => tools.map((tool) => tool.inForm(form)).join('/'));
}

/** The question before anything is picked. @param {Sight} sight @returns {string} */
export function askToPlay(sight) {
  if (sight.prompt !== 'play') return t(`ask.${sight.prompt}`);
  const person = sight.me === null ? null : sight.view.seats[sight.me];
  if (!sight.own?.hand.length) return t('ask.empty');
  if (person?.trapped) return t('ask.trapped');
  return person?.broken.length ? t('ask.broken') : t('ask.play');
}

/** A key in words. @param {string} key @param {Sight} sight */
export function keyName(key, sight) {
  const cell = key.slice(5);
  if (!key.startsWith('cell:')) return key;
  return sight.view.goals.some((/** @type {any} */ goal) => goal.cell === cell) ? goalName(cell, sight) : placeName(cell);
}
