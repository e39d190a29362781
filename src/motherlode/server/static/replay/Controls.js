// What winds the film: a slider with marks where rounds begin, steps, play, speed, and whose eyes one has.
import { html } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { t } from '../app/words.js';
import { speed, SPEEDS } from './playing.js';

/** @typedef {import('./film.js').Film} Film */
/** @typedef {import('./playing.js').Player} Player */

/** @param {{ film: Film, player: Player }} props */
export function Controls({ film, player }) {
  return html`<div class="winding">
    <${Slider} film=${film} player=${player} />
    <${Buttons} film=${film} player=${player} />
    <span class="place" aria-hidden="true">${film.at.value} / ${film.last}</span>
    <${Speed} />
    <${Eyes} film=${film} />
  </div>`;
}

/** @param {{ film: Film, player: Player }} props */
function Slider({ film, player }) {
  const at = film.at.value;
  const slide = (/** @type {InputEvent} */ event) => player.wind(Number(/** @type {HTMLInputElement} */ (event.target).value));
  return html`<div class="slider">
    <input type="range" min="0" max=${film.last} value=${at} aria-label=${t('replay.place')} aria-valuetext=${t('replay.step', { at, last: film.last })} onInput=${slide} />
    <div class="slider-marks" aria-hidden="true">${film.marks.map((mark) => html`<i key=${mark} style=${{ '--at': mark / Math.max(1, film.last) }}></i>`)}</div>
  </div>`;
}

/** @param {{ film: Film, player: Player }} props */
function Buttons({ film, player }) {
  const at = film.at.value;
  const on = player.on.value;
  return html`<div class="winders" role="group" aria-label=${t('replay.wind')}>
    ${film.marks.length > 1 ? html`<${Winder} name="skip" back label="replay.roundBack" off=${at === 0} does=${() => player.wind(film.markBeside(-1))} />` : null}
    <${Winder} name="step" back label="replay.back" off=${at === 0} does=${() => player.wind(at - 1)} />
    <button class="gold play" aria-label=${t(on ? 'replay.pause' : 'replay.play')} title=${t(on ? 'replay.pause' : 'replay.play')} onClick=${() => player.toggle()}><${Icon} name=${on ? 'pause' : 'play'} /></button>
    <${Winder} name="step" label="replay.on" off=${at === film.last} does=${() => player.wind(at + 1)} />
    ${film.marks.length > 1 ? html`<${Winder} name="skip" label="replay.roundOn" off=${at === film.last} does=${() => player.wind(film.markBeside(1))} />` : null}
  </div>`;
}

/** One that can do nothing keeps the focus: a disabled button would lose it. @param {{ name: string, label: string, off: boolean, does: () => void, back?: boolean }} props */
function Winder({ name, label, off, does, back }) {
  return html`<button class=${back ? 'back' : ''} aria-disabled=${off} aria-label=${t(label)} title=${t(label)} onClick=${() => { if (!off) does(); }}><${Icon} name=${name} /></button>`;
}

function Speed() {
  const choose = (/** @type {Event} */ event) => { speed.value = SPEEDS[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]; };
  return html`<select class="speed" aria-label=${t('replay.speed')} onChange=${choose}>
    ${SPEEDS.map((one) => html`<option selected=${one === speed.value}>${one.toLocaleString()}×</option>`)}</select>`;
}

/** @param {{ film: Film }} props */
function Eyes({ film }) {
  const { readers } = film;
  const choose = (/** @type {Event} */ event) => { film.reader.value = readers[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]; };
  return html`<select class="eyes" aria-label=${t('replay.eyes')} onChange=${choose}>
    ${readers.map((one) => html`<option selected=${one === film.reader.value}>${inWords(one, film)}</option>`)}</select>`;
}

/** @param {import('./film.js').Reader} reader @param {Film} film */
function inWords(reader, film) {
  if (reader === 'nobody') return t(film.face.opened ? 'replay.eyes.nobody' : 'replay.eyes.spectator');
  return reader === 'all' ? t('replay.eyes.all') : t('replay.eyes.seat', { name: film.sight.value.name(reader), you: reader === film.mine });
}
