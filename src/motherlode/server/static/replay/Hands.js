// With everything open: every hand, side by side, with its owner.
import { html, useEffect, useRef } from '../vendor/preact.js';
import { Picture } from '../app/art.js';
import { t } from '../app/words.js';

/** @param {{ film: import('./film.js').Film }} props */
export function Hands({ film }) {
  const row = useRef(/** @type {HTMLUListElement | null} */ (null));
  const moved = film.steps[film.at.value].seat ?? null;
  useEffect(() => {
    const hand = row.current?.querySelector('.moved');
    if (hand instanceof HTMLElement) row.current?.scrollTo({ left: hand.offsetLeft - 24 });
  }, [moved]);
  return html`<ul ref=${row} class="hands" tabindex="0" aria-label=${t('replay.hands')}>
    ${film.table.value.chairs.map(({ seat }) => html`<${OpenHand} key=${seat} film=${film} seat=${seat} moved=${seat === moved} />`)}</ul>`;
}

/** @param {{ film: import('./film.js').Film, seat: number, moved: boolean }} props */
function OpenHand({ film, seat, moved }) {
  const sight = film.seenBy(seat);
  return html`<li class=${moved ? 'moved' : ''} data-hand=${seat}>
    <span class="hand-of"><${Picture} id=${`dwarf-${seat}`} class="mini" /> <b>${sight.name(seat)}</b></span>
    <span class="open-cards">${film.face.pieces(sight).map((piece) => html`<span class="open-card" data-piece=${piece.key} title=${piece.label}><${Picture} id=${piece.art} label=${piece.label} />${piece.many ? html`<small>${piece.many}</small>` : null}</span>`)}</span>
  </li>`;
}
