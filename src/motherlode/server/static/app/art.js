// The pictures: one sprite a game, put into the document once, used by `<use href="#…">`.
import { html } from '../vendor/preact.js';

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Put a sprite into the document.
 * @param {string} name
 */
export function loadArt(name) {
  const before = loaded.get(name);
  if (before) return before;
  const coming = put(name);
  loaded.set(name, coming);
  return coming;
}

/** @param {string} name */
async function put(name) {
  const text = await (await fetch(`/art/${name}.svg`)).text();
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(sprite));
}

/**
 * A symbol as a picture of its own.
 * @param {{ id: string, label?: string, class?: string }} props
 */
export function Picture({ id, label, class: name }) {
  return html`<svg class=${`picture ${name ?? ''}`} role=${label ? 'img' : undefined}
    aria-label=${label} aria-hidden=${label ? undefined : 'true'}><use href=${`#${id}`} /></svg>`;
}

/**
 * A small sign of the interface, in the colour of the text.
 * @param {{ name: string, label?: string }} props
 */
export function Icon({ name, label }) {
  return html`<${Picture} id=${`icon-${name}`} label=${label} class="icon" />`;
}
