// A game on the start page: what it is, and the two ways to play it.
import { html, useSignal } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { seatsOf } from '../app/settings.js';
import { t } from '../app/words.js';
import { Emblem } from './Emblem.js';
import { playNow, usualSeats } from './opening.js';
import { Stepper, Trouble } from './parts.js';

/** @param {{ info: import('../wire').GameInfo }} props */
export function GameCard({ info }) {
  const { game } = info;
  return html`<li class="game-card" data-game=${game}>
    <${Emblem} game=${game} />
    <div class="about">
      <h2>${t(`game.${game}`)}</h2>
      <p class="sentence">${t(`start.${game}`)}</p>
    </div>
    <p class="game-facts">
      <span><${Icon} name="person" /> ${players(info)}</span>
      <span><${Icon} name="clock" /> ${t('start.minutes', { from: info.minutes[0], to: info.minutes[1] })}</span>
      <a href=${`/rules/${game}`}>${t('start.rules')}<span class="visually-hidden"> – ${t(`game.${game}`)}</span></a>
    </p>
    <${Ways} info=${info} />
  </li>`;
}

/** @param {{ info: import('../wire').GameInfo }} props */
function Ways({ info }) {
  const busy = useSignal(false);
  const trouble = useSignal('');
  const { game, least, most } = info;
  const seats = usualSeats(info);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = '';
    await playNow(game, { seats }).catch((/** @type {Error} */ problem) => { trouble.value = problem.message; });
    busy.value = false;
  };
  return html`<div class="ways">
    ${least < most ? html`<${Stepper} value=${seats} least=${least} most=${most} label=${t('start.howMany')} says=${t('start.against', { n: seats - 1 })}
      set=${(/** @type {number} */ value) => { seatsOf.value = { ...seatsOf.value, [game]: value }; }} />`
    : html`<p class="stepper alone">${t('start.against', { n: seats - 1 })}</p>`}
    <button class="gold play" aria-disabled=${busy.value} onClick=${play}><${Icon} name="play" /> ${t('start.play')}<span class="visually-hidden"> – ${t(`game.${game}`)}</span></button>
    <a class="button invite" href=${`/new/${game}`}><${Icon} name="share" /> ${t('start.invite')}<span class="visually-hidden"> – ${t(`game.${game}`)}</span></a>
    ${trouble.value ? html`<${Trouble} sentence=${trouble.value} />` : null}
  </div>`;
}

/** @param {import('../wire').GameInfo} info */
function players({ least, most }) {
  return least === most ? t('start.players', { n: least }) : t('start.playersFromTo', { least, most, n: most });
}
