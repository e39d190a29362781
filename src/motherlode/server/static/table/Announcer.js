// What happens is said aloud to those who do not see it: each line of the log once and in order; at once what they are asked.
import { html, useEffect, useRef, useSignal } from '../vendor/preact.js';
import { t } from '../app/words.js';
import { isMuted } from './muting.js';
import { speaker } from './speaking.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {{ line: string, where?: boolean }} Spoken `where`: no line of the log, but where it happened. */

/** @param {{ scene: Scene }} props */
export function Announcer({ scene }) {
  const entries = scene.entries.value;
  /** How much has been said: whoever comes to a game that goes on reads in the log what was before. */
  const said = useRef(scene.play.value?.moves_made ? entries.length : 0);
  /** What was said last stays, so that it can be heard to its end. */
  const lately = useRef(/** @type {(Spoken & { key: string })[][]} */ ([]));
  const here = useSignal(false); // Only what is added to a region that is there already is heard.
  useEffect(() => { here.value = true; }, []);
  if (here.value && entries.length > said.current) {
    const fresh = entries.slice(said.current).flatMap((entry) => inWords(entry, scene).map((spoken, at) => ({ ...spoken, key: `${entry.number} ${at}` })));
    lately.current = [...lately.current.slice(-1), fresh];
    said.current = entries.length;
  }
  return html`<div class="visually-hidden" role="log" aria-label=${t('log.label')}>${lately.current.flat().map(({ key, line, where }) => html`<p key=${key} data-where=${where}>${line}</p>`)}</div>
    <div class="visually-hidden" role="alert"><${Asked} scene=${scene} /></div>`;
}

/** What the reader is asked: said anew with every move. @param {{ scene: Scene }} props */
function Asked({ scene }) {
  const sight = scene.sight.value;
  if (!sight || !scene.face || sight.me === null || sight.asked !== sight.me || sight.away) return null;
  return html`<p key=${scene.play.value.moves_made}>${scene.face.question(sight, [])}</p>`;
}

/** @param {import('./scene.js').Entry} entry @param {Scene} scene @returns {Spoken[]} */
function inWords({ saying, stated, told = [] }, scene) {
  const sight = scene.sight.value;
  const face = scene.face;
  if (!sight || !face) return [];
  if (saying) return isMuted(scene.id, saying.seat) ? [] : [{ line: t('log.says', { name: speaker(saying), text: saying.text }) }];
  if (stated) return [{ line: t('log.claims', { name: sight.name(stated.seat), claim: face.claim(stated.text, sight).sentence }) }];
  const [deed, ...rest] = face.tell(told, sight).map((line) => ({ line }));
  const cells = new Set(told.map((one) => face.where(one)).filter(Boolean));
  return deed ? [deed, ...[...cells].map((cell) => ({ line: face.name(`cell:${cell}`, sight), where: true })), ...rest] : [];
}
