// What the people of Gold Mine have: nuggets, tokens, tiles; and how far the game is.
import { html } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { minerArt } from './miners.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

const CHOOSING = 0;
const BUILDING = 1;
const TEAMS = 'ABC';

/** @param {number} team */
export const teamName = (team) => t('goldmine.team', { team: TEAMS[team] });

/** Who one is, what one can do, how much is missing. @param {{ sight: Sight }} props */
export function Role({ sight }) {
  if (sight.me === null) return null;
  const miner = sight.view.miners[sight.me];
  const { needed } = sight.view;
  const enough = miner.team_nuggets >= needed;
  return html`<div class=${`role-card goldmine-role ${enough ? 'enough' : ''}`}>
    <${Picture} id=${minerArt(miner)} class="portrait-round" />
    <span class="role-words">
      <b class="purse"><${Picture} id="nugget" class="icon" /> ${t('goldmine.purse', { have: miner.team_nuggets, needed })}</b>
      <small class="aim">${aim(sight, miner, enough)}</small>
      ${miner.colour ? html`<small class="ability"><b>${t(`goldmine.colour.${miner.colour}`)}</b> ${t(`goldmine.can.${miner.colour}`)}</small>` : null}
    </span>
  </div>`;
}

/** @param {Sight} sight @param {any} miner @param {boolean} enough */
export function aim(sight, miner, enough) {
  if (enough) return t(miner.team === null ? 'goldmine.aim.home' : 'goldmine.aim.home.team');
  if (miner.team === null) return t('goldmine.aim', { n: sight.view.needed });
  const partner = sight.view.miners.find((/** @type {any} */ other) => other.team === miner.team && other.seat !== miner.seat);
  return t('goldmine.aim.team', { partner: sight.name(partner.seat), n: sight.view.needed });
}

/** @param {{ sight: Sight, seat: number }} props */
export function Marks({ sight, seat }) {
  const miner = sight.view.miners[seat];
  const { needed, phase, drawn, dice, asked, turn } = sight.view;
  return html`${miner.colour ? html`<span class="mark colour"><${Picture} id=${`miner-${miner.colour}`} class="icon" label=${`${t(`goldmine.colour.${miner.colour}`)}: ${t(`goldmine.can.${miner.colour}`)}`} /></span>` : null}
    <span class="mark nuggets"><${Picture} id="nugget" class="icon" label=${t('goldmine.marks.nuggets')} />${miner.nuggets}${miner.team === null ? html`<span class="less">/${needed}</span>` : null}</span>
    ${miner.team === null ? null : html`<span class="mark team" title=${teamName(miner.team)}>${t('goldmine.marks.team', { team: TEAMS[miner.team], have: miner.team_nuggets, needed })}</span>`}
    ${phase > CHOOSING ? html`<span class="mark"><${Icon} name="thief" label=${t('goldmine.marks.gold')} />${miner.gold_challenges}</span>
      <span class="mark"><${Icon} name="bat" label=${t('goldmine.marks.bats')} />${miner.bat_challenges}</span>` : null}
    ${miner.open_tiles.length && seat !== sight.me ? html`<span class="mark open-tiles">${miner.open_tiles.map((/** @type {string} */ tile, /** @type {number} */ index) => html`<${Picture} key=${index} id=${`tile-${tile}`} class="icon" label=${t(`tile.${tile}`)} />`)}</span>` : null}
    ${drawn && seat === turn && seat !== sight.me ? html`<span class="mark drawn"><${Picture} id=${`tile-${drawn}`} class="icon" label=${t('goldmine.marks.drawn', { tile: t(`tile.${drawn}`) })} /></span>` : null}
    ${asked === seat && sight.view.steps ? html`<span class="mark rolled">${dice.map((/** @type {number} */ die, /** @type {number} */ index) => html`<${Picture} key=${index} id=${`die-${die}`} class="icon" label=${t('goldmine.marks.die', { die })} />`)}</span>` : null}`;
}

/** @param {{ sight: Sight }} props */
export function Facts({ sight }) {
  const less = t('goldmine.facts.needed', { n: sight.view.needed });
  return factsOf(sight).map((fact) => html`<span class=${fact === less ? 'less' : ''}>${fact}</span>`);
}

/** How far the game is. @param {Sight} sight @returns {string[]} */
export function factsOf({ view, end }) {
  const { phase, building, drawn, turn, miners, turn_limit: limit, stack, waiting, needed } = view;
  if (end) return [t('goldmine.facts.over')];
  if (phase === CHOOSING) return [t('goldmine.facts.choosing')];
  const wins = t('goldmine.facts.needed', { n: needed });
  if (phase === BUILDING) return [t('goldmine.facts.building', { n: building + (drawn ? 1 : 0) }), wins];
  const facts = [t('goldmine.facts.turn', { turn: miners[turn].turns + 1, limit }), t('goldmine.facts.stack', { n: stack }), wins];
  return waiting ? [...facts, t('goldmine.facts.waiting', { n: waiting })] : facts;
}

/** Beside the board: what each colour can do, and which tiles are left. @param {{ sight: Sight }} props */
export function Panel({ sight }) {
  const { miners, left } = sight.view;
  const colours = miners.filter((/** @type {any} */ miner) => miner.colour);
  const kinds = Object.entries(left);
  return html`<div class="panel goldmine-panel">
    ${colours.length ? html`<details open><summary>${t('goldmine.panel.colours')}</summary><ul class="abilities">${colours.map((/** @type {any} */ miner) => html`<li key=${miner.seat}>
      <${Picture} id=${`miner-${miner.colour}`} class="icon" /> <b>${sight.name(miner.seat)}</b> ${t(`goldmine.can.${miner.colour}`)}</li>`)}</ul></details>` : null}
    <details><summary>${t('goldmine.panel.left', { n: kinds.reduce((sum, [, n]) => sum + n, 0) })}</summary>
      <ul class="tiles-left">${kinds.map(([kind, n]) => html`<li key=${kind} title=${t(`tile.${kind}`)}><${Picture} id=${`tile-${kind}`} label=${t(`tile.${kind}`)} class="mini-tile" />${n}</li>`)}</ul></details>
  </div>`;
}
