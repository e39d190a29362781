// What happens in Saboteur, in words; and the end of a round as a story: who was who, which claims were lies.
import { html } from '../../vendor/preact.js';
import { Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { heard, lastEnded, timesOf } from '../mine/rounds.js';
import { Cast, ClaimsTold, GoldCards, GoldSum, OwnShare, Ranking, Winners } from '../mine/story.js';
import { PATTERNS as COMMON, roleName, tellMine, withCast } from '../mine/words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */
/** @typedef {import('../mine/rounds.js').Round} Round */

/** @type {Record<string, RegExp>} */
export const PATTERNS = {
  ...COMMON,
  'round ended': /^round (?<n>\d+) ended with seat (?<who>\d+): the (?<side>\w+)s won$/,
  'spare showed': /^the spare dwarf was a (?<role>.+)$/,
  'took gold': /^seat (?<who>\d+) took a gold card$/,
  'put under': /^seat (?<who>\d+) put a gold card under the pile$/,
};
const SHOWN = ['was offered', 'saw gold', 'spare showed'];

/** @param {Told[]} told @param {Sight} sight */
export function tell(told, sight) {
  const mine = (/** @type {Told} */ one) => one.kind === 'took gold' && one.seat === sight.me;
  return tellMine(withCast(told, sight), sight, PATTERNS, (one) => SHOWN.includes(one.kind) || mine(one));
}

/** @param {Told[]} told */
export const ends = (told) => told.some((one) => one.kind === 'round ended' || one.kind === 'game ended');

/** The gold cards that a seat took in a round; the reader knows what is on the own ones. @param {Round} round @param {number} seat @param {Sight} sight */
export function goldIn(round, seat, sight) {
  const cards = timesOf(round, 'took gold').get(seat) ?? 0;
  const own = heard(round, 'got', PATTERNS).reduce((sum, one) => sum + Number(one.n), 0);
  if (!cards) return null;
  return seat === sight.me ? html`<${GoldSum} n=${own} />`
    : html`<${GoldCards} n=${cards} />`;
}

/** @param {{ sight: Sight }} props */
export function Story({ sight }) {
  const round = lastEnded(sight);
  if (!round) return null;
  const side = heard(round, 'round ended', PATTERNS)[0]?.side ?? '';
  const spare = heard(round, 'spare showed', PATTERNS)[0]?.role;
  const asIs = (/** @type {string} */ noun) => noun;
  return html`<div class="round-story">
    ${sight.end ? html`<${Winners} sight=${sight} /><${Ranking} sight=${sight} patterns=${PATTERNS} art=${asIs} gold=${(/** @type {Round} */ one, /** @type {number} */ seat) => goldIn(one, seat, sight)} />` : null}
    <p class=${`verdict ${side}`}><${Picture} id=${`role-${side}`} class="portrait" /> ${t(`story.${side}s`)}</p>
    ${sight.end ? null : html`<${Cast} sight=${sight} round=${round} patterns=${PATTERNS} art=${asIs} gold=${(/** @type {number} */ seat) => goldIn(round, seat, sight)} />`}
    ${spare ? html`<p class="small">${t('story.spare', { role: roleName(spare) })}</p>` : null}
    <${Sharing} sight=${sight} round=${round} side=${side} />
    <${ClaimsTold} sight=${sight} round=${round} />
  </div>`;
}

/** SAB-31: while the gold goes round, who is choosing. @param {{ sight: Sight, round: Round, side: string }} props */
function Sharing({ sight, round, side }) {
  const took = [...timesOf(round, 'took gold').keys()];
  const choosing = sight.prompt === 'keep' && sight.asked !== null;
  if (choosing) return html`<p class="sharing">${t('story.choosing', { who: sight.name(sight.asked ?? 0), n: sight.view.offered, you: sight.asked === sight.you })}</p>`;
  return took.length ? html`<${OwnShare} ...${{ sight, round, patterns: PATTERNS }} />` : html`<p class="sharing">${t(`story.unpaid.${side}`)}</p>`;
}
