// The mine: tiles as they lie, nuggets, miners, and how far each place in reach is.
import { html } from '../../vendor/preact.js';
import { boundsOf, cellAt, cellBox, gapBox, middle, placeBox, TILE } from './cells.js';
import { Head, minerBox, Miners } from './miners.js';
import { mapOf, placesOn, waysFrom } from './tunnels.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../table/face.js').Option} Option */

const BEYOND = 40; // GLD-1: so far from the entrance the table ends.
const SPAN = (2 * BEYOND + 1) * TILE;
const NUGGET = 36;

/** @param {{ sight: Sight }} props */
export function Board({ sight }) {
  return html`<g>
    <defs><pattern id="goldmine-grid" width=${TILE} height=${TILE} patternUnits="userSpaceOnUse"><path d=${`M${TILE} 0H0V${TILE}`} /></pattern></defs>
    <rect class="goldmine-ground" x=${-BEYOND * TILE} y=${-BEYOND * TILE} width=${SPAN} height=${SPAN} fill="url(#goldmine-grid)" />
    ${[...mapOf(sight).values()].map((laid) => html`<${Tile} key=${laid.cell} laid=${laid} />`)}
    <${Miners} sight=${sight} />
    <${Steps} sight=${sight} />
  </g>`;
}

/** @param {{ laid: any }} props */
function Tile({ laid }) {
  const { x, y } = cellBox(laid.cell);
  const kind = laid.collapsed ? 'tile fallen' : 'tile';
  return html`<g class=${kind} transform=${`translate(${x} ${y})`}><g class="moves" data-key=${`cell:${laid.cell}`}>
    <use href=${`#tile-${laid.tile}`} width=${TILE} height=${TILE} transform=${turned(laid.turned)} />
    ${laid.collapsed ? html`<use href="#collapsed" width=${TILE} height=${TILE} />` : null}
    ${laid.nugget ? html`<g class="moves" data-key=${`nugget:${laid.cell}`}><use href="#nugget" x=${(TILE - NUGGET) / 2} y=${(TILE - NUGGET) / 2} width=${NUGGET} height=${NUGGET} /></g>` : null}
  </g></g>`;
}

/** @param {number} degrees */
const turned = (degrees) => (degrees ? `rotate(${degrees} ${TILE / 2} ${TILE / 2})` : undefined);

// How far

/** The seat whose miner walks now: one's own, or the one that bats carry. @param {Sight} sight */
function walker(sight) {
  if (sight.me === null || sight.asked !== sight.me) return null;
  if (sight.prompt === 'carry') return sight.view.victim;
  return sight.prompt === 'walk' || sight.prompt === 'flee' ? sight.me : null;
}

/** The ways of the miner that walks now. @param {Sight} sight @returns {Map<string, string[]>} */
export function waysOf(sight) {
  const seat = walker(sight);
  const place = seat === null ? null : sight.view.miners[seat].place;
  return place ? waysFrom(place, sight, sight.view.steps) : new Map();
}

/** How many steps it is to each place that may be walked to. @param {{ sight: Sight }} props */
function Steps({ sight }) {
  if (sight.view.steps < 2) return null;
  const ways = waysOf(sight);
  const places = sight.moves.filter((move) => /^(walk|carry) /.test(move)).map((move) => move.slice(move.indexOf(' ') + 1));
  return html`<g class="steps" aria-hidden="true">${places.map((place) => {
    const n = ways.get(place)?.length;
    if (!n) return null;
    const at = stepMark(place);
    return html`<g key=${place}><circle cx=${at.x} cy=${at.y} r="11" /><text x=${at.x} y=${at.y + 5.5}>${n}</text></g>`;
  })}</g>`;
}

/** In the corner of a tile, or in the place where there are two. @param {string} place */
function stepMark(place) {
  if (place.includes(' ')) return middle(place);
  const { x, y } = cellBox(place);
  return { x: x + TILE - 14, y: y + TILE - 14 };
}

// What may be pointed at

/** @param {string} key @param {Sight} sight @returns {import('../../table/face.js').Box | null} */
export function spot(key, sight) {
  const value = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('cell:')) return placeBox(value);
  if (key.startsWith('gap:')) return gapBox(value);
  return key.startsWith('seat:') ? minerBox(sight, Number(value)) : null;
}

/** @param {number} x @param {number} y @param {Sight} sight */
export function keyAt(x, y, sight) {
  const cell = cellAt(x, y);
  const laid = mapOf(sight).get(cell);
  const far = (/** @type {string} */ place) => Math.hypot(middle(place).x - x, middle(place).y - y);
  const places = laid ? placesOn(laid).sort((one, two) => far(one) - far(two)) : [cell];
  return `cell:${places[0]}`;
}

/** What would be: a tile where it would lie, a miner where it would stand and the way there, a nugget, rubble. @param {{ option: Option, sight: Sight }} props */
export function Ghost({ option, sight }) {
  const [verb] = option.move.split(' ');
  const part = (/** @type {string} */ kind) => option.keys.find((key) => key.startsWith(kind))?.slice(kind.length) ?? '';
  const place = part('cell:');
  switch (verb) {
    case 'lay': return html`<${TileGhost} tile=${part('tile:')} turn=${option.turn} box=${cellBox(place)} />`;
    case 'push': return html`<${PushGhost} tile=${part('tile:')} turn=${option.turn} pair=${part('gap:')} />`;
    case 'walk': case 'carry': case 'go': return html`<${WalkGhost} place=${place} sight=${sight} straight=${verb === 'go'} />`;
    case 'hide': return html`<use href="#nugget" x=${middle(place).x - 22} y=${middle(place).y - 22} width="44" height="44" />`;
    case 'collapse': return html`<use href="#collapsed" ...${frame(cellBox(place))} />`;
    default: return null;
  }
}

/** @param {import('../../table/face.js').Box} box */
const frame = ({ x, y, w, h }) => ({ x, y, width: w, height: h });

/** @param {{ tile: string, turn: number, box: import('../../table/face.js').Box }} props */
function TileGhost({ tile, turn, box }) {
  return html`<g transform=${`translate(${box.x} ${box.y})`}><use href=${`#tile-${tile}`} width=${TILE} height=${TILE} transform=${turned(turn)} /></g>`;
}

/** GLD-3: it comes between two tiles; arrows show which of them moves away. @param {{ tile: string, turn: number, pair: string }} props */
function PushGhost({ tile, turn, pair }) {
  const [one, two] = pair.split(' ').map(middle);
  const box = { x: (one.x + two.x - TILE) / 2, y: (one.y + two.y - TILE) / 2, w: TILE, h: TILE };
  // What lies away from the entrance moves.
  const beyond = Math.abs(one.x - 40) + Math.abs(one.y - 40) > Math.abs(two.x - 40) + Math.abs(two.y - 40) ? one : two;
  const angle = (Math.atan2(beyond.y - box.y - TILE / 2, beyond.x - box.x - TILE / 2) * 180) / Math.PI;
  return html`<${TileGhost} tile=${tile} turn=${turn} box=${box} />
    <path class="push-arrow" transform=${`translate(${beyond.x} ${beyond.y}) rotate(${angle})`} d="M4 -8H18V-18L38 0L18 18V8H4Z" />`;
}

/** @param {{ place: string, sight: Sight, straight: boolean }} props */
function WalkGhost({ place, sight, straight }) {
  const seat = walker(sight) ?? sight.me;
  const from = seat === null ? null : sight.view.miners[seat].place;
  if (seat === null || !from) return null;
  const way = straight ? [place] : waysOf(sight).get(place) ?? [place];
  const points = [from, ...way].map(middle).map(({ x, y }) => `${x},${y}`).join(' ');
  const end = middle(place);
  const box = { x: end.x - 20, y: end.y - 20, w: 40, h: 40 };
  return html`<polyline class=${`way ${straight ? 'secret' : ''}`} points=${points} /><${Head} miner=${sight.view.miners[seat]} box=${box} />`;
}

export { boundsOf };
