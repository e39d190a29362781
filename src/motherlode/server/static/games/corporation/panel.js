// The eight corporations: their crystals, who invested how much, and what gold of each would pay whom now.
// A colour is chosen here; what may be chosen is the server's affair, and so are the coins.
import { html, useSignal } from '../../vendor/preact.js';
import { Icon, Picture } from '../../app/art.js';
import { t } from '../../app/words.js';
import { COLOURS, crystalsOf } from './field.js';
import { HeldCards } from './cards.js';

/** @typedef {import('../../table/face.js').Sight} Sight */
/** @typedef {import('../../table/choosing.js').Choosing} Choosing */

/** @param {{ sight: Sight, choosing: Choosing }} props */
export function Panel({ sight, choosing }) {
  const open = useSignal(false);
  const point = (/** @type {string} */ key) => {
    press(key, choosing);
    // On a phone the field lies below what was unfolded: whoever digs wants to see it.
    if (sight.prompt === 'dig') open.value = false;
  };
  return html`<section class=${`corporations ${open.value ? 'open' : ''}`} aria-label=${t('corporation.panel')}>
    <button class="unfold" aria-expanded=${open.value} onClick=${() => { open.value = !open.value; }}><${Icon} name="person" /> ${t(open.value ? 'corporation.panel.less' : 'corporation.panel.more')}</button>
    <div class="stakes">
      <span class="stakes-corner"></span>
      ${COLOURS.map((colour) => html`<${Corporation} key=${colour} ...${{ colour, sight, choosing }} press=${() => point(`colour:${colour}`)} />`)}
      ${sight.view.players.map((/** @type {any} */ player) => html`<${Stakes} key=${player.seat} ...${{ player, sight, choosing }} />`)}
    </div>
    <p class="stakes-note"><${Picture} id="coin" class="icon" /> ${noteOf(sight)}</p>
    <${CaveIns} sight=${sight} />
    <${HeldCards} sight=${sight} />
  </section>`;
}

/** What the coins mean. @param {Sight} sight */
export function noteOf(sight) {
  const { turn, prompt, declared } = sight.view;
  const who = { name: sight.name(turn), you: turn === sight.you };
  if (declared) return t('corporation.note.declared', who);
  return ['dig', 'extra', 'invest', 'exchange'].includes(prompt) ? t('corporation.note.dig', who) : t('corporation.note.between');
}

/**
 * A corporation, to be pointed at: its crystal, how many lie on the field.
 * @param {{ colour: string, sight: Sight, choosing: Choosing, press: () => void }} props
 */
function Corporation({ colour, sight, choosing, press: point }) {
  const key = `colour:${colour}`;
  const times = choosing.picked.value.filter((pick) => pick.key === key).length;
  const lit = choosing.lit.value.has(key);
  const usable = lit || times > 0 || choosing.can(key);
  const caved = sight.view.caved_in.includes(colour);
  const state = `${lit ? 'lit' : ''} ${times ? 'picked' : ''} ${colour === sight.view.colour ? 'digging' : ''} ${caved ? 'caved-in' : ''}`;
  const n = crystalsOf(colour, sight);
  return html`<button class=${`corporation ${state}`} data-chip=${usable ? key : undefined} data-key=${key} aria-pressed=${times > 0} aria-disabled=${!usable}
    aria-label=${nameOf(colour, sight)} title=${nameOf(colour, sight)} onClick=${() => { if (usable) point(); }}>
    <${Picture} id=${`crystal-${colour}`} class="crystal" />
    <span class="on-field">${n}</span>
    ${caved ? html`<${Picture} id="icon-rockfall" class="icon caved" />` : null}
    ${times > 1 ? html`<span class="times">×${times}</span>` : null}
  </button>`;
}

/** @param {string} colour @param {Sight} sight */
function nameOf(colour, sight) {
  const name = t('corporation.crystals', { colour: t(`corporation.colour.${colour}`), n: crystalsOf(colour, sight) });
  return sight.view.caved_in.includes(colour) ? t('corporation.caved', { name }) : name;
}

/** Point at a colour, or once more at the same; a third time takes it back. @param {string} key @param {Choosing} choosing */
function press(key, choosing) {
  const times = choosing.picked.value.filter((pick) => pick.key === key).length;
  if (choosing.lit.value.has(key)) choosing.point(key, times);
  else if (times) for (let which = times - 1; which >= 0; which -= 1) choosing.point(key, which);
  else choosing.point(key);
}

/**
 * What somebody has invested in each corporation, and would be paid.
 * @param {{ player: any, sight: Sight, choosing: Choosing }} props
 */
function Stakes({ player, sight, choosing }) {
  const { seat, investments, fixed } = player;
  const mine = seat === sight.me ? 'mine' : '';
  return html`<span class=${`stakes-name ${mine}`} title=${sight.name(seat)}><${Picture} id=${`dwarf-${seat}`} class="mini" label=${sight.name(seat)} /><span class="who">${sight.name(seat)}</span></span>
    ${COLOURS.map((colour) => {
      const coins = sight.view.payouts[colour][seat];
      const own = investments[colour] ?? 0;
      const picked = choosing.picked.value.some((pick) => pick.key === `colour:${colour}`) ? 'picked' : '';
      return html`<span key=${colour} class=${`stake ${mine} ${picked}`} role="img" aria-label=${inWords(sight.name(seat), colour, own, coins)} title=${inWords(sight.name(seat), colour, own, coins)}>
        <${Shares} colour=${colour} own=${own} fixed=${fixed[colour] ?? 0} />
        <span class=${`coins ${coins ? '' : 'none'}`}>${coins ? coins : ''}</span></span>`;
    })}`;
}

/** @param {string} name @param {string} colour @param {number} own @param {number} coins */
const inWords = (name, colour, own, coins) => t('corporation.stake', { name, colour: t(`corporation.colour.${colour}`), own, coins });

/** Investments: few are drawn, many are counted; those for good are framed. @param {{ colour: string, own: number, fixed: number }} props */
function Shares({ colour, own, fixed }) {
  if (!own) return html`<span class="shares none"></span>`;
  return html`<span class=${`shares ${fixed ? 'fixed' : ''}`}><${Picture} id=${`investment-${colour}`} class="share" />${own > 1 ? html`<span class="count">${own}</span>` : null}</span>`;
}

/** The crystals on Cave-ins: nobody may place these colours. @param {{ sight: Sight }} props */
function CaveIns({ sight }) {
  const { caved_in: caved } = sight.view;
  if (!caved.length) return null;
  return html`<p class="cave-ins"><${Icon} name="rockfall" /> ${t('corporation.cave')} ${caved.map((/** @type {string} */ colour) => html`<${Picture} id=${`crystal-${colour}`} class="crystal" label=${t(`corporation.colour.${colour}`)} />`)}</p>`;
}
