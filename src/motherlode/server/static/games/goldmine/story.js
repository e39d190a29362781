// What happens in Gold Mine, in words; and the end of the game as a story.
import { html } from '../../vendor/preact.js';
import { Picture } from '../../app/art.js';
import { listed, t, word } from '../../app/words.js';
import { sentence, understand } from '../telling.js';
import { minerArt } from './miners.js';
import { teamName } from './people.js';
import { placeWord } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */

/** What the lines of events say. @type {Record<string, RegExp>} */
export const PATTERNS = {
  'rolled for a miner': /^seat (?<who>\d+) rolled (?<die>\d) for a miner$/,
  chose: /^seat (?<who>\d+) chose (?<colour>\w+)$/,
  'phase began': /^phase (?<phase>\d) began with seat (?<who>\d+)$/,
  drew: /^seat (?<who>\d+) drew (?<tile>\w+)$/,
  'put back': /^seat (?<who>\d+) put back (?<tile>\w+)$/,
  laid: /^seat (?<who>\d+) laid (?<tile>\w+)(?: (?<turned>\d+))? (?<cell>-?\d+,-?\d+)$/,
  pushed: /^seat (?<who>\d+) pushed (?<tile>\w+)(?: (?<turned>\d+))? (?<cell>-?\d+,-?\d+)$/,
  'nugget lies': /^a nugget lies on (?<cell>\S+)$/,
  rolled: /^seat (?<who>\d+) rolled (?<die>\d)(?: and (?<second>\d))?$/,
  walked: /^seat (?<who>\d+) walked to (?<place>.+)$/,
  stayed: /^seat (?<who>\d+) stayed$/,
  went: /^seat (?<who>\d+) went through the passage to (?<place>\S+)$/,
  took: /^seat (?<who>\d+) took a nugget on (?<cell>\S+)$/,
  challenged: /^seat (?<who>\d+) challenged seat (?<whose>\d+) (?<what>with bats|for gold)$/,
  threw: /^seat (?<who>\d+) threw (?<mine>\d) against (?<theirs>\d)$/,
  'won challenge': /^seat (?<who>\d+) won the challenge$/,
  'nugget went': /^a nugget of seat (?<who>\d+) went to (?<cell>\S+)$/,
  'nugget waits': /^a nugget of seat (?<who>\d+) waits beside the board$/,
  carried: /^seat (?<who>\d+) carried seat (?<whose>\d+) to (?<place>.+)$/,
  'left alone': /^seat (?<who>\d+) left seat (?<whose>\d+) alone$/,
  collapsed: /^seat (?<who>\d+) collapsed (?<cell>\S+)$/,
  restored: /^seat (?<who>\d+) restored (?<cell>\S+)$/,
  'did nothing': /^seat (?<who>\d+) did nothing$/,
  won: /^seat (?<who>\d+) won with nuggets: (?<n>\d+)$/,
  'last turn': /^the last turn was taken$/,
};

/** A tile that was drawn is laid next; a throw is told with its challenge; a nugget lies where a chamber was laid. */
const UNTOLD = ['drew', 'did nothing', 'threw', 'nugget lies', 'won'];

/** @param {Told[]} told @param {Sight} sight @returns {string[]} */
export function tell(told, sight) {
  const lines = told.filter((one) => !UNTOLD.includes(one.kind)).map((one) => tellOne(one, told, sight));
  const won = told.filter((one) => one.kind === 'won');
  return won.length ? [...lines, verdict(won, sight)] : lines;
}

/** @param {Told} one @param {Told[]} all @param {Sight} sight */
function tellOne(one, all, sight) {
  const groups = one.kind === 'last turn' ? {} : understand(PATTERNS, one);
  if (!groups) {
    console.error(`no pattern for ${one.kind}: ${one.text}`);
    return one.text;
  }
  const whole = withThrows(one, groups, all);
  return sentence(keyOf(one, whole), whole, sight, (name, value) => inWords(name, value, sight));
}

