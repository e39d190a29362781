// Pieces of the table that games of path cards share.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { capital, has, t, word } from '../../app/words.js';
import { ownOr } from '../telling.js';
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
export function CardGhost({ option, sight }) {
  if (option.move.startsWith('lie ')) return html`<${GoalGhost} option=${option} sight=${sight} />`;
  const card = option.keys.find((key) => key.startsWith('card:'))?.slice(5);
  const cell = option.keys.find((key) => key.startsWith('cell:'))?.slice(5);
  if (!cell || !card) return null;
  const { x, y, w, h } = cellBox(cell);
  const small = option.move.startsWith('dig') ? 1 : 0.6;
  const inset = `translate(${(w * (1 - small)) / 2} ${(h * (1 - small)) / 2}) scale(${small})`;
  return html`<g transform=${`translate(${x} ${y}) ${option.turn ? `rotate(${option.turn} ${w / 2} ${h / 2})` : ''} ${inset}`}>
    <use href=${`#card-${card}`} width=${w} height=${h} /></g>`;
}

/** How a goal would lie. @param {{ option: import('../../table/face.js').Option, sight: Sight }} props */
function GoalGhost({ option, sight }) {
  const cell = option.keys[0].slice(5);
  const { x, y, w, h } = cellBox(cell);
  const face = sight.view.goals.find((/** @type {any} */ goal) => goal.cell === cell)?.face;
  return html`<g transform=${`translate(${x} ${y}) rotate(${option.turn} ${w / 2} ${h / 2})`}>
    <use href=${face ? `#goal-${face}` : '#goal-back'} width=${w} height=${h} /></g>`;
}

/**
 * Who the reader is and wants, and the own gold.
 * @param {{ sight: Sight, role: string, nuggets: number, sign?: string }} props `sign`: an icon that tells teams apart without colour.
 */
export function RoleCard({ sight, role, nuggets, sign }) {
  return html`<span class=${`role-card ${role}`}>
    <${Picture} id=${`role-${role}`} class="portrait" />
    <span class="role-words"><small>${ownOr(sight, has(`role.youAre.${role}`) ? `role.youAre.${role}` : 'role.youAre')}</small>
      <b>${sign ? html`<${Icon} name=${sign} /> ` : null}${capital(t(`role.${role}`))}</b><small class="aim">${t(`aim.${role}`)}</small></span>
    <span class="role-more"><span class="mark" title=${t('gold.yours', { n: nuggets })}><${Icon} name="gold" label=${t('gold.yours', { n: nuggets })} />${nuggets}</span>
      <span class="mark notebook-mark"><${Icon} name="log" /></span></span>
  </span>`;
}

/** Cards in a hand, as a little back. @param {{ n: number }} props */
export function CardCount({ n }) {
  return html`<span class="mark cards" title=${t('marks.cards', { n })}><${Icon} name="card" label=${t('marks.cards', { n })} />${n}</span>`;
}

/** @param {{ tools: string[] }} props */
export function Broken({ tools }) {
  return tools.map((tool) => html`<span class="mark broken" key=${tool} title=${t('marks.broken', { tool: word(`tool.${tool}`) })}><${Picture} id=${`icon-broken-${tool}`} label=${t('marks.broken', { tool: word(`tool.${tool}`) })} class="icon" /></span>`);
}

/** How many goals somebody looked at. @param {{ n: number }} props */
export function Looked({ n }) {
  return n ? html`<span class="mark looked" title=${t('marks.looked', { n })}><${Icon} name="map" label=${t('marks.looked', { n })} />${n}</span>` : null;
}

/** Facts in the head: in words where there is room, with a sign where there is not. @param {{ sight: Sight }} props */
export function RoundFact({ sight }) {
  const { round, rounds } = sight.view;
  return html`<span class="fact"><span class="long">${t('facts.round', { round, rounds })}</span><span class="short" aria-hidden="true">${t('facts.round.short', { round, rounds })}</span></span>`;
}

/** @param {{ sight: Sight }} props */
export function PileFact({ sight }) {
  const n = sight.view.pile;
  return html`<span class="fact" data-key="pile"><span class="long">${t('facts.pile', { n })}</span><span class="short" aria-hidden="true"><${Icon} name="card" />${n}</span></span>`;
}
