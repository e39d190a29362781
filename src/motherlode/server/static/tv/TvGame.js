// The game for all to see: the board, the people around it, whose turn it is, and what happened, in words.
import { html } from '../vendor/preact.js';
import { Picture } from '../app/art.js';
import { t } from '../app/words.js';
import { Board } from '../table/Board.js';
import { Dice } from '../table/Dice.js';
import { Flying } from '../table/Game.js';
import { Line } from '../table/Log.js';
import { flying } from '../table/motion.js';
import { People } from '../table/People.js';
import { useFit } from './fit.js';
import { TvStory } from './TvStory.js';

/** @typedef {import('../table/scene.js').Scene} Scene */

const LATELY = 4; // Steps that there is room for.

/** @param {{ scene: Scene, choosing: import('../table/choosing.js').Choosing }} props */
export function TvGame({ scene, choosing }) {
  const sight = scene.sight.value;
  const face = scene.face;
  const people = useFit();
  const panel = useFit();
  if (!sight || !face) return null;
  // A panel that is part of the table is shown; one that helps a reader to look closer is for phones.
  return html`
    <header class="tv-head"><h1>${t(`game.${sight.game}`)}</h1><span class="facts"><${face.Facts} sight=${sight} /></span></header>
    <section class="middle"><${Board} scene=${scene} choosing=${choosing} /><${Dice} /></section>
    <div ref=${people} class="tv-people"><${People} scene=${scene} choosing=${choosing} /></div>
    ${face.inPanel ? html`<aside ref=${panel} class="tv-panel"><${face.Panel} sight=${sight} choosing=${choosing} /></aside>` : null}
    <footer class="tv-foot"><${Turn} sight=${sight} /><${Captions} scene=${scene} /></footer>
    ${flying.value.map((one) => html`<${Flying} key=${one.id} one=${one} />`)}
    <${TvStory} scene=${scene} />`;
}

/** @param {{ sight: import('../table/face.js').Sight }} props */
function Turn({ sight }) {
  if (sight.asked === null) return html`<p class="turn">${t('table.over')}</p>`;
  return html`<p class="turn" data-asked=${sight.asked}><span class=${`head colour-${sight.chairs[sight.asked].colour}`}><${Picture} id=${`dwarf-${sight.asked}`} /></span>
    ${t('table.waiting', { name: sight.name(sight.asked) })}</p>`;
}

/** What happened last; said aloud, too. @param {{ scene: Scene }} props */
function Captions({ scene }) {
  return html`<div class="captions" role="log" aria-label=${t('log.label')}>
    ${scene.entries.value.slice(-LATELY).map((entry) => html`<ul key=${entry.number}><${Line} ...${{ entry, scene }} /></ul>`)}</div>`;
}
