// The page that stands in for all others while the server cannot be reached. It is small and needs nothing of the client.
const LANGUAGES = ['en', 'uk', 'ru'];
const RULEBOOK = /\/api\/games\/(\w+)\/rules/;
const SOON = 4000;
const PIECES = /(`[^`]+`|\*[^*]+\*|\b[A-Z][A-Z0-9]{2}-\d+\b)/;

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const root = document.documentElement;

/** What the client remembers on this device. @param {string} key */
function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(`motherlode.${key}`) ?? '""');
  } catch {
    return '';
  }
}

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {(string | Node)[]} children
 */
function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A text of the rules: `values`, *words* and numbers of clauses as they are meant. @param {string} text */
const marked = (text) => text.split(PIECES).map((piece) => {
  if (!PIECES.test(piece)) return piece;
  if (piece.startsWith('`')) return element('code', {}, piece.slice(1, -1));
  if (piece.startsWith('*')) return element('em', {}, piece.slice(1, -1));
  return element('a', { href: `#${piece}` }, piece);
});

/** The rulebooks that were read, by game; if in several languages, in the own one. @param {string} language */
async function rulebooks(language) {
  const found = new Map();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const game = RULEBOOK.exec(url)?.[1];
      const own = url.includes(`language=${language}`);
      if (game && (own || !found.has(game))) found.set(game, await (await cache.match(url))?.json());
    }
  }
  return found;
}

/** @param {any} book @param {Record<string, string>} words */
function showRules(book, words) {
  document.title = book.title;
  main.append(
    element('p', {}, words['offline.title'], '. ', element('a', { href: '/' }, words['offline.back'])),
    element('h1', {}, book.title),
    ...book.preface.map((/** @type {string} */ text) => element('p', {}, ...marked(text))),
    ...book.chapters.flatMap((/** @type {any} */ chapter) => [
      element('h2', {}, chapter.heading),
      ...chapter.clauses.map((/** @type {any} */ one) => element('p', { id: one.number }, element('b', {}, one.number), ' ', ...marked(one.text))),
    ]),
    element('p', {}, book.closing),
  );
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** @param {Map<string, any>} books @param {Record<string, string>} words */
function showWhatIsMissing(books, words) {
  document.title = `${words['offline.title']} – Motherlode`;
  const links = [...books].map(([game, book]) => element('li', {}, element('a', { href: `/rules/${game}` }, book.title)));
  main.append(
    element('img', { src: '/static/icon.svg', alt: '' }),
    element('h1', {}, words['offline.title']),
    element('p', {}, words['offline.why']),
    element('p', {}, words['offline.missing']),
    element('a', { class: 'button', href: '' }, words['offline.again']),
    element('p', {}, words[links.length ? 'offline.rules' : 'offline.none']),
    element('ul', {}, ...links),
  );
  addEventListener('online', comeBack);
  setInterval(comeBack, SOON);
}

/** As soon as the server is there again, so is the page that one came for. */
async function comeBack() {
  const there = !document.hidden && await fetch('/worker.js', { method: 'HEAD' }).catch(() => null);
  if (there && there.ok) location.reload();
}

const light = matchMedia('(prefers-color-scheme: light)');
const more = matchMedia('(prefers-contrast: more), (forced-colors: active)');

/** By day or by night, and with how much contrast, as `looks.js` has it for the client. */
function dress() {
  const theme = recall('theme');
  root.toggleAttribute('data-light', theme === 'light' || (theme !== 'dark' && light.matches));
  root.toggleAttribute('data-contrast', recall('contrast') === 'more' || more.matches);
}

for (const wish of [light, more]) wish.addEventListener('change', dress);

async function begin() {
  dress();
  const wanted = [recall('language'), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  root.lang = wanted.find((one) => LANGUAGES.includes(one)) ?? LANGUAGES[0];
  const words = await (await fetch(`/words/${root.lang}/pages/offline.json`)).json();
  const books = await rulebooks(root.lang);
  const book = books.get(/^\/rules\/(\w+)/.exec(location.pathname)?.[1]);
  if (book) showRules(book, words);
  else showWhatIsMissing(books, words);
}

begin();

export {}; // A module of its own: what it names is named nowhere else.
