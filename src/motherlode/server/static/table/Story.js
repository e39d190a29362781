// The end of a round or of the game, told as a story; and what to do next.
import { html } from '../vendor/preact.js';
import { go } from '../app/paths.js';
import { t } from '../app/words.js';
import { Dialog } from './Dialog.js';

/** @param {{ scene: import('./scene.js').Scene }} props */
export function StoryDialog({ scene }) {
  const told = scene.story.value;
  const sight = scene.sight.value;
  const face = scene.face;
  if (!told || !sight || !face) return null;
  const close = () => { scene.story.value = null; };
  const table = scene.table.value;
  const past = scene.entries.value.flatMap((entry) => entry.told ?? []);
  return html`<${Dialog} title=${t(sight.end ? 'story.game' : 'story.round')} close=${close} class="story">
    <${face.Story} sight=${sight} told=${told} past=${past} />
    ${sight.end && face.scores ? html`<${Chart} rows=${face.scores(sight, past)} sight=${sight} />` : null}
    <div class="buttons">
      ${sight.end ? html`<a class="button" download href=${sight.end.record}>${t('story.record')}</a>` : null}
      ${sight.end && sight.me !== null ? html`<button class="gold" onClick=${() => rematch(scene)}>${t(table?.next ? 'story.join' : 'story.rematch')}</button>`
        : html`<button class="gold" onClick=${close}>${t('story.on')}</button>`}
    </div>
  </${Dialog}>`;
}

/** @param {import('./scene.js').Scene} scene */
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
    <table><thead><tr><th></th>${rows.map((row) => html`<th scope="col">${row.label}</th>`)}</tr></thead>
    <tbody>${sight.chairs.map((chair) => html`<tr><th scope="row">${sight.name(chair.seat)}</th>${rows.map((row) => html`<td>
      <meter min="0" max=${most} value=${row.values[chair.seat]}></meter> ${row.values[chair.seat]}</td>`)}</tr>`)}</tbody></table></figure>`;
}
