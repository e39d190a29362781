// The end of a round or of the game, told as a story; and what to do next.
import { html } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { go } from '../app/paths.js';
import { t } from '../app/words.js';
import { Dialog } from './Dialog.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** @param {{ scene: Scene }} props */
export function StoryDialog({ scene }) {
  const sight = scene.sight.value;
  if (!scene.story.value || !sight) return null;
  const close = () => { scene.story.value = null; };
  return html`<${Dialog} title=${t(sight.end ? 'story.game' : 'story.round')} close=${close} class="story">
    <${Story} scene=${scene} />
    <div class=${`buttons ${sight.end ? 'settling' : ''}`}>
      ${sight.end ? html`<a class="button" href=${`/replay/${scene.id}`}><${Icon} name="play" /> ${t('replay.open')}</a><a class="button" download href=${sight.end.record}><${Icon} name="download" /> ${t('story.record')}</a><${Next} scene=${scene} />`
    : html`<button class="gold" onClick=${close}>${t('story.on')}</button>`}
    </div>
  </${Dialog}>`;
}

/** What a story tells. @param {{ scene: Scene }} props */
export function Story({ scene }) {
  const told = scene.story.value;
  const sight = scene.sight.value;
  const face = scene.face;
  if (!told || !sight || !face) return null;
  const past = scene.entries.value.flatMap((entry) => entry.told ?? []);
  return html`<${face.Story} sight=${sight} told=${told} past=${past} />
    ${sight.end && face.scores ? html`<${Chart} rows=${face.scores(sight, past)} sight=${sight} />` : null}`;
}

/** @param {{ scene: Scene }} props */
function Next({ scene }) {
  const next = scene.table.value?.next;
  if (scene.you.value.seat === null) return next ? html`<a class="button" href=${`/t/${next}`}>${t('story.watch')}</a>` : null;
  return html`<button class="gold" onClick=${() => rematch(scene)}>${t(next ? 'story.join' : 'story.rematch')}</button>`;
}

/** @param {Scene} scene */
async function rematch(scene) {
  const next = scene.table.value?.next;
  if (next) return go(`/t/${next}`);
  const answer = await scene.say({ type: 'rematch' });
  if (answer.table) go(`/t/${answer.table}`);
  return undefined;
}

/** @param {{ rows: { label: string, values: number[] }[], sight: import('./face.js').Sight }} props */
function Chart({ rows, sight }) {
  const most = Math.max(1, ...rows.flatMap((row) => row.values));
  return html`<figure class="chart"><figcaption>${t('story.chart')}</figcaption>
    <table><thead><tr><td></td>${rows.map((row) => html`<th scope="col">${row.label}</th>`)}</tr></thead>
    <tbody>${sight.chairs.map((chair) => html`<tr class=${sight.end?.winners.includes(chair.seat) ? 'winner' : ''}><th scope="row">${sight.name(chair.seat)}</th>
      ${rows.map((row) => html`<td><span class="bar" style=${{ '--part': row.values[chair.seat] / most }}></span> ${row.values[chair.seat]}</td>`)}</tr>`)}</tbody></table></figure>`;
}
