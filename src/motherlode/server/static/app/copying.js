// Giving a text away: to the clipboard, or to whatever the device shares with.

/**
 * Copy a text. The clipboard proper is only there over TLS or on this very machine; at home on plain HTTP
 * the old way still works.
 * @param {string} text
 * @returns {Promise<boolean>} Whether it is copied.
 */
export async function copy(text) {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Forbidden: try the old way.
  }
  return copyByHand(text);
}

/** @param {string} text */
function copyByHand(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

export const canShare = typeof navigator.share === 'function';

/** @param {string} title @param {string} url */
export async function share(title, url) {
  await navigator.share({ title, url }).catch(() => undefined); // who closes the window has decided
}
