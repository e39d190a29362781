import { html, useEffect } from '../vendor/preact.js';
import { games, loadGames } from '../app/house.js';
import { playNow } from './opening.js';
import { t } from '../app/words.js';
export function StartPage() {
  useEffect(() => { loadGames(); }, []);
  return html`<main class="page">${games.value.map((g) => html`<p><button onClick=${() => playNow(g.game)}>${t(`game.${g.game}`)}</button></p>`)}</main>`;
}
