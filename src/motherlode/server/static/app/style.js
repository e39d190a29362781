// Style sheets that one game alone needs: they come with the game.

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/**
 * Put a style sheet into the document, and wait until it holds.
 * @param {string} path
 */
export function loadStyle(path) {
  const before = loaded.get(path);
  if (before) return before;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  const coming = new Promise((done) => { link.onload = done; link.onerror = done; });
  loaded.set(path, coming);
  document.head.append(link);
  return coming;
}
