// The field as a picture: what lies in its cells, the crystals of the corporations, and the edges of its nine boards.
import { html } from '../../vendor/preact.js';
import { BOARD, CELL, cellBox, SIDE } from './field.js';

/** @typedef {import('../../table/face.js').Sight} Sight */

export const BOUNDS = { x: 0, y: 0, w: SIDE * CELL, h: SIDE * CELL };

/** @param {{ sight: Sight }} props */
export function Board({ sight }) {
  const { field, crystals } = sight.view;
  /** @type {string[]} */
  const cells = field.flatMap((/** @type {string[]} */ line, /** @type {number} */ row) => line.map((_, column) => `${column},${row}`));
  const flatField = field.flat();
  const flatCrystals = crystals.flat();
  return html`<g>
    <rect class="field-ground" ...${frame(3)} rx="4" />
    ${cells.map((cell, at) => html`<${Cell} key=${cell} cell=${cell} content=${flatField[at]} crystal=${flatCrystals[at]} />`)}
    <${Edges} />
  </g>`;
}

/** @param {number} more */
const frame = (more) => ({ x: -more, y: -more, width: BOUNDS.w + 2 * more, height: BOUNDS.h + 2 * more });

/**
 * What was under a crystal is found: the ground is bare there.
 * @param {{ cell: string, content: string, crystal: string | null }} props
 */
function Cell({ cell, content, crystal }) {
  const { x, y, w, h } = cellBox(cell);
  return html`<g>
    <use href=${`#cell-${crystal ? 'dug' : content}`} x=${x} y=${y} width=${w} height=${h} />
    ${crystal ? html`<g class="moves" data-key=${`cell:${cell}`}><use href=${`#crystal-${crystal}`} x=${x} y=${y} width=${w} height=${h} /></g>` : null}
  </g>`;
}

function Edges() {
  const lines = [1, 2].map((board) => board * BOARD * CELL);
  return html`<g class="board-edges" aria-hidden="true">${lines.map((at) => html`
    <line x1=${at} x2=${at} y1="0" y2=${BOUNDS.h} /><line y1=${at} y2=${at} x1="0" x2=${BOUNDS.w} />`)}</g>`;
}

/** The crystals that would lie there. @param {{ option: import('../../table/face.js').Option, sight: Sight }} props */
export function Ghost({ option, sight }) {
  const words = option.move.split(' ');
  const colour = words[0] === 'overtime' ? sight.view.colour : words[1];
  return words.filter((word) => word.includes(',')).map((cell) => {
    const { x, y, w, h } = cellBox(cell);
    return html`<use key=${cell} href=${`#crystal-${colour}`} x=${x} y=${y} width=${w} height=${h} />`;
  });
}
