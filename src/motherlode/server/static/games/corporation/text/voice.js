// Dwarf Corporation in words: the field, and who has invested in what.
import { listed, t } from '../../../app/words.js';
import { doing } from '../../../text/saying.js';
import { COLOURS, contentOf, crystalOn, goldLeft, SIDE } from '../field.js';
import { face } from '../face.js';
import { noteOf } from '../panel.js';
import { teamInWords } from '../people.js';

/** @typedef {import('../../../table/face.js').Sight} Sight */

/** @param {string} colour */
const named = (colour) => t(`corporation.colour.${colour}`);
const NUMBERS = Array.from({ length: SIDE }, (_, at) => at);

/** @type {import('../../../text/parts.js').Voice} */
export const voice = {
  sheets: (sight) => [fieldOf(sight), stakesOf(sight)],
  facts: (sight) => [
    t('corporation.facts.turn', { turn: sight.end ? sight.view.turns : sight.view.turns + 1 }), t('text.gold', { n: goldLeft(sight) }),
    t('corporation.facts.deck', { n: Object.values(/** @type {Record<string, number>} */ (sight.view.deck)).reduce((sum, one) => sum + one, 0) }),
    ...(sight.view.caved_in.length ? [`${t('corporation.cave')} ${listed(sight.view.caved_in.map(named))}`] : []),
  ],
  person: ({ view }, seat) => {
    const { money, cards } = view.players[seat];
    return [t('corporation.coins', { n: money }), teamInWords(view.players[seat]), ...cards.map((/** @type {string} */ card) => t(`corporation.card.${card}`))];
  },
  own: () => [t('corporation.role.aim')],
  hand: (sight) => face.pieces(sight).map((piece) => piece.label),
  move,
};

/** @param {Sight} sight @returns {import('../../../text/parts.js').Sheet} */
function fieldOf(sight) {
  return {
    title: t('board.label'),
    columns: NUMBERS.map((at) => t('text.column', { n: at + 1 })),
    rows: NUMBERS.map((row) => ({ head: t('text.row', { n: row + 1 }), cells: NUMBERS.map((column) => inCell(`${column},${row}`, sight)) })),
  };
}

/** What was under a crystal is found. @param {string} cell @param {Sight} sight */
function inCell(cell, sight) {
  const crystal = crystalOn(cell, sight);
  return crystal ? t('text.crystal', { colour: named(crystal) }) : t(`text.field.${contentOf(cell, sight)}`);
}

/** @param {Sight} sight @returns {import('../../../text/parts.js').Sheet} */
function stakesOf(sight) {
  const { players, payouts } = sight.view;
  return {
    title: `${t('corporation.panel')}: ${noteOf(sight)}`,
    columns: COLOURS.map(named),
    rows: players.map((/** @type {any} */ { seat, investments }) => ({
      head: sight.name(seat),
      cells: COLOURS.map((colour) => t('text.stake', { own: investments[colour] ?? 0, coins: payouts[colour][seat] })),
    })),
  };
}

/** @param {import('../../../table/face.js').Option} option @param {Sight} sight */
function move(option, sight) {
  const [verb, ...rest] = option.move.split(' ');
  const cells = rest.filter((one) => one.includes(',')).map((cell) => placeName(cell, sight));
  const colours = rest.filter((one) => COLOURS.includes(one)).map(named);
  if (verb === 'dig') return doing(t('text.do.dig'), [...colours, cells.join(' → ')]);
  return doing(face.say(option, sight), verb === 'take' ? colours : [cells.join(' → ')]);
}

/** @param {string} cell @param {Sight} sight */
function placeName(cell, sight) {
  const [column, row] = cell.split(',').map((at) => Number(at) + 1);
  return t('text.place', { column, row, content: inCell(cell, sight) });
}
