// The rules of a game on a page of their own, with an address for every clause.
import { html, useSignal } from '../vendor/preact.js';
import { useTitle } from '../app/title.js';
import { t } from '../app/words.js';
import { Rulebook } from '../table/Rules.js';
import { PageFoot, PageHead } from './parts.js';

/** @param {{ game: string }} props */
export function RulesPage({ game }) {
  const wanted = useSignal(decodeURIComponent(location.hash.slice(1)));
  useTitle(t('rules.title', { game: t(`game.${game}`) }));
  return html`<main class="page rules-page" tabindex="-1">
    <${PageHead} />
    <div class="rules-body"><h1>${t('rules.title', { game: t(`game.${game}`) })}</h1>
      <${Rulebook} game=${game} clause=${wanted.value} Heading="h2" /></div>
    <${PageFoot} />
  </main>`;
}
