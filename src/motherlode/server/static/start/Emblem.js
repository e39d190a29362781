// The picture of a game: its emblem, or some of its dwarfs and things as long as it has none.
import { html } from '../vendor/preact.js';
import { Picture } from '../app/art.js';

/** @type {Record<string, string[]>} */
const STILL_LIFE = {
  saboteur: ['dwarf-0', 'icon-gold', 'dwarf-3'],
  saboteur2: ['dwarf-4', 'icon-crystal', 'dwarf-5'],
  duel: ['dwarf-1', 'icon-key', 'dwarf-2'],
  goldmine: ['dwarf-6', 'icon-die', 'nugget'],
  corporation: ['icon-gnome', 'icon-coin', 'icon-crystal'],
};

/** @param {{ game: string }} props */
export function Emblem({ game }) {
  if (document.getElementById(`emblem-${game}`)) return html`<span class=${`emblem ${game}`}><${Picture} id=${`emblem-${game}`} /></span>`;
  return html`<span class=${`emblem still-life ${game}`}>${(STILL_LIFE[game] ?? []).map((id) => html`<${Picture} id=${id} />`)}</span>`;
}
