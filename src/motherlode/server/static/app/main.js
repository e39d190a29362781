// Where everything begins: words, the guest, then the page that the address names.
import { html, render } from '../vendor/preact.js';
import { loadArt } from './art.js';
import { arrive } from './house.js';
import { preferred } from './language.js';
import { prepareForOffline } from './offline.js';
import { path } from './paths.js';
import { loadWords, t } from './words.js';

/** @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/$/, async () => (await import('../start/StartPage.js')).StartPage],
  [/^\/new\/(?<game>\w+)$/, async () => (await import('../start/NewTablePage.js')).NewTablePage],
  [/^\/t\/(?<table>[\w-]+)$/, async () => (await import('../table/TablePage.js')).TablePage],
  [/^\/replay\/(?<table>[\w-]+)$/, async () => (await import('../replay/ReplayPage.js')).ReplayPage],
  [/^\/tv\/(?<table>[\w-]+)$/, async () => (await import('../tv/TvPage.js')).TvPage],
  [/^\/mine$/, async () => (await import('../mine/MinePage.js')).MinePage],
  [/^\/rules\/(?<game>\w+)$/, async () => (await import('../start/RulesPage.js')).RulesPage],
];

const root = /** @type {HTMLElement} */ (document.getElementById('app'));

async function begin() {
  await loadWords(preferred());
  try {
    await Promise.all([loadArt('common'), arrive()]);
  } catch (problem) {
    clear();
    say(t('page.trouble'), /** @type {Error} */ (problem).message);
    return;
  }
  clear();
  path.subscribe(show);
  prepareForOffline();
}

/** Take away what stood there until now: nobody else would, it is none of the page's own. */
const clear = () => root.querySelector('.shell')?.remove();

let first = true;

/** @param {string} here */
async function show(here) {
  const found = await pageAt(here);
  if (path.peek() !== here) return;
  if (found) put(html`<${found.Page} key=${here} ...${found.names} />`);
  else say(t('page.none'), '');
  if (!first) root.querySelector('main')?.focus({ preventScroll: true }); // so that readers of the screen begin there
  first = false;
}

/** @param {string} here */
async function pageAt(here) {
  for (const [shape, load] of PAGES) {
    const found = shape.exec(here);
    if (found) return { Page: await load(), names: found.groups };
  }
  return null;
}

/** What was there before the first page goes: it is not the page's own. @param {any} page */
function put(page) {
  root.querySelector('.shell')?.remove();
  render(page, root);
}

/** @param {string} title @param {string} sentence */
function say(title, sentence) {
  put(html`<main class="page plain" tabindex="-1"><h1>${title}</h1>${sentence ? html`<p>${sentence}</p>` : null}
    <p><a class="button" href="/">${t('page.home')}</a></p></main>`);
}

begin();
