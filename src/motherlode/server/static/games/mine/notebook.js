// The notebook: what the reader alone has seen, and what everyone could watch and hear, kept in one place.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { capital, listed, t } from '../../app/words.js';
import { topicOf, truth } from './claims.js';
import { roundNow } from './rounds.js';
import { aRole, faceName, readClaim, roleName } from './words.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('./rounds.js').Claimed} Claimed */

/** What all games of path cards note down: the own role and what it wants, goals, claims, own discards. @param {{ sight: Sight, children?: any }} props */
export function Notes({ sight, children }) {
  const role = sight.own?.role;
  return html`<p class="secret"><${Icon} name="eye" /> ${t('notebook.secret')}</p>
    ${role ? html`<p class="own-aim">${t('told.was-dealt', { role: aRole(role), who: sight.name(Number(sight.me)), you: sight.me === sight.you })} ${capital(t(`aim.${role}`))}.</p>` : null}
    <div class="noted-goals">${sight.view.goals.map((/** @type {any} */ goal, /** @type {number} */ index) => html`<${NotedGoal} key=${goal.cell} ...${{ sight, goal, index }} />`)}</div>
    ${children}
    <${Discards} sight=${sight} />`;
}

/** @param {{ sight: Sight, goal: any, index: number }} props */
function NotedGoal({ sight, goal, index }) {
  const seen = sight.own?.seen[goal.cell];
  const face = goal.face ?? seen;
  const lookers = sight.view.seats.filter((/** @type {any} */ person) => person.looked_at.includes(goal.cell) && person.seat !== sight.me);
  const claims = claimsNow(sight).filter((claim) => topicOf(claim).goal === goal.cell);
  return html`<section class="noted-goal">
    <h3>${t(`goal.short.${index}`)}</h3>
    <span class="goal-picture"><${Picture} id=${face ? `goal-${face}` : 'goal-back'} label=${face ? faceName(face) : t('notebook.unknown')} />
      ${seen && !goal.face ? html`<span class="eye-badge"><${Icon} name="eye" label=${t('notebook.youSaw')} /></span>` : null}</span>
    <p class="noted-face">${face ? faceName(face) : t('notebook.unknown')}</p>
    ${lookers.length ? html`<p class="small"><${Icon} name="map" /> ${listed(lookers.map((/** @type {any} */ person) => sight.name(person.seat)))}</p>` : null}
    ${claims.map((claim) => html`<${NotedClaim} sight=${sight} claim=${claim} says=${faceName(topicOf(claim).face ?? '')} />`)}
  </section>`;
}

/** What was claimed in the round that goes on. @param {Sight} sight @returns {Claimed[]} */
const claimsNow = (sight) => roundNow(sight)?.claims ?? [];

/** A claim, and whether the reader knows better. @param {{ sight: Sight, claim: Claimed, says: string }} props */
export function NotedClaim({ sight, claim, says }) {
  const round = roundNow(sight);
  const known = round ? truth(claim, round, sight, true) : null;
  return html`<p class="noted-claim"><${Icon} name="claim" /> <b>${sight.name(claim.seat)}</b> ${t('notebook.says', { what: says })} <${Verdict} known=${known} /></p>`;
}

/** @param {{ known: boolean | null }} props */
export function Verdict({ known }) {
  return known === null ? null : html`<em class=${`truth ${known}`}>${t(`claim.was.${known}`)}</em>`;
}

/**
 * A person in the notebook: what the reader knows of them, and what was claimed about them.
 * @param {{ sight: Sight, seat: number, children?: any }} props
 */
export function NotedPerson({ sight, seat, children }) {
  const claims = claimsNow(sight).filter((claim) => topicOf(claim).seat === seat);
  const facts = [children].flat().filter(Boolean);
  if (!claims.length && !facts.length) return null;
  return html`<li class="noted-person"><${Picture} id=${`dwarf-${seat}`} class="mini" />
    <div><b>${sight.name(seat)}</b>${facts}
    ${claims.map((claim) => html`<${NotedClaim} sight=${sight} claim=${claim} says=${claim.seat === seat ? readClaim(claim.text, sight).sentence : roleName(topicOf(claim).role ?? '')} />`)}</div></li>`;
}

/** @param {{ sight: Sight }} props */
function Discards({ sight }) {
  const cards = sight.own?.discarded ?? [];
  if (!cards.length) return null;
  return html`<section><h3>${t('notebook.discarded')}</h3>
    <div class="small-cards">${cards.map((/** @type {string} */ card) => html`<${Picture} id=${`card-${card}`} label=${t(`card.${card}`)} class="small-card" />`)}</div></section>`;
}
