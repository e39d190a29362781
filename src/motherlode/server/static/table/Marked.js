// A text of the rules: words in `backticks` and *stars* as they are meant, and numbers of clauses as links.
import { html } from '../vendor/preact.js';

const PIECES = /(`[^`]+`|\*[^*]+\*|\b[A-Z][A-Z0-9]{2}-\d+\b)/;

/** @param {{ text: string, seek: (number: string) => void }} props */
export function Marked({ text, seek }) {
  return text.split(PIECES).map((piece) => {
    if (piece.startsWith('`')) return html`<code>${piece.slice(1, -1)}</code>`;
    if (piece.length > 2 && piece.startsWith('*')) return html`<em>${piece.slice(1, -1)}</em>`;
    if (PIECES.test(piece)) return html`<button class="link" onClick=${() => seek(piece)}>${piece}</button>`;
    return piece;
  });
}
