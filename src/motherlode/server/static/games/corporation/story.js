// The end of Dwarf Corporation as a story: who won, by how much, and how the money came.
import { html } from '../../vendor/preact.js';
import { Picture } from '../../app/art.js';
import { listed, t } from '../../app/words.js';
import { MoneyChart } from './chart.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */

/** @param {Told[]} told */
export const ends = (told) => told.some((one) => one.kind === 'gold gone' || one.kind === 'all stuck');

/** @param {{ sight: Sight, told: Told[] }} props */
export function Story({ sight, told }) {
  if (!sight.end) return null;
  const { winners } = sight.end;
  const players = [.../** @type {any[]} */ (sight.view.players)].sort((one, other) => other.money - one.money);
  const names = listed(winners.map((seat) => sight.name(seat)));
  const stuck = told.some((one) => one.kind === 'all stuck');
  const alone = winners.length === 1;
  return html`<div class="corporation-story">
    <p class="verdict"><${Picture} id=${`dwarf-${winners[0]}`} class="winner" /> ${t(alone ? 'corporation.story.won' : 'corporation.story.shared', { names, n: players[0].money, you: alone && winners[0] === sight.you })}</p>
    <p>${t(stuck ? 'corporation.story.stuck' : 'corporation.story.gone')} ${margin(players, alone)}</p>
    <ol class="ranks">${players.map((player) => html`<li key=${player.seat} class=${winners.includes(player.seat) ? 'won' : ''}><${Picture} id=${`dwarf-${player.seat}`} class="mini" /> <b>${sight.name(player.seat)}</b>
      <span class="mark money"><${Picture} id="coin" class="icon" />${t('corporation.coins', { n: player.money })}</span>
      <span class="mark team"><${Picture} id="gnome" class="icon" />${t('corporation.story.team', { n: player.team })}</span></li>`)}</ol>
    <${MoneyChart} sight=${sight} />
  </div>`;
}

/** Why: how much more it was. @param {any[]} players By money. @param {boolean} alone */
function margin(players, alone) {
  return alone ? t('corporation.story.margin', { n: players[0].money - players[1].money }) : t('corporation.story.tie');
}
