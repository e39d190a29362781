// Chest cards: what lies before the reader, and what everyone holds, with what it does in words.
import { html } from '../../vendor/preact.js';
import { Picture } from '../../app/art.js';
import { listed, t } from '../../app/words.js';
import { COLOURS } from './field.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/**
 * The reader's cards, to be pointed at where they can be used.
 * @param {Sight} sight
 * @returns {import('../../table/face.js').Piece[]}
 */
export function cardPieces(sight) {
  if (sight.me === null) return [];
  const player = sight.view.players[sight.me];
  return player.cards.map((/** @type {string} */ card) => ({
    key: `card:${card}`,
    art: `chest-${card}`,
    label: `${t(`corporation.card.${card}`)}: ${t(`corporation.effect.${card}`)}`,
    note: t(`corporation.card.${card}`),
  }));
}

/** All cards that are held, by kind: whose, and what they do. @param {{ sight: Sight }} props */
export function HeldCards({ sight }) {
  const players = /** @type {any[]} */ (sight.view.players);
  const kinds = [...new Set(players.flatMap((player) => /** @type {string[]} */ (player.cards)))].sort();
  if (!kinds.length) return null;
  return html`<ul class="held">${kinds.map((card) => html`<li key=${card}><${Picture} id=${`chest-${card}`} class="chest-small" />
    <span><b>${t(`corporation.card.${card}`)}</b> <span class="holders">${listed(holders(card, sight))}</span><br /><small>${t(`corporation.effect.${card}`)}</small></span></li>`)}</ul>`;
}

/** @param {string} card @param {Sight} sight @returns {string[]} */
function holders(card, sight) {
  return sight.view.players.filter((/** @type {any} */ player) => player.cards.includes(card)).map((/** @type {any} */ player) => {
    const name = sight.name(player.seat);
    const many = player.cards.filter((/** @type {string} */ one) => one === card).length;
    if (card === 'overtime') return t('corporation.held.tokens', { name, tokens: player.tokens.join(' + ') });
    if (card === 'exchange') return t('corporation.held.fixed', { name, colours: listed(COLOURS.filter((colour) => player.fixed[colour]).map((colour) => t(`corporation.colour.${colour}`))) });
    return many > 1 ? t('corporation.held.many', { name, many }) : name;
  });
}
