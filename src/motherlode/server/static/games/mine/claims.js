// Whether claims were true, as far as everyone can know it, or the reader alone.
import { heard, roundsOf } from './rounds.js';
import { CLAIM, PATTERNS } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('./rounds.js').Round} Round */
/** @typedef {import('./rounds.js').Claimed} Claimed */

const OWN = {
  ...PATTERNS,
  'saw role': /^seat (?<who>\d+) saw that seat (?<whose>\d+) is a (?<role>.+)$/,
  'swapped role': /^seat (?<who>\d+) swapped the dwarf of seat (?<whose>\d+)$/,
};

/**
 * What a claim speaks of: a goal, or a seat and its role.
 * @param {Claimed} claim
 */
export function topicOf(claim) {
  const found = CLAIM.exec(claim.text)?.groups ?? {};
  if (found.goal) return { goal: found.goal, face: found.face };
  return { seat: found.mine ? claim.seat : Number(found.seat), role: found.mine ?? found.role };
}

/**
 * Whether an entry's claim was true, once everyone can know it.
 * @param {import('../../table/scene.js').Entry} entry @param {Sight} sight
 */
export function judge(entry, sight) {
  for (const round of roundsOf(sight.log)) {
    const claim = round.claims.find((one) => one.at === entry.number);
    if (claim) return truth(claim, round, sight);
  }
  return null;
}

/**
 * Whether a claim was true: as the server says when the game is over, as what was shown to all says, or
 * (`secretly`) as the reader alone knows.
 * @param {Claimed} claim @param {Round} round @param {Sight} sight @param {boolean} [secretly]
 * @returns {boolean | null}
 */
export function truth(claim, round, sight, secretly = false) {
  const told = claim.true ?? atTheEnd(claim, sight);
  if (told !== null) return told;
  const topic = topicOf(claim);
  if (topic.goal) {
    const face = faceOf(topic.goal, round, secretly);
    return face === null ? null : face === topic.face || (topic.face === 'stone' && face.startsWith('stone'));
  }
  const role = roleOf(topic.seat ?? -1, claim.at, round, sight, secretly);
  return role === null ? null : role === topic.role;
}

/** @param {Claimed} claim @param {Sight} sight */
function atTheEnd(claim, sight) {
  if (!sight.end?.claims) return null;
  const before = sight.log.filter((entry) => entry.stated && entry.number < claim.at).length;
  return sight.end.claims[before]?.true ?? null;
}

/** @param {string} goal @param {Round} round @param {boolean} secretly @returns {string | null} */
function faceOf(goal, round, secretly) {
  const seen = [...heard(round, 'opened', PATTERNS), ...(secretly ? heard(round, 'saw', PATTERNS) : [])];
  const face = seen.find((one) => one.goal === goal)?.face ?? null;
  // There is one gold: where it lies elsewhere, here is stone.
  return face ?? (seen.some((one) => one.face === 'gold') ? 'stone' : null);
}

/** What a seat was when something was claimed: dwarfs may be swapped. @param {number} seat @param {number} at @param {Round} round @param {Sight} sight @param {boolean} secretly @returns {string | null} */
function roleOf(seat, at, round, sight, secretly) {
  if (secretly && seat === sight.me) return heard(round, 'was dealt', OWN).findLast((one) => one.at <= at)?.role ?? null;
  const swaps = heard(round, 'swapped role', OWN).filter((one) => Number(one.whose) === seat).map((one) => one.at);
  const steady = (/** @type {number} */ other) => !swaps.some((swap) => swap > Math.min(at, other) && swap < Math.max(at, other));
  const shown = heard(round, 'showed', OWN).find((one) => one.seat === seat && steady(one.at));
  if (shown) return shown.role ?? null;
  const seen = secretly ? heard(round, 'saw role', OWN).find((one) => Number(one.whose) === seat && steady(one.at)) : null;
  return seen?.role ?? null;
}
