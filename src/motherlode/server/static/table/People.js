// The people around the table: whose turn it is, what lies before each, what each last claimed.
import { html, useEffect, useSignal } from '../vendor/preact.js';
import { Icon, Picture } from '../app/art.js';
import { t } from '../app/words.js';
import { explain } from './why.js';

/** @typedef {import('./choosing.js').Choosing} Choosing */
/** @typedef {import('./scene.js').Scene} Scene */

const CROWD = 6; // More than these stand closer together, on a phone in two rows.

/** @param {{ scene: Scene, choosing: Choosing }} props */
export function People({ scene, choosing }) {
  const sight = scene.sight.value;
  if (!sight) return null;
  const many = sight.chairs.length;
  return html`<ul class=${`people people-${many} ${many > CROWD ? 'crowd' : ''}`} aria-label=${t('people.label')}>
    ${sight.chairs.map((chair) => html`<${Person} key=${chair.seat} ...${{ chair, scene, choosing }} />`)}
  </ul>`;
}

/** @param {{ chair: import('../wire').Chair, scene: Scene, choosing: Choosing }} props */
function Person({ chair, scene, choosing }) {
  const sight = scene.sight.value;
  const face = scene.face;
  if (!sight || !face) return null;
  const key = `seat:${chair.seat}`;
  const lit = choosing.picked.value.length > 0 && choosing.lit.value.has(key);
  const always = choosing.picked.value.length === 0 && choosing.lit.value.has(key) && choosing.handless.value;
  const picked = choosing.picked.value.some((pick) => pick.key === key);
  const asked = sight.asked === chair.seat;
  const claim = lastClaim(scene, chair.seat);
  const click = (/** @type {MouseEvent & { pointerType?: string }} */ event) => {
    if (lit || always || picked) {
      const whole = choosing.point(key);
      if (whole && (event.pointerType === 'mouse' || byKey(event))) choosing.make();
    } else if (choosing.picked.value.length) explain(scene, choosing, key);
  };
  const state = `${asked ? 'asked' : ''} ${chair.seat === sight.me ? 'me' : ''} ${lit || always ? 'lit' : ''} ${picked ? 'picked' : ''}`;
  return html`<li class=${`person ${state}`}>
    <button class="person-button" data-key=${key} data-seat=${chair.seat} aria-pressed=${picked} onClick=${click}>
      <span class=${`head colour-${chair.colour} ${chair.kind === 'person' && !chair.here ? 'away' : ''}`}><${Picture} id=${`dwarf-${chair.seat}`} />
        ${asked ? html`<${Clock} due=${scene.play.value?.due} />` : null}</span>
      <span class="name">${sight.name(chair.seat)}${chair.kind === 'bot' || chair.bot ? html` <${Icon} name="robot" label=${t('people.bot')} />` : null}
        ${chair.seat === sight.you ? html` <span class="you">${t('people.you')}</span>` : null}</span>
      <span class="marks"><${face.Marks} sight=${sight} seat=${chair.seat} /></span>
      ${asked ? html`<span class="visually-hidden">${t('people.turn')}</span>` : null}
    </button>
    ${claim ? html`<span class=${`claimed ${claim.true ?? ''}`}><${Icon} name="claim" /> ${face.claim(claim.text, sight).sentence}${typeof claim.true === 'boolean' ? html` <em>${t(`claim.was.${claim.true}`)}</em>` : null}</span>` : null}
  </li>`;
}

/** @param {MouseEvent} click */
const byKey = (click) => click.detail === 0;

/** @param {Scene} scene @param {number} seat */
function lastClaim(scene, seat) {
  const entries = scene.entries.value;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    if (entries[at].told?.some((told) => told.kind === 'round began')) return null;
    if (entries[at].stated?.seat === seat) return entries[at].stated ?? null;
  }
  return null;
}

/** @param {number | null | undefined} due */
const secondsTo = (due) => Math.max(0, Math.round((due ?? 0) - Date.now() / 1000));

/** @param {{ due: number | null | undefined }} props */
function Clock({ due }) {
  const left = useSignal(secondsTo(due));
  useEffect(() => {
    if (!due) return undefined;
    const tick = () => { left.value = secondsTo(due); };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [due]);
  return due ? html`<span class=${`clock ${left.value <= 10 ? 'late' : ''}`}>${left.value}</span>` : null;
}
