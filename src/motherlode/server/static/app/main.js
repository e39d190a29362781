// Where everything begins: words, the guest, then the page that the address names.
import { html, render } from '../vendor/preact.js';
import { loadArt } from './art.js';
import { arrive } from './house.js';
import { path } from './paths.js';
import './settings.js';
import { loadWords, t } from './words.js';

/** @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/$/, async () => (await import('../start/StartPage.js')).StartPage],
  [/^\/new\/(?<game>\w+)$/, async () => (await import('../start/NewTablePage.js')).NewTablePage],
  [/^\/t\/(?<table>[\w-]+)$/, async () => (await import('../table/TablePage.js')).TablePage],
  [/^\/rules\/(?<game>\w+)$/, async () => (await import('../start/RulesPage.js')).RulesPage],
];

async function begin() {
  await Promise.all([loadWords('en'), loadArt('common'), arrive()]);
  path.subscribe(show);
}

/** @param {string} here */
async function show(here) {
  const root = /** @type {HTMLElement} */ (document.getElementById('app'));
  for (const [shape, load] of PAGES) {
    const found = shape.exec(here);
    if (found) {
      const Page = await load();
      if (path.peek() === here) render(html`<${Page} key=${here} ...${found.groups} />`, root);
      return;
    }
  }
  render(html`<main class="page"><h1>${t('page.none')}</h1><p><a href="/">${t('page.home')}</a></p></main>`, root);
}

begin();
