// What lies before the people of Dwarf Corporation: money, teams, chest cards. All of it is open.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { ownOr } from '../telling.js';
import { goldLeft } from './field.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/** Who the reader is: all want the same. @param {{ sight: Sight }} props */
export function Role({ sight }) {
  if (sight.me === null) return null;
  const { money } = sight.view.players[sight.me];
  return html`<div class="role-card investor">
    <${Picture} id="coin" class="portrait" />
    <span class="role-words"><small>${ownOr(sight, 'corporation.role.have')}</small><b>${t('corporation.coins', { n: money })}</b><small>${t('corporation.role.aim')}</small></span>
  </div>`;
}

/** @param {{ sight: Sight, seat: number }} props */
export function Marks({ sight, seat }) {
  const player = sight.view.players[seat];
  const kinds = [...new Set(/** @type {string[]} */ (player.cards))];
  return html`<span class="mark money" role="img" aria-label=${t('corporation.coins', { n: player.money })} title=${t('corporation.coins', { n: player.money })}><${Picture} id="coin" class="icon" />${player.money}</span>
    <span class="mark" role="img" aria-label=${teamInWords(player)} title=${teamInWords(player)}><${Picture} id="gnome" class="icon" />${team(player)}</span>
    ${kinds.map((card) => html`<span class="mark chest-mark" key=${card} role="img" aria-label=${t(`corporation.card.${card}`)} title=${`${t(`corporation.card.${card}`)}: ${t(`corporation.effect.${card}`)}`}><${Picture} id=${`chest-${card}`} class="chest-mini" /></span>`)}`;
}

/** What Interns add stands behind a plus. @param {any} player */
function team(player) {
  const interns = player.team_with_interns - player.team;
  return interns ? `${player.team}+${interns}` : `${player.team}`;
}

/** @param {any} player */
export function teamInWords(player) {
  const interns = player.team_with_interns - player.team;
  const gnomes = t('corporation.team', { n: player.team });
  return interns ? t('corporation.team.interns', { team: gnomes, interns }) : gnomes;
}

/** @param {{ sight: Sight }} props */
export function Facts({ sight }) {
  const { turns, deck } = sight.view;
  const cards = Object.values(/** @type {Record<string, number>} */ (deck)).reduce((sum, one) => sum + one, 0);
  return html`<span>${t('corporation.facts.turn', { turn: sight.end ? turns : turns + 1 })} · <${Icon} name="gold" /> ${t('corporation.facts.gold', { n: goldLeft(sight) })}</span>
    <span>${t('corporation.facts.deck', { n: cards })}</span>`;
}
