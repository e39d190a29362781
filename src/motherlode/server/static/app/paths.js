// Addresses: links inside the house change the page without loading it again.
import { signal } from '../vendor/preact.js';

export const path = signal(location.pathname);

/** @param {string} to */
export function go(to) {
  history.pushState(null, '', to);
  path.value = new URL(to, location.href).pathname;
  scrollTo(0, 0);
}

addEventListener('popstate', () => { path.value = location.pathname; });
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
