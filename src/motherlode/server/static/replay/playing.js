// Playing a film by itself, at a speed.
import { signal } from '../vendor/preact.js';
import { kept } from '../app/settings.js';

export const SPEEDS = [0.5, 1, 2, 4];
const BEAT = 1600; // Milliseconds between two steps at speed 1.
const TOO_FAST = 2; // From this speed on nothing moves on the table.

export const speed = kept('replaySpeed', 1);

export class Player {
  /** @param {import('./film.js').Film} film */
  constructor(film) {
    this.film = film;
    this.on = signal(false);
    this.timer = 0;
  }

  toggle() {
    if (this.on.value) this.stop();
    else this.start();
  }

  /** From here on; from the beginning if there is no more. */
  start() {
    if (this.film.at.value === this.film.last) this.film.wind(0);
    this.on.value = true;
    this.wait();
  }

  stop() {
    this.on.value = false;
    clearTimeout(this.timer);
  }

  wait() {
    this.timer = setTimeout(() => this.step(), BEAT / speed.value);
  }

  async step() {
    await this.film.wind(this.film.at.value + 1, speed.value >= TOO_FAST);
    if (this.film.at.value === this.film.last) this.stop();
    else if (this.on.value) this.wait();
  }

  /** Somebody winds by hand: then it does not play on. @param {number} to */
  wind(to) {
    this.stop();
    this.film.wind(to);
  }
}
