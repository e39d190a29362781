// What is asked in Dwarf Corporation, and what the gold button says.
import { listed, t, word } from '../../app/words.js';
import { contentOf } from './field.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** @param {string} colour */
const named = (colour) => t(`corporation.colour.${colour}`);

/**
 * What the seat that is asked has to decide, having picked some keys.
 * @param {Sight} sight @param {string[]} picked
 */
export function question(sight, picked) {
  const card = picked.find((key) => key.startsWith('card:'))?.slice(5);
  const colours = picked.filter((key) => key.startsWith('colour:')).map((key) => named(key.slice(7)));
  const cell = picked.find((key) => key.startsWith('cell:'))?.slice(5);
  if (card) return askCard(card, colours.length);
  if (cell && contentOf(cell, sight) === 'passage' && sight.prompt === 'dig') return t('corporation.ask.exit');
  switch (sight.prompt) {
    case 'dig': return askToDig(sight, colours);
    case 'take': return colours.length < 4 ? t('corporation.ask.take', { n: 4 - colours.length }) : t('corporation.ask.sure');
    case 'trade': return askToTrade(sight, colours);
    case 'exchange': return colours.length < 2 ? t('corporation.ask.exchange', { n: 2 - colours.length }) : t('corporation.ask.sure');
    default: return t(`corporation.ask.${sight.prompt}`);
  }
}

/** @param {string} card @param {number} colours */
function askCard(card, colours) {
  if (card === 'secret_tunnel') return t(colours ? 'corporation.ask.card.secret_tunnel.cell' : 'corporation.ask.card.secret_tunnel');
  if (card === 'cave_in') return colours < 2 ? t('corporation.ask.card.cave_in', { n: 2 - colours }) : t('corporation.ask.sure');
  return t(`corporation.ask.card.${card}`);
}

/** @param {Sight} sight @param {string[]} colours */
function askToDig(sight, colours) {
  const n = sight.view.left;
  if (sight.view.colour) return t('corporation.ask.dig.on', { n, colour: word(`corporation.colour.${sight.view.colour}`) });
  return colours.length ? t('corporation.ask.dig.where', { n, colour: colours[0] }) : t('corporation.ask.dig', { n });
}

/** @param {Sight} sight @param {string[]} colours */
function askToTrade(sight, colours) {
  if (colours.length) return colours.length > 1 ? t('corporation.ask.sure') : t('corporation.ask.trade.for', { colour: colours[0] });
  if (sight.moves.some((move) => move.startsWith('swap'))) return t('corporation.ask.trade');
  return t(sight.moves.includes('drop union') ? 'corporation.ask.trade.union' : 'corporation.ask.trade.none');
}

/** A move in a few words, for the button that makes it. @param {import('../../table/face.js').Option} option */
export function say(option) {
  const [verb, ...rest] = option.move.split(' ');
  const [one, other] = rest;
  switch (verb) {
    case 'dig': case 'overtime': return t(rest.includes('to') ? 'corporation.say.through' : `corporation.say.${verb}`);
    case 'take': return t('corporation.say.take');
    case 'exchange': return t('corporation.say.exchange', { colours: listed(rest.map(named)) });
    case 'cave_in': return one === other ? t('corporation.say.cave_in.twice', { colour: named(one) }) : t('corporation.say.cave_in', { colours: listed(rest.map(named)) });
    case 'swap': return t('corporation.say.swap', { old: named(one), colour: named(other) });
    case 'invest': case 'clear': case 'tunnel': return t(`corporation.say.${verb}`, { colour: named(one) });
    default: return t(`corporation.say.${verb}`);
  }
}

/** A key in words, for those who do not see it. @param {string} key @param {Sight} sight */
export function nameOf(key, sight) {
  const cell = key.slice(key.indexOf(':') + 1);
  if (!key.startsWith('cell:')) return cell;
  const [column, row] = cell.split(',').map(Number);
  return t('corporation.place', { column: column + 1, row: row + 1, content: t(`corporation.content.${contentOf(cell, sight)}`) });
}
