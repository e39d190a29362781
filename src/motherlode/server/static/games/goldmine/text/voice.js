// Gold Mine in words: tiles as they lie, nuggets, and who stands where.
import { t } from '../../../app/words.js';
import { doing, grid, waysOf, withMore } from '../../../text/saying.js';
import { waysOf as walksOf } from '../board.js';
import { cellOf } from '../cells.js';
import { face } from '../face.js';
import { aim, factsOf, teamName } from '../people.js';
import { mapOf, tunnelsOf } from '../tunnels.js';
import { whereIs } from '../words.js';

/** @typedef {import('../../../table/face.js').Sight} Sight */

/** @type {import('../../../text/parts.js').Voice} */
export const voice = {
  sheets: (sight) => [grid(t('board.label'), [...mapOf(sight).keys()], ENTRANCE, t('tile.entrance'), (cell) => inCell(cell, sight))],
  facts: factsOf,
  person,
  own: (sight) => {
    const miner = sight.view.miners[sight.me ?? 0];
    const { needed } = sight.view;
    return [t('goldmine.purse', { have: miner.team_nuggets, needed }), aim(sight, miner, miner.team_nuggets >= needed), ...abilityOf(miner)];
  },
  hand: (sight) => face.pieces(sight).map(({ key }) => tileName(key.slice(key.indexOf(':') + 1), 0)),
  move,
};

const ENTRANCE = '0,0';

/** @param {string} tile @param {number} turned Degrees. @param {...(string | false)} more */
const tileName = (tile, turned, ...more) => withMore(t(`tile.${tile}`), tunnelsOf({ tile, turned }).map((arms) => waysOf(arms)).join(', '), ...more);

/** @param {string} cell @param {Sight} sight */
function inCell(cell, sight) {
  const laid = mapOf(sight).get(cell);
  if (!laid) return t('text.rock');
  const here = sight.view.miners.filter((/** @type {any} */ { place }) => place && cellOf(place) === cell);
  const people = here.map((/** @type {any} */ { seat, place }) => withMore(sight.name(seat), tunnelName(place)));
  return [tileName(laid.tile, laid.turned), laid.nugget && t('text.nugget'), laid.collapsed && t('text.collapsed'), ...people].filter(Boolean).join(', ');
}

/** Which of two tunnels a place is. @param {string} place */
const tunnelName = (place) => waysOf(place.split(' ')[1] ?? '');

/** @param {string} place */
const placeName = (place) => withMore(whereIs(cellOf(place)), place.includes(' ') && tunnelName(place));

/** @param {Sight} sight @param {number} seat */
function person(sight, seat) {
  const { view } = sight;
  const miner = view.miners[seat];
  return [
    ...abilityOf(miner),
    miner.place && placeName(miner.place),
    t('goldmine.story.nuggets', { n: miner.nuggets }),
    miner.team !== null && `${teamName(miner.team)} ${t('goldmine.purse', { have: miner.team_nuggets, needed: view.needed })}`,
    `${t('goldmine.marks.gold')}: ${miner.gold_challenges}`, `${t('goldmine.marks.bats')}: ${miner.bat_challenges}`,
    ...(seat === sight.me ? [] : miner.open_tiles.map((/** @type {string} */ tile) => tileName(tile, 0))),
    view.drawn && seat === view.turn && t('goldmine.marks.drawn', { tile: tileName(view.drawn, 0) }),
    ...(view.asked === seat ? view.dice.map((/** @type {number} */ die) => t('goldmine.marks.die', { die })) : []),
  ].filter(Boolean);
}

/** @param {any} miner */
const abilityOf = ({ colour }) => (colour ? [withMore(t(`goldmine.colour.${colour}`), t(`goldmine.can.${colour}`))] : []);

/** @param {import('../../../table/face.js').Option} option @param {Sight} sight */
function move(option, sight) {
  const [verb, ...rest] = option.move.split(' ');
  const [tile, gap, place] = ['tile:', 'gap:', 'cell:'].map((kind) => option.keys.find((key) => key.startsWith(kind))?.slice(kind.length) ?? '');
  const lies = tile && tileName(tile, option.turn);
  const [one, two] = gap.split(' ');
  if (verb === 'lay') return doing(t('text.do.lay'), [lies, placeName(place)]);
  if (verb === 'push') return doing(t('text.do.push'), [lies, t('text.between', { one: placeName(one), two: placeName(two) })]);
  const note = rest.length || option.keys.length > 1 ? '' : face.chip(option.keys[0], sight).note;
  if (!place) return doing(face.say(option, sight), [verb === 'choose' ? t(`goldmine.can.${rest[0]}`) : note]);
  const n = verb === 'go' ? 0 : walksOf(sight).get(place)?.length;
  return doing(face.say(option, sight), [placeName(place), n && t('text.steps', { n }), inCell(cellOf(place), sight)]);
}
