// The end of a round or of the game: told in large letters, until the next round is well under way.
import { html, useEffect } from '../vendor/preact.js';
import { t } from '../app/words.js';
import { Story } from '../table/Story.js';
import { useFit } from './fit.js';

const LASTS = 20_000; // Milliseconds: a round's end can be read, and the board is not missed for long.

/** @param {{ scene: import('../table/scene.js').Scene }} props */
export function TvStory({ scene }) {
  const told = scene.story.value;
  const over = scene.sight.value?.end;
  const box = useFit();
  useEffect(() => {
    if (!told || over) return undefined;
    const timer = setTimeout(() => { scene.story.value = null; }, LASTS);
    return () => clearTimeout(timer);
  }, [told, over]);
  if (!told) return null;
  return html`<section ref=${box} class="tv-story" aria-label=${t(over ? 'story.game' : 'story.round')}>
    <div class="story"><h2>${t(over ? 'story.game' : 'story.round')}</h2><${Story} scene=${scene} />${over ? html`<p class="again">${t('tv.again')}</p>` : null}</div>
  </section>`;
}
