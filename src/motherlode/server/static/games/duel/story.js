// The end of a round of the Duel, and of the game: who got to which gold, which claims were lies.
import { html } from '../../vendor/preact.js';
import { Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { understand } from '../telling.js';
import { signOf } from './signs.js';
import { claim, PATTERNS } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../wire').Told} Told */

/** @param {Told[]} told */
export const ends = (told) => told.some((one) => one.kind === 'round ended');

/**
 * What each seat has claimed in a round.
 * @param {Told[]} past @param {number} end Where the round's end stands.
 * @returns {number[][]} The goals' nuggets by seat.
 */
function goldOf(past, end) {
  const begin = past.slice(0, end).findLastIndex((one) => one.kind === 'round began');
  const claims = past.slice(begin + 1, end).filter((one) => one.kind === 'claimed');
  return [0, 1].map((seat) => claims.filter((one) => one.seat === seat).map((one) => Number(understand(PATTERNS, one)?.n)));
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** @param {Sight} sight @param {Told[]} past */
export function scores(sight, past) {
  const rounds = past.flatMap((one, at) => (one.kind === 'round ended' ? [goldOf(past, at)] : []));
  return rounds.map((gold, at) => ({ label: at ? t('duel.chart.extra', { round: at }) : t('duel.round', { round: 1 }), values: gold.map(sum) }));
}

/** @param {{ sight: Sight, told: Told[], past: Told[] }} props */
export function Story({ sight, told, past }) {
  const ended = told.find((one) => one.kind === 'round ended');
  if (!ended) return null;
  const { side } = understand(PATTERNS, ended) ?? { side: 'nobody' };
  const gold = goldOf(past, past.lastIndexOf(ended));
  return html`<div class="round-story">
    <p class=${`verdict duel-${side}`}>${side === 'nobody' ? null : html`<${Picture} id=${`role-${side}`} class="portrait" />`} ${verdict(side, sight)}</p>
    <ul class="cast duel-cast">${sight.view.seats.map((/** @type {any} */ seat) => html`<${Hoard} key=${seat.seat} seat=${seat} gold=${gold[seat.seat]} name=${sight.name(seat.seat)} />`)}</ul>
    <${Claimed} sight=${sight} />
  </div>`;
}

/** @param {string} side @param {Sight} sight */
function verdict(side, sight) {
  if (side === 'nobody') return t(sight.end ? 'duel.story.draw' : 'duel.story.tie');
  const seat = sight.view.seats.find((/** @type {any} */ one) => one.colour === side).seat;
  return t('duel.story.won', { name: sight.name(seat), you: seat === sight.you });
}

/** A player's gold: a sign for each goal, with what lay there. @param {{ seat: any, gold: number[], name: string }} props */
function Hoard({ seat, gold, name }) {
  return html`<li class=${`duel-${seat.colour}`}><${Picture} id=${signOf(seat.colour)} class="icon" /> <b>${name}</b>
    <span class="hoard">${t('duel.nuggets', { n: sum(gold) })}</span>
    <span class="hoard" aria-hidden="true">${gold.map((n) => html`<span class="found">${Array.from({ length: n }, () => html`<${Picture} id="nugget" class="icon" />`)}</span>`)}</span></li>`;
}

/** @param {{ sight: Sight }} props */
function Claimed({ sight }) {
  const claims = sight.end?.claims ?? [];
  if (!claims.length) return null;
  return html`<h3>${t('duel.story.claims')}</h3><ul class="told-claims">${claims.map((one) => html`<li>
    ${t('log.claims', { name: sight.name(one.seat), claim: claim(one.text, sight).sentence })}
    ${one.true === null || one.true === undefined ? null : html` <em class=${one.true ? 'true' : 'false'}>${t(`claim.was.${one.true}`)}</em>`}</li>`)}</ul>`;
}
