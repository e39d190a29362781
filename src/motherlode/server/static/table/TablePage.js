// The page of a table: the lobby before the deal, then the game.
import { html, useEffect, useMemo, useSignal } from '../vendor/preact.js';
import { stayAwake } from '../app/awake.js';
import { enter, listenForInvitation } from '../app/entering.js';
import { useExtras } from '../app/extras.js';
import { keepWhenOver } from '../app/played.js';
import { useTitle } from '../app/title.js';
import { t } from '../app/words.js';
import { Choosing } from './choosing.js';
import { Lobby } from './Lobby.js';
import { stageFor } from './motion.js';
import { Scene } from './scene.js';
import { Game } from './Game.js';

const PHONE = '(pointer: coarse)'; // What lies in a hand goes dark while others think.

/** @param {{ table: string }} props */
export function TablePage({ table }) {
  const entered = useSignal(false);
  useEffect(() => { enter(table).finally(() => { entered.value = true; }); }, [table]);
  return entered.value ? html`<${Room} table=${table} key=${table} />` : html`<main class="page waiting">${t('table.entering')}</main>`;
}

/** @param {{ table: string }} props */
function Room({ table }) {
  const scene = useMemo(() => new Scene(table), [table]);
  const choosing = useMemo(() => new Choosing(scene), [scene]);
  useEffect(() => {
    scene.stage = stageFor(scene);
    const rest = keepWhenOver(scene);
    return () => {
      rest();
      scene.close();
    };
  }, [scene]);
  useExtras(scene);
  const info = scene.table.value;
  const playing = info?.phase === 'playing';
  useEffect(() => (playing && matchMedia(PHONE).matches ? stayAwake() : undefined), [playing]);
  useTitle(info ? t(`game.${info.game}`) : '', scene.myTurn);
  const gone = scene.line.state.value === 'gone';
  useEffect(() => (gone ? listenForInvitation() : undefined), [gone]);
  if (gone) {
    return html`<main class="page plain" tabindex="-1"><h1>${t(info ? 'table.sentOut' : 'table.gone')}</h1><p>${scene.line.why.value}</p><p><a class="button" href="/">${t('page.home')}</a></p></main>`;
  }
  if (!info) return html`<main class="page waiting">${t('table.entering')}</main>`;
  if (info.phase === 'closed') return html`<main class="page plain" tabindex="-1"><h1>${t('table.closed')}</h1><p><a class="button" href="/">${t('page.home')}</a></p></main>`;
  return info.phase === 'waiting' ? html`<${Lobby} scene=${scene} />` : html`<${Game} scene=${scene} choosing=${choosing} />`;
}
