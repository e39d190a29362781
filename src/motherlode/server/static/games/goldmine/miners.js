// The miners in the mine: where each stands, side by side where several share a place.
import { html } from '../../vendor/preact.js';
import { cellOf, middle, TILE } from './cells.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../table/face.js').Box} Box */

const WIDE = 62; // What miners may fill of a tile.
const NARROW = 38; // And of one of two tunnels.
const BIGGEST = { wide: 40, narrow: 30 };

/** The picture of a person's miner: its colour if it has one, else the person's own head. @param {any} miner */
export const minerArt = (miner) => (miner.colour ? `miner-${miner.colour}` : `dwarf-${miner.seat}`);

/**
 * Where a miner stands.
 * @param {Sight} sight @param {number} seat
 * @returns {Box | null}
 */
export function minerBox(sight, seat) {
  const { miners, mine } = sight.view;
  const { place } = miners[seat];
  if (!place) return null;
  const here = miners.filter((/** @type {any} */ other) => other.place === place);
  const index = here.findIndex((/** @type {any} */ other) => other.seat === seat);
  const nugget = mine.some((/** @type {any} */ laid) => laid.nugget && laid.cell === cellOf(place));
  const { x, y } = middle(place);
  const slot = slotOf(index, here.length, place.includes(' '));
  // A nugget stays in sight above whoever stands before it.
  const down = nugget ? TILE / 5 : 0;
  return { x: x + slot.x - slot.size / 2, y: y + slot.y - slot.size / 2 + down, w: slot.size, h: slot.size, round: true };
}

/** Rows of up to three. @param {number} index @param {number} n @param {boolean} narrow */
function slotOf(index, n, narrow) {
  const columns = n <= 3 ? n : Math.ceil(n / 2);
  const rows = Math.ceil(n / columns);
  const room = narrow ? NARROW : WIDE;
  const size = Math.min(narrow ? BIGGEST.narrow : BIGGEST.wide, (room / columns) * 1.12);
  const gap = columns > 1 ? (room + 6 - size) / (columns - 1) : 0;
  const inRow = Math.floor(index / columns) === rows - 1 ? n - columns * (rows - 1) : columns;
  const x = ((index % columns) - (inRow - 1) / 2) * gap;
  return { x, y: (Math.floor(index / columns) - (rows - 1) / 2) * size * 0.98, size };
}

/** @param {{ sight: Sight }} props */
export function Miners({ sight }) {
  return html`<g class="miners">${sight.view.miners.filter((/** @type {any} */ miner) => miner.place)
    .map((/** @type {any} */ miner) => html`<${Miner} key=${miner.seat} ...${{ miner, sight }} />`)}</g>`;
}

/** @param {{ miner: any, sight: Sight }} props */
function Miner({ miner, sight }) {
  const box = minerBox(sight, miner.seat);
  if (!box) return null;
  const state = `${miner.seat === sight.me ? 'me' : ''} ${miner.seat === sight.asked ? 'asked' : ''}`;
  return html`<g class=${`miner ${state}`}><g class="moves" data-key=${`miner:${miner.seat}`}><title>${sight.name(miner.seat)}</title>
    <${Head} miner=${miner} box=${box} /></g></g>`;
}

/** A miner's head in a ring. @param {{ miner: any, box: Box }} props */
export function Head({ miner, box }) {
  const r = box.w / 2;
  return html`<circle class="miner-ground" cx=${box.x + r} cy=${box.y + r} r=${r} />
    <use href=${`#${minerArt(miner)}`} x=${box.x + 1} y=${box.y + 1} width=${box.w - 2} height=${box.h - 2} />
    <circle class=${`miner-ring seat-${miner.seat}`} cx=${box.x + r} cy=${box.y + r} r=${r - 0.5} />`;
}
