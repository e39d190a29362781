// Money over the game: a line for each player, a step for each gold that was found.
import { html } from '../../vendor/preact.js';
import { t } from '../../app/words.js';
import { understand } from '../telling.js';
import { PATTERNS } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

const [WIDE, HIGH, HEAD, RING] = [300, 120, 16, 2];

/** Everyone's money after each gold, from nothing. @param {Sight} sight @returns {number[][]} */
export function moneyOverTime(sight) {
  const now = sight.view.players.map(() => 0);
  const steps = [[...now]];
  for (const entry of sight.log) {
    const paid = (entry.told ?? []).filter((one) => one.kind === 'got coins').map((one) => understand(PATTERNS, one) ?? {});
    for (const { who, n } of paid) now[Number(who)] += Number(n);
    if (paid.length) steps.push([...now]);
  }
  return steps;
}

/** @param {{ sight: Sight }} props */
export function MoneyChart({ sight }) {
  const steps = moneyOverTime(sight);
  if (steps.length < 3) return null;
  const most = Math.max(1, ...steps.flat());
  const x = (/** @type {number} */ step) => (step / (steps.length - 1)) * WIDE;
  const y = (/** @type {number} */ money) => HIGH - (money / most) * HIGH;
  const seats = steps[0].map((_, seat) => seat);
  return html`<figure class="chart money"><figcaption>${t('corporation.chart')}</figcaption>
    <svg viewBox=${`-4 -10 ${WIDE + HEAD * 2} ${HIGH + 20}`} role="img" aria-label=${t('corporation.chart')}>
      <line class="axis" x1="0" x2=${WIDE} y1=${HIGH} y2=${HIGH} /><line class="axis" x1="0" x2="0" y1="0" y2=${HIGH} />
      <text class="tick" x="3" y="4">${most}</text>
      ${seats.map((seat) => html`<polyline key=${seat} class=${`line seat-${seat}`} points=${steps.map((money, step) => `${x(step)},${y(money[seat])}`).join(' ')} />`)}
      ${apart(seats.map((seat) => y(steps[steps.length - 1][seat]))).map((at, seat) => html`<g key=${seat} class=${`end seat-${seat}`}><circle cx=${WIDE + HEAD * 0.8} cy=${at} r=${HEAD / 2} />
        <use href=${`#dwarf-${seat}`} x=${WIDE + HEAD * 0.3} y=${at - HEAD / 2} width=${HEAD} height=${HEAD} /></g>`)}
    </svg></figure>`;
}

/** Heads at the ends of their lines, moved so that none hides another. @param {number[]} ends */
function apart(ends) {
  const order = ends.map((_, seat) => seat).sort((one, other) => ends[one] - ends[other]);
  const placed = [...ends];
  order.forEach((seat, rank) => {
    if (rank > 0) placed[seat] = Math.max(placed[seat], placed[order[rank - 1]] + HEAD + RING);
  });
  const over = Math.max(0, placed[order[order.length - 1]] - HIGH);
  return placed.map((at) => at - over);
}
