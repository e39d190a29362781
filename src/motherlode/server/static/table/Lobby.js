import { html } from '../vendor/preact.js';
export function Lobby({ scene }) { return html`<main class="page">lobby</main>`; }
