// A first-game tour: a few sentences, each with a ring around what it speaks of. It takes
// no click but its own buttons', and whoever plays on needs not mind it.
import { html, signal, useEffect, useSignal } from '../vendor/preact.js';
import { toured } from '../app/settings.js';
import { t } from '../app/words.js';

/** What each game's sentences (`tour.<game>.1`, …) speak of, in order. */
const STEPS = /** @type {Record<string, string[]>} */ ({
  saboteur: ['role', 'hand', 'board', 'people', 'claims', 'rules'],
  saboteur2: ['role', 'hand', 'board', 'people', 'claims', 'rules'],
  duel: ['role', 'hand', 'board', 'people', 'rules'],
  goldmine: ['board', 'actions', 'people', 'log', 'rules'],
  corporation: ['board', 'actions', 'people', 'panel', 'rules'],
});
/** Where the sentence stands: beside what it speaks of, and never above it. On a phone it is never above the board either. */
const BESIDE = /** @type {Record<string, string>} */ ({ role: 'of-foot', hand: 'of-foot', actions: 'of-foot', board: 'of-board', panel: 'of-panel' });
/** Where it is found on the table: the first of these that can be seen. */
const PLACES = /** @type {Record<string, string[]>} */ ({
  role: ['.role-card'],
  hand: ['.hand'],
  board: ['.board-frame'],
  actions: ['.actions'],
  people: ['.people'],
  claims: ['.claims-button', '.head-bar nav'],
  panel: ['.corporations'],
  log: ['.drawer-button'],
  rules: ['.rules-button', '.head-bar nav'],
});
const LOOK_EVERY = 250;

/** The game whose tour was asked for again. */
const again = signal('');

/** @param {string} game */
export function tourAgain(game) {
  toured.value = toured.value.filter((one) => one !== game);
  again.value = game;
}

/** @param {{ sight: import('./face.js').Sight }} props */
export function Tour({ sight }) {
  const { game } = sight;
  const wanted = STEPS[game] && !toured.value.includes(game) && (sight.me !== null || again.value === game) && !sight.end;
  return wanted ? html`<${Guide} game=${game} />` : null;
}

/** @param {{ game: string }} props */
function Guide({ game }) {
  const step = useSignal(0);
  const steps = STEPS[game];
  const last = step.value === steps.length - 1;
  const end = () => {
    toured.value = [...toured.value, game];
    again.value = '';
  };
  return html`<${Ring} what=${steps[step.value]} />
    <aside class=${`tour ${BESIDE[steps[step.value]] ?? 'of-side'}`} aria-label=${t('tour.label')}>
      <p aria-live="polite">${t(`tour.${game}.${step.value + 1}`)}</p>
      <div class="tour-buttons">
        <span class="small">${step.value + 1} / ${steps.length}</span>
        ${last ? null : html`<button class="quiet" onClick=${end}>${t('tour.skip')}</button>`}
        <button onClick=${last ? end : () => { step.value += 1; }}>${t(last ? 'tour.end' : 'tour.next')}</button>
      </div>
    </aside>`;
}

/** @param {{ what: string }} props */
function Ring({ what }) {
  const box = useSignal(/** @type {DOMRect | null} */ (null));
  useEffect(() => {
    const look = () => { box.value = find(what, box.peek()); };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [what]);
  if (!box.value) return null;
  const { x, y, width, height } = box.value;
  // By transform: what moves so pushes nothing else about.
  return html`<div class="tour-ring" aria-hidden="true" style=${{ transform: `translate(${x - 4}px, ${y - 4}px)`, width: `${width + 8}px`, height: `${height + 8}px` }}></div>`;
}

/** @param {string} what @param {DOMRect | null} before */
function find(what, before) {
  for (const place of PLACES[what]) {
    const box = document.querySelector(place)?.getBoundingClientRect();
    if (box?.width && box.height) return before && same(before, box) ? before : box;
  }
  return null;
}

/** @param {DOMRect} one @param {DOMRect} other */
const same = (one, other) => one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
