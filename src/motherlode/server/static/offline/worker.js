// What is left of Motherlode when its server cannot be reached: a page that says so, and the rules that were read before.
// As long as there is a server everything comes from it, and this worker keeps none of the client: so no old script ever
// meets a new server. Of what the server answers it keeps rulebooks alone, which are the same for everyone.
const worker = /** @type {any} */ (self);
/** What the server says first: the files of the page, and a mark that changes with any of them. @type {{ mark: string, files: string[] }} */
const { mark, files } = worker.kept;
const PAGE = `page-${mark}`;
const RULES = 'rules-1'; // Another number when rulebooks have another shape.
const RULEBOOK = /^\/api\/games\/\w+\/rules$/;
const AWAY = 502; // From here on, a proxy says that there is no server behind it.

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(forget().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const request = /** @type {Request} */ (event.request);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (files.includes(pathname)) event.respondWith(ofPage(pathname));
  else if (request.mode === 'navigate') event.respondWith(visit(request));
  else if (RULEBOOK.test(pathname)) event.respondWith(rulebook(request));
});
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

async function keep() {
  const cache = await caches.open(PAGE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Put away what an older worker kept of its page. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name !== PAGE && name !== RULES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Files of that page belong together: they come from where the page does. @param {string} path */
const ofPage = async (path) => await caches.match(path, { cacheName: PAGE }) ?? fetch(path);

/** @param {Request} request */
async function visit(request) {
  const found = await fetch(request).catch(() => null);
  return found && found.status < AWAY ? found : ofPage(files[0]);
}

/** @param {Request} request */
async function rulebook(request) {
  const cache = await caches.open(RULES);
  const found = await fetch(request).catch(() => cache.match(request.url));
  if (!found) return Response.error();
  if (found.ok) await cache.put(request.url, found.clone());
  return found;
}

/** To the table that called. @param {string} place */
async function lead(place) {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find((/** @type {any} */ one) => new URL(one.url).pathname === place);
  return there ? there.focus() : worker.clients.openWindow(place);
}
