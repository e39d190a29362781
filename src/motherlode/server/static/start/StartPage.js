// The first thing that anyone sees: five games, one click to play each.
import { html, useEffect, useSignal } from '../vendor/preact.js';
import { Icon, Picture } from '../app/art.js';
import { compiling, games, loadGames } from '../app/house.js';
import { Languages } from '../app/language.js';
import { played } from '../app/played.js';
import { useTitle } from '../app/title.js';
import { t } from '../app/words.js';
import { GameCard } from './GameCard.js';
import { NameField, PageFoot, SettingsButton, Trouble } from './parts.js';
import { GoOn, OpenTables, useTables } from './Tables.js';

const CREW = [4, 1, 7, 0, 9, 3, 6, 11, 2, 8, 5, 10];

export function StartPage() {
  const trouble = useSignal('');
  useTitle('');
  useTables();
  useEffect(() => { loadGames().catch((/** @type {Error} */ problem) => { trouble.value = problem.message; }); }, []);
  return html`<main class="page start" tabindex="-1">
    <${Hero} />
    <div class="start-body">
      <${GoOn} />
      <h2 class="visually-hidden">${t('start.games')}</h2>
      ${trouble.value ? html`<${Trouble} sentence=${trouble.value} />` : null}
      <ul class="games">${games.value.map((info) => html`<${GameCard} key=${info.game} info=${info} />`)}</ul>
      <${OpenTables} />
      ${played.value.length ? html`<p class="mine-link"><a class="button" href="/mine"><${Icon} name="crown" /> ${t('mine.title')}</a></p>` : null}
    </div>
    <${Compiling} />
    <${PageFoot} />
  </main>`;
}

/** Whoever started the server for the first time may wonder about its fan: a quiet line says why. */
function Compiling() {
  const says = { running: 'start.compiling', ready: 'start.compiled' }[compiling.value];
  return html`<p class="aside" role="status">${says ? t(says) : ''}</p>`;
}

function Hero() {
  return html`<header class="hero">
    <${SettingsButton} />
    <${Picture} id="logo" class="logo" />
    <div class="hero-words">
      <h1>Motherlode</h1>
      <p class="tagline">${t('start.tagline')}</p>
      <${Languages} />
    </div>
    <${NameField} />
    <div class="crew" aria-hidden="true">${CREW.map((seat) => html`<${Picture} key=${seat} id=${`dwarf-${seat}`} />`)}</div>
  </header>`;
}
