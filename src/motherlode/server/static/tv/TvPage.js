// The page of a big screen: the table for all to see, while hands stay on phones. It watches as a spectator.
import { html, useEffect, useMemo } from '../vendor/preact.js';
import { stayAwake } from '../app/awake.js';
import { enter, listenForInvitation } from '../app/entering.js';
import { useLoaded } from '../app/loading.js';
import { go } from '../app/paths.js';
import { loadStyle } from '../app/style.js';
import { useTitle } from '../app/title.js';
import { loadPart, t } from '../app/words.js';
import { Choosing } from '../table/choosing.js';
import { Connection } from '../table/Game.js';
import { stageFor } from '../table/motion.js';
import { Scene } from '../table/scene.js';
import { Corner } from './Corner.js';
import { useScreen } from './screen.js';
import { TvGame } from './TvGame.js';
import { TvLobby } from './TvLobby.js';

/** @param {{ table: string }} props */
export function TvPage({ table }) {
  const ready = useLoaded(() => prepare(table), [table]);
  return ready ? html`<${Screen} table=${table} />` : html`<main class="page waiting" tabindex="-1">${t('table.entering')}</main>`;
}

/** @param {string} table */
const prepare = (table) => Promise.all([enter(table), loadStyle('/static/tv/style.css'), loadPart('pages/tv')]);

/** @param {{ table: string }} props */
function Screen({ table }) {
  const scene = useMemo(() => new Scene(table, true), [table]);
  const choosing = useMemo(() => new Choosing(scene), [scene]);
  const { idle, scale } = useScreen();
  useEffect(() => {
    scene.stage = stageFor(scene);
    const rest = stayAwake();
    return () => {
      rest();
      scene.close();
    };
  }, [scene]);
  const info = scene.table.value;
  // Where the same people play again, this screen is wanted, too.
  useEffect(() => { if (info?.next) go(`/tv/${info.next}`); }, [info?.next]);
  useTitle(info ? t('tv.title', { game: t(`game.${info.game}`) }) : '');
  const gone = scene.line.state.value === 'gone';
  useEffect(() => (gone ? listenForInvitation() : undefined), [gone]);
  if (gone) return html`<${Plain} title=${t(info ? 'table.sentOut' : 'table.gone')}>${scene.line.why.value}</${Plain}>`;
  if (info?.phase === 'closed') return html`<${Plain} title=${t('table.closed')} />`;
  if (!info) return html`<main class="page waiting" tabindex="-1">${t('table.entering')}</main>`;
  return html`<main class=${`tv ${idle ? 'idle' : ''} ${info.phase} game-${info.game}`} tabindex="-1" style=${{ '--scale': scale }}
    data-moves=${scene.play.value?.moves_made ?? -1} data-over=${info.phase === 'over'}>
    <${Connection} scene=${scene} />
    ${info.phase === 'waiting' ? html`<${TvLobby} scene=${scene} />` : html`<${TvGame} scene=${scene} choosing=${choosing} />`}
    <${Corner} />
  </main>`;
}

/** @param {{ title: string, children?: any }} props */
function Plain({ title, children }) {
  return html`<main class="page plain" tabindex="-1"><h1>${title}</h1><p>${children}</p><p><a class="button" href="/">${t('page.home')}</a></p></main>`;
}
