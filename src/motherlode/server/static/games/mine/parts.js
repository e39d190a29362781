// Pieces of the table that games of path cards share.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { cellBox } from './cells.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

/**
 * The hand as pieces.
 * @param {Sight} sight
 * @returns {import('../../table/face.js').Piece[]}
 */
export function handPieces(sight) {
  return (sight.own?.hand ?? []).map((/** @type {string} */ card) => ({ key: `card:${card}`, art: `card-${card}`, label: t(`card.${card}`) }));
}

/** What would lie there: a card, half transparent; for an action a mark on its place. @param {{ option: import('../../table/face.js').Option, sight: Sight }} props */
export function CardGhost({ option }) {
  const card = option.keys.find((key) => key.startsWith('card:'))?.slice(5);
  const cell = option.keys.find((key) => key.startsWith('cell:'))?.slice(5);
  if (!cell || !card) return null;
  const { x, y, w, h } = cellBox(cell);
  const small = option.move.startsWith('dig') ? 1 : 0.6;
  const inset = `translate(${(w * (1 - small)) / 2} ${(h * (1 - small)) / 2}) scale(${small})`;
  return html`<g transform=${`translate(${x} ${y}) ${option.turn ? `rotate(${option.turn} ${w / 2} ${h / 2})` : ''} ${inset}`}>
    <use href=${`#card-${card}`} width=${w} height=${h} /></g>`;
}

/** Cards in a hand, as little backs. @param {{ n: number }} props */
export function CardCount({ n }) {
  return html`<span class="mark cards" aria-label=${t('marks.cards', { n })}><${Icon} name="card" />${n}</span>`;
}

/** @param {{ tools: string[] }} props */
export function Broken({ tools }) {
  return tools.map((tool) => html`<span class="mark broken" key=${tool}><${Picture} id=${`icon-broken-${tool}`} label=${t('marks.broken', { tool: t(`tool.${tool}`) })} class="icon" /></span>`);
}
