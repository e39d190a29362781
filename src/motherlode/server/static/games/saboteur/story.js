// What happens in Saboteur, in words; and the end of a round as a story: who was who, which claims were lies.
import { html } from '../../vendor/preact.js';
import { Picture } from '../../app/art.js';
import { listed, t } from '../../app/words.js';
import { understand } from '../telling.js';
import { PATTERNS as COMMON, tellMine } from '../mine/words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */

/** @type {Record<string, RegExp>} */
export const PATTERNS = {
  ...COMMON,
  'round ended': /^round (?<n>\d+) ended with seat (?<who>\d+): the (?<side>\w+)s won$/,
  'spare showed': /^the spare dwarf was a (?<role>.+)$/,
  'took gold': /^seat (?<who>\d+) took a gold card$/,
  'put under': /^seat (?<who>\d+) put a gold card under the pile$/,
};
const SHOWN = ['was offered', 'saw gold', 'showed', 'spare showed'];

/** @param {Told[]} told @param {Sight} sight */
export function tell(told, sight) {
  const mine = (/** @type {Told} */ one) => one.kind === 'took gold' && one.seat === sight.me;
  return tellMine(told, sight, PATTERNS, (one) => SHOWN.includes(one.kind) || mine(one));
}

/** @param {Told[]} told */
export const ends = (told) => told.some((one) => one.kind === 'round ended');

/** @param {import('../../table/face.js').Option} option @param {Sight} sight */
export function say(option, sight) {
  const [verb, ...rest] = option.move.split(' ');
  if (verb === 'break' || verb === 'mend') {
    const whose = Number(rest[1]);
    return t(`say.${verb}`, { tool: t(`tool.${rest[0]}`), whose: sight.name(whose), you: whose === sight.me });
  }
  return t(verb === 'keep' ? 'say.keep' : `say.${verb}`, { n: rest.length });
}

/** @param {{ sight: Sight, told: Told[] }} props */
export function Story({ sight, told }) {
  const ended = told.find((one) => one.kind === 'round ended');
  const side = ended ? understand(PATTERNS, ended)?.side ?? '' : '';
  const cast = told.filter((one) => one.kind === 'showed').map((one) => ({ seat: one.seat ?? 0, role: understand(PATTERNS, one)?.role ?? '' }));
  return html`<div class="round-story">
    <p class=${`verdict ${side}`}><${Picture} id=${`role-${side}`} class="portrait" /> ${t(`story.${side}s`)}</p>
    <ul class="cast">${cast.map(({ seat, role }) => html`<li class=${role}><${Picture} id=${`dwarf-${seat}`} class="mini" /> <b>${sight.name(seat)}</b> ${t(`role.${role}`)}</li>`)}</ul>
    ${sight.end ? html`<p class="winners">${t('story.winners', { names: listed(sight.end.winners.map((seat) => sight.name(seat))), n: sight.end.scores[sight.end.winners[0]] })}</p>
      <${Claimed} sight=${sight} />` : null}
  </div>`;
}

/** @param {{ sight: Sight }} props */
function Claimed({ sight }) {
  const lies = (sight.end?.claims ?? []).filter((claim) => claim.true === false);
  const all = sight.end?.claims?.length ?? 0;
  return all ? html`<p>${t('story.claims', { n: lies.length, all })}</p>` : null;
}
