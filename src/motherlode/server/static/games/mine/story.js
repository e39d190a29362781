// The end of a round as a story: what games with hidden roles share.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { listed, t } from '../../app/words.js';
import { truth } from './claims.js';
import { Verdict } from './notebook.js';
import { heard, roundsOf } from './rounds.js';
import { readClaim, roleName } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('./rounds.js').Round} Round */

/**
 * Who was who. `class` of a role (its noun) colours it.
 * @param {{ sight: Sight, round: Round, patterns: Record<string, RegExp>, art: (noun: string) => string, gold: (seat: number) => any }} props
 */
export function Cast({ sight, round, patterns, art, gold }) {
  const cast = heard(round, 'showed', patterns);
  return html`<ul class="cast">${cast.map(({ seat, role = '' }) => html`<li key=${seat} class=${`${art(role)} ${seat === sight.me ? 'me' : ''}`}>
    <span class="cast-heads"><${Picture} id=${`dwarf-${seat}`} class="mini" /><${Picture} id=${`role-${art(role)}`} class="cast-role" /></span>
    <span><b>${sight.name(seat)}</b><span class="cast-is">${roleName(role)}</span></span><span class="cast-gold">${gold(seat)}</span></li>`)}</ul>`;
}

/** What the reader got in a round that is paid. @param {{ sight: Sight, round: Round, patterns: Record<string, RegExp> }} props */
export function OwnShare({ sight, round, patterns }) {
  if (sight.me === null) return null;
  const n = heard(round, 'got', patterns).reduce((sum, one) => sum + Number(one.n), 0);
  return html`<p class="own-share">${n ? html`<${Picture} id="nugget" class="icon" /> ` : null}${t(n ? 'story.youGet' : 'story.youGetNone', { n })}</p>`;
}

/**
 * What was claimed, and what was true of it: in the round that is over, or, when the game is, in all of them.
 * @param {{ sight: Sight, round: Round }} props
 */
export function ClaimsTold({ sight, round }) {
  const rounds = sight.end ? roundsOf(sight.log) : [round];
  const judged = rounds.flatMap((one) => one.claims.map((claim) => ({ claim, known: truth(claim, one, sight) })));
  if (!judged.length) return null;
  const lies = judged.filter(({ known }) => known === false).length;
  const all = judged.every(({ known }) => known !== null);
  return html`<section class="claims-told"><h3>${t(all ? 'story.lies' : 'story.claims', { n: lies, all: judged.length })}</h3>
    <ul>${judged.map(({ claim, known }) => html`<li key=${claim.at}><${Icon} name="claim" /> <b>${sight.name(claim.seat)}</b> ${t('notebook.says', { what: readClaim(claim.text, sight).sentence })}${' '}
      ${known === null ? html`<em class="truth">${t('story.claim.unknown')}</em>` : html`<${Verdict} known=${known} />`}</li>`)}</ul></section>`;
}

/**
 * Everyone's gold, most first, with what everyone was in each round and what gold could be seen.
 * @param {{ sight: Sight, patterns: Record<string, RegExp>, art: (noun: string) => string, gold: (round: Round, seat: number) => any }} props
 */
export function Ranking({ sight, patterns, art, gold }) {
  const scores = sight.end?.scores ?? [];
  const most = Math.max(1, ...scores);
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  const rounds = roundsOf(sight.log).filter((round) => round.ended);
  return html`<table class="ranking"><caption>${t('story.ranking')}</caption>
    <thead><tr><td></td>${rounds.map((round) => html`<th scope="col" class="fact"><span class="long">${t('story.roundShort', { n: round.n })}</span><span class="short" aria-hidden="true">${round.n}</span></th>`)}
      <th scope="col" class="fact"><span class="long">${t('story.nuggets')}</span><span class="short" aria-hidden="true"><${Icon} name="gold" /></span></th></tr></thead>
    <tbody>${seats.map((seat) => html`<tr key=${seat} class=${sight.end?.winners.includes(seat) ? 'won' : ''}>
      <th scope="row"><span class="ranked"><${Picture} id=${`dwarf-${seat}`} class="mini" /><span class="ranked-name">${sight.name(seat)}</span>${sight.end?.winners.includes(seat) ? html`<${Icon} name="crown" label=${t('story.winner')} />` : null}</span></th>
      ${rounds.map((round) => html`<td><span class="ranked"><${RankingCell} ...${{ round, seat, patterns, art }} />${gold(round, seat)}</span></td>`)}
      <td class="score"><meter min="0" max=${most} value=${scores[seat]} aria-hidden="true"></meter> <b>${scores[seat]}</b></td></tr>`)}</tbody></table>`;
}

/** @param {{ round: Round, seat: number, patterns: Record<string, RegExp>, art: (noun: string) => string }} props */
function RankingCell({ round, seat, patterns, art }) {
  const role = heard(round, 'showed', patterns).find((one) => one.seat === seat)?.role;
  return role ? html`<${Picture} id=${`role-${art(role)}`} label=${roleName(role)} class="cast-role" />` : null;
}

/** So many gold cards face down: what is on them only their owner knows. @param {{ n: number }} props */
export function GoldCards({ n }) {
  const label = t('marks.goldCards', { n });
  return html`<span class="gold-cards" title=${label}><${Picture} id="goal-back" class="gold-back" label=${label} />${n > 1 ? html`<span aria-hidden="true">× ${n}</span>` : null}</span>`;
}

/** What the reader got: a sum. @param {{ n: number }} props */
export function GoldSum({ n }) {
  const label = t('gold.card', { n });
  return n > 0 ? html`<span class="gold-sum" title=${label}><${Picture} id="nugget" class="icon" label=${label} /><b aria-hidden="true">${n}</b></span>` : null;
}

/** So many nuggets as pictures. @param {{ n: number, label: string }} props */
export function GoldMarks({ n, label }) {
  return n > 0 ? html`<span class="gold-marks" role="img" aria-label=${label} title=${label}>${Array.from({ length: Math.min(n, 5) }, () => html`<${Picture} id="nugget" class="icon" />`)}</span>` : null;
}

/** Who won the game. @param {{ sight: Sight }} props */
export function Winners({ sight }) {
  const winners = sight.end?.winners ?? [];
  const n = sight.end?.scores[winners[0]] ?? 0;
  const mine = sight.me !== null && winners.includes(sight.me);
  const names = listed(winners.map((seat) => sight.name(seat)));
  return html`<p class="winners">${winners.map((seat) => html`<${Picture} id=${`dwarf-${seat}`} class="winner" />`)}
    <span>${t(winners.length > 1 ? 'story.tie' : 'story.winners', { names, n, you: mine && winners.length === 1 })}</span></p>`;
}
