// What happens in Saboteur with the expansion, in words; and the end of a round as a story.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { listed, t, word } from '../../app/words.js';
import { heard, lastEnded, timesOf } from '../mine/rounds.js';
import { Cast, ClaimsTold, GoldMarks, GoldSum, OwnShare, Ranking, Winners } from '../mine/story.js';
import { PATTERNS as COMMON, sayMove, tellMine, withCast } from '../mine/words.js';
import { shortRole } from './roles.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */
/** @typedef {import('../mine/rounds.js').Round} Round */

/** @type {Record<string, RegExp>} */
export const PATTERNS = {
  ...COMMON,
  'gave up': COMMON.discarded,
  'round ended': /^round (?<n>\d+) ended with seat (?<who>\d+): the (?<side>\w+)s won$/,
  removed: /^seat (?<who>\d+) removed (?<tool>\w+)$/,
  'removed trap': /^seat (?<who>\d+) removed trap$/,
  'laid thief': /^seat (?<who>\d+) laid a thief$/,
  'drove off': /^seat (?<who>\d+) drove off the thief of seat (?<whose>\d+)$/,
  'swapped hands': /^seat (?<who>\d+) swapped hands with seat (?<whose>\d+)$/,
  'was handed': /^seat (?<who>\d+) was handed (?<card>\w+)$/,
  inspected: /^seat (?<who>\d+) inspected seat (?<whose>\d+)$/,
  'saw role': /^seat (?<who>\d+) saw that seat (?<whose>\d+) is a (?<role>.+)$/,
  'swapped role': /^seat (?<who>\d+) swapped the dwarf of seat (?<whose>\d+)$/,
  trapped: /^seat (?<who>\d+) trapped seat (?<whose>\d+)$/,
  freed: /^seat (?<who>\d+) freed seat (?<whose>\d+)$/,
  'got gold': /^seat (?<who>\d+) got gold$/,
  stole: /^seat (?<who>\d+) stole from seat (?<whose>\d+)$/,
  'stole nothing': /^seat (?<who>\d+) stole nothing$/,
  'way open': /^the way to the gold is open to (?<side>.+) diggers$/,
};

/** @param {Told[]} told @param {Sight} sight */
export function tell(told, sight) {
  const mine = (/** @type {Told} */ one) => one.seat === sight.me;
  const stolen = told.some((one) => one.kind === 'stole');
  const removed = told.some((one) => one.kind === 'removed' && mine(one));
  const better = (/** @type {Told} */ one) => mine(one) && (one.kind === 'got gold' || (one.kind === 'inspected' && sight.me !== null));
  /** SB2-7: two cards that are discarded for something are no pass. @param {Told} one */
  const named = (one) => {
    if (removed && one.kind === 'discarded') return { ...one, kind: 'gave up' };
    return one.kind === 'removed' && one.text.endsWith('trap') ? { ...one, kind: 'removed trap' } : one;
  };
  return tellMine(withCast(told.map(named), sight), sight, PATTERNS, (one) => better(one) || (stolen && one.kind === 'got'));
}

/** @param {Told[]} told */
export const ends = (told) => told.some((one) => one.kind === 'round ended' || one.kind === 'game ended');

/** @param {import('../../table/face.js').Option} option @param {Sight} sight */
export function say(option, sight) {
  const [verb, ...rest] = option.move.split(' ');
  if (verb === 'remove') return t('say.remove', { what: word(`tool.${rest[0]}`) });
  if (/^\d+$/.test(rest[0] ?? '')) return t(`say.${verb}`, { whose: sight.name(Number(rest[0])), you: Number(rest[0]) === sight.you });
  return sayMove(option, sight);
}

/** What gold of a seat could be seen in a round; the reader knows the own sum. @param {Round} round @param {number} seat @param {Sight} sight */
export function goldIn(round, seat, sight) {
  const stolen = heard(round, 'stole', PATTERNS);
  const own = heard(round, 'got', PATTERNS).reduce((sum, one) => sum + Number(one.n), 0);
  const paid = timesOf(round, 'got gold').has(seat);
  const victims = stolen.filter((one) => one.seat === seat).map((one) => sight.name(Number(one.whose)));
  const robbed = stolen.filter((one) => Number(one.whose) === seat).length;
  return html`${seat === sight.me ? html`<${GoldSum} n=${own} />`
      : paid ? html`<span class="gold-unknown"><${GoldMarks} n=${1} label=${t('marks.gotGold')} /><span aria-hidden="true">?</span></span>` : null}
    ${victims.length ? html`<span class="mark thief" title=${t('story.stole', { whose: listed(victims) })}><${Icon} name="thief" label=${t('story.stole', { whose: listed(victims) })} /></span>` : null}
    ${robbed ? html`<span class="mark robbed" title=${t('story.robbed', { n: robbed })}><span aria-hidden="true">−${robbed}</span><span class="visually-hidden">${t('story.robbed', { n: robbed })}</span></span>` : null}`;
}

/** @param {{ sight: Sight }} props */
export function Story({ sight }) {
  const round = lastEnded(sight);
  if (!round) return null;
  const side = heard(round, 'round ended', PATTERNS)[0]?.side ?? '';
  const ways = heard(round, 'way open', PATTERNS)[0]?.side;
  return html`<div class="round-story">
    ${sight.end ? html`<${Winners} sight=${sight} /><${Ranking} sight=${sight} patterns=${PATTERNS} art=${shortRole} gold=${(/** @type {Round} */ one, /** @type {number} */ seat) => goldIn(one, seat, sight)} />` : null}
    <p class=${`verdict ${side}`}><${Picture} id=${side === 'digger' ? 'goal-gold' : 'role-saboteur'} class="portrait" /> ${t(`story.${side}s`)}</p>
    ${ways ? html`<p>${t(`told.way-open.${ways.replaceAll(' ', '_')}`)}</p>` : null}
    ${sight.end ? null : html`<${Cast} sight=${sight} round=${round} patterns=${PATTERNS} art=${shortRole} gold=${(/** @type {number} */ seat) => goldIn(round, seat, sight)} />`}
    <${Sharing} sight=${sight} round=${round} />
    <${ClaimsTold} sight=${sight} round=${round} />
  </div>`;
}

/** Who is paid, and what thieves did (SB2-22 to SB2-24). @param {{ sight: Sight, round: Round }} props */
function Sharing({ sight, round }) {
  const paid = [...timesOf(round, 'got gold').keys()].map((seat) => sight.name(seat));
  const thefts = heard(round, 'stole', PATTERNS);
  return html`<p class="sharing">${paid.length ? t('story.paid', { names: listed(paid) }) : t('story.nobodyPaid')}</p>
    ${paid.length ? html`<${OwnShare} ...${{ sight, round, patterns: PATTERNS }} />` : null}
    ${thefts.map((one) => html`<p class="sharing"><${Icon} name="thief" /> ${t('told.stole', { who: sight.name(one.seat), whose: sight.name(Number(one.whose)) })}</p>`)}
    ${sight.prompt === 'steal' && sight.asked !== null ? html`<p class="sharing"><${Icon} name="thief" /> ${t('story.stealing', { who: sight.name(sight.asked), you: sight.asked === sight.you })}</p>` : null}`;
}