/** @param {Told} one @param {Record<string, string>} groups */
function keyOf(one, groups) {
  const key = `goldmine.told.${one.kind.replaceAll(' ', '-')}`;
  if (one.kind === 'phase began') return `${key}.${groups.phase}`;
  if (one.kind === 'challenged') return groups.what === 'with bats' ? `${key}.bats` : `${key}.gold`;
  // GLD-43: the challenges of Red succeed without throws.
  if (one.kind === 'won challenge' && !groups.throws) return `${key}.red`;
  if (one.kind === 'rolled' && groups.second) return `${key}.two`;
  return one.kind === 'laid' && groups.tile.startsWith('gold_') ? `${key}.gold` : key;
}

/** Who won a challenge is told with the throws, the attacker's first. @param {Told} one @param {Record<string, string>} groups @param {Told[]} all */
function withThrows(one, groups, all) {
  if (one.kind !== 'won challenge') return groups;
  const throws = all.filter((other) => other.kind === 'threw').map((other) => understand(PATTERNS, other));
  return { ...groups, throws: throws.map((each) => `${each?.mine}–${each?.theirs}`).join(', ') };
}

/** @param {string} name @param {string} value @param {Sight} sight */
function inWords(name, value, sight) {
  switch (name) {
    case 'tile': return word(`tile.${value}`);
    case 'colour': return `${t(`goldmine.colour.${value}`)}: ${t(`goldmine.can.${value}`)}`;
    case 'place': case 'cell': return placeWord(value, sight);
    default: return value;
  }
}

/** GLD-35, GLD-36, GLD-42: one, a team, or those who share it. @param {Told[]} won @param {Sight} sight */
function verdict(won, sight) {
  const seats = won.map((one) => one.seat ?? 0);
  const n = Number(understand(PATTERNS, won[0])?.n ?? 0);
  const team = sight.view.miners[seats[0]].team !== null && seats.length > 1;
  if (seats.length === 1) return t('goldmine.won', { who: sight.name(seats[0]), n, you: seats[0] === sight.you });
  return t(team ? 'goldmine.won.team' : 'goldmine.won.shared', { who: listed(seats.map(sight.name)), n });
}

/** @param {Told[]} told */
export const ends = (told) => told.some((one) => one.kind === 'won');

/** @param {{ sight: Sight, told: Told[], past: Told[] }} props */
export function Story({ sight, told, past }) {
  const won = told.filter((one) => one.kind === 'won');
  const winners = new Set(sight.view.winners);
  const late = told.some((one) => one.kind === 'last turn');
  const miners = [...sight.view.miners].sort((one, two) => Number(winners.has(two.seat)) - Number(winners.has(one.seat)) || two.nuggets - one.nuggets);
  return html`<div class="round-story">
    <p class="verdict"><${Picture} id="nugget" class="portrait-round" /> ${won.length ? verdict(won, sight) : ''}</p>
    <p>${t(late ? 'goldmine.story.late' : 'goldmine.story.home')}</p>
    <ul class="purses">${miners.map((miner) => html`<${Purse} key=${miner.seat} ...${{ miner, sight, past }} won=${winners.has(miner.seat)} />`)}</ul>
  </div>`;
}

/** @param {{ miner: any, sight: Sight, past: Told[], won: boolean }} props */
function Purse({ miner, sight, past, won }) {
  const lost = past.filter((one) => one.seat === miner.seat && (one.kind === 'nugget went' || one.kind === 'nugget waits')).length;
  const gold = [...Array(miner.nuggets).keys()];
  return html`<li class=${won ? 'won' : ''}><${Picture} id=${minerArt(miner)} class="mini" /><span class="who"><b>${sight.name(miner.seat)}</b>${miner.team === null ? null : html` <small>${teamName(miner.team)}</small>`}
      ${lost ? html`<small class="lost-gold">${t('goldmine.story.lost', { n: lost })}</small>` : null}</span>
    <span class="nuggets-row"><span class="visually-hidden">${t('goldmine.story.nuggets', { n: miner.nuggets })}</span>${gold.map((index) => html`<${Picture} key=${index} id="nugget" class="icon" />`)}</span>
    <span class="count" aria-hidden="true">${miner.nuggets}</span></li>`;
}
