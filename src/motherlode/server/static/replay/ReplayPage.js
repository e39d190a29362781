// The page of a game that is over: the table as it was, wound forwards and back.
import { html, useEffect, useMemo, useSignal } from '../vendor/preact.js';
import { Icon, Picture } from '../app/art.js';
import { enter } from '../app/entering.js';
import { drawerOpen, textOpen } from '../app/settings.js';
import { loadStyle } from '../app/style.js';
import { useTitle } from '../app/title.js';
import { t } from '../app/words.js';
import { Announcer } from '../table/Announcer.js';
import { Board } from '../table/Board.js';
import { Choosing } from '../table/choosing.js';
import { Dialog } from '../table/Dialog.js';
import { Dice } from '../table/Dice.js';
import { Flying } from '../table/Game.js';
import { Hand } from '../table/Hand.js';
import { InWords, Skips, toggleText } from '../table/InWords.js';
import { Log } from '../table/Log.js';
import { flying } from '../table/motion.js';
import { People } from '../table/People.js';
import { Controls } from './Controls.js';
import { Film, loadFilm } from './film.js';
import { Hands } from './Hands.js';
import { Happening } from './Happening.js';
import { listenToKeys } from './keys.js';
import { followPlace, goToPlace } from './place.js';
import { Player } from './playing.js';
import { Proof } from './Proof.js';
import { CopyLink, ReplayMenu } from './ReplayMenu.js';

/** @param {{ table: string }} props */
export function ReplayPage({ table }) {
  const film = useSignal(/** @type {Film | null} */ (null));
  const trouble = useSignal('');
  useEffect(() => {
    open(table).then((opened) => { film.value = opened; }, (problem) => { trouble.value = problem.message; });
  }, [table]);
  if (film.value) return html`<${Projection} film=${film.value} />`;
  if (!trouble.value) return html`<main class="page waiting">${t('page.loading')}</main>`;
  return html`<main class="page plain" tabindex="-1"><h1>${t('replay.trouble')}</h1><p>${trouble.value}</p>
    <p><a class="button" href="/">${t('page.home')}</a></p></main>`;
}

/** @param {string} table */
async function open(table) {
  await enter(table);
  const [film] = await Promise.all([loadFilm(table), loadStyle('/static/replay/style.css')]);
  goToPlace(film);
  return film;
}

/** @param {{ film: Film }} props */
function Projection({ film }) {
  /** What is open above the table: `proof`, `menu`, `notebook` or nothing. */
  const above = useSignal('');
  const player = useMemo(() => new Player(film), [film]);
  const choosing = useMemo(() => new Choosing(/** @type {any} */ (film)), [film]);
  useEffect(() => {
    const rests = [followPlace(film), listenToKeys(player), () => player.stop()];
    return () => rests.forEach((rest) => rest());
  }, [film]);
  const sight = film.sight.value;
  const { face } = film;
  const close = () => { above.value = ''; };
  useTitle(t('replay.title', { game: t(`game.${sight.game}`) }));
  return html`<main tabindex="-1" data-at=${film.at.value} data-eyes=${film.reader.value}
    class=${`table replay ${drawerOpen.value ? 'with-drawer' : ''} ${face.Panel ? 'with-panel' : ''} game-${sight.game}`}>
    <${Skips} />
    <header class="head-bar">
      <a href="/" class="brand" aria-label=${t('page.home')}><${Picture} id="logo" /></a>
      <h1 class="title">${t('replay.title', { game: t(`game.${sight.game}`) })}</h1>
      <span class="facts"><${face.Facts} sight=${sight} /></span>
      <nav>
        <${CopyLink} film=${film} />
        <button onClick=${() => { above.value = 'proof'; }} aria-label=${t('proof.open')} title=${t('proof.open')}><${Icon} name="proof" /></button>
        <button class="drawer-button" aria-expanded=${drawerOpen.value} onClick=${() => { drawerOpen.value = !drawerOpen.value; }} aria-label=${t('log.label')}><${Icon} name="log" /></button>
        <button onClick=${() => { above.value = 'menu'; }} aria-label=${t('menu.open')}><${Icon} name="menu" /></button>
      </nav>
    </header>
    <section class="middle"><${Board} scene=${film} choosing=${choosing} /><${Dice} /><${Happening} film=${film} />
      ${textOpen.value ? html`<${InWords} part="TextBoard" scene=${film} close=${toggleText} />` : null}</section>
    <aside class="side">
      <${People} scene=${film} choosing=${choosing} />
      ${face.Panel ? html`<${face.Panel} sight=${sight} choosing=${choosing} />` : null}
      <div class="drawer"><${Log} scene=${film} /></div>
    </aside>
    <footer class="foot">
      ${film.reader.value === 'all' ? html`<${Hands} film=${film} />` : null}
      ${sight.me === null ? null : html`<${Hand} scene=${film} choosing=${choosing} notebook=${() => { above.value = 'notebook'; }} />`}
      <${Controls} film=${film} player=${player} />
    </footer>
    <${Announcer} scene=${film} />
    ${flying.value.map((one) => html`<${Flying} key=${one.id} one=${one} />`)}
    ${above.value === 'proof' ? html`<${Proof} film=${film} close=${close} />` : null}
    ${above.value === 'menu' ? html`<${ReplayMenu} film=${film} close=${close} />` : null}
    ${above.value === 'notebook' && face.Notebook ? html`<${Dialog} title=${t('notebook.title')} close=${close} class="notebook"><${face.Notebook} sight=${sight} /></${Dialog}>` : null}
  </main>`;
}
