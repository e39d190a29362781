// The games that were played on this device: how many were won, as whom, and how to see them again.
import { html } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { useLoaded } from '../app/loading.js';
import { forget, forgetAll, played } from '../app/played.js';
import { loadStyle } from '../app/style.js';
import { useTitle } from '../app/title.js';
import { language, listed, t } from '../app/words.js';
import { Emblem } from '../start/Emblem.js';
import { PageFoot, PageHead } from '../start/parts.js';
import { loadWordsOf } from '../table/face.js';
import { Sure } from '../table/menu/parts.js';
import { tally } from './tally.js';

/** @typedef {import('../app/played.js').Played} Played */
/** @typedef {import('./tally.js').Tally} Tally */

export function MinePage() {
  useTitle(t('mine.title'));
  const games = played.value;
  const ready = useLoaded(async () => {
    const known = [...new Set(games.map((one) => one.game))];
    await Promise.all([loadStyle('/static/mine/style.css'), ...known.map(loadWordsOf)]);
    return true;
  }, []);
  return html`<main class="page mine-page" tabindex="-1">
    <${PageHead} />
    <div class="mine-body"><h1>${t('mine.title')}</h1>
      <p class="small">${t('mine.here')}</p>
      ${!ready ? null : games.length ? html`<${Tallies} games=${games} /><${Games} games=${games} />` : html`<p class="none">${t('mine.none')}</p>`}
    </div>
    <${PageFoot} />
  </main>`;
}

/** @param {{ games: Played[] }} props */
function Tallies({ games }) {
  const won = games.filter((one) => one.won).length;
  return html`<p class="mine-sum"><b>${t('mine.games', { n: games.length })}</b>, ${t('mine.won', { n: won })}</p>
    <div class="tallies">
      <${Bars} caption=${t('mine.byGame')} rows=${tally(games.map((one) => ({ name: t(`game.${one.game}`), won: one.won })))} />
      <${Bars} caption=${t('mine.byRole')} rows=${tally(games.flatMap((one) => one.roles.map((part) => ({ name: t(part.role), won: part.won }))))} />
    </div>`;
}

/** How often something was played and won, as bars. @param {{ caption: string, rows: Tally[] }} props */
function Bars({ caption, rows }) {
  if (!rows.length) return null;
  const most = Math.max(...rows.map((row) => row.played));
  return html`<table class="bars"><caption>${caption}</caption>
    <thead class="visually-hidden"><tr><th scope="col">${t('mine.what')}</th><th scope="col">${t('mine.wonOf')}</th></tr></thead>
    <tbody>${rows.map(({ name, played: all, won }) => html`<tr key=${name}><th scope="row">${name}</th>
      <td><span class="bar-all" aria-hidden="true" style=${{ '--all': all / most, '--part': won / all }}><span></span></span> ${t('mine.of', { won, all })}</td></tr>`)}</tbody></table>`;
}

/** @param {{ games: Played[] }} props */
function Games({ games }) {
  return html`<h2>${t('mine.again')}</h2>
    <ul class="mine-games">${games.map((game) => html`<${Game} key=${game.table} game=${game} />`)}</ul>
    <p><${Sure} does=${forgetAll}><${Icon} name="close" /> ${t('mine.forgetAll')}</${Sure}></p>`;
}

/** @param {{ game: Played }} props */
function Game({ game }) {
  const others = game.names.filter((_, seat) => seat !== game.seat);
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(game.at);
  return html`<li><a class="table-link" href=${`/replay/${game.table}?seat=${game.seat}`}>
      <${Emblem} game=${game.game} />
      <span class="what"><b>${t(`game.${game.game}`)}</b><small>${when}</small><small>${t('mine.with', { names: listed(others) })}</small></span>
      <span class=${`how ${game.won ? 'won' : ''}`}>${game.won ? html`<${Icon} name="crown" /> ` : null}${t(game.won ? 'mine.youWon' : 'mine.youLost')}<small>${t('mine.score', { score: game.score })}</small></span>
    </a>
    <button class="round" aria-label=${t('mine.forget', { game: t(`game.${game.game}`), when })} title=${t('mine.forget', { game: t(`game.${game.game}`), when })} onClick=${() => forget(game.table)}><${Icon} name="close" /></button></li>`;
}
