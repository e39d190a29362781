// The picture of a game.
import { html } from '../vendor/preact.js';
import { Picture } from '../app/art.js';

/** @param {{ game: string }} props */
export function Emblem({ game }) {
  return html`<span class="emblem"><${Picture} id=${`emblem-${game}`} /></span>`;
}
