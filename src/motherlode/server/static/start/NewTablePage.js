// A new table for friends: how many, by which rules, how fast, who may come.
import { html, useEffect, useSignal } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { gameInfo } from '../app/house.js';
import { seatsOf } from '../app/settings.js';
import { useTitle } from '../app/title.js';
import { t } from '../app/words.js';
import { Emblem } from './Emblem.js';
import { openTable, usualSeats } from './opening.js';
import { OptionField } from './OptionField.js';
import { NameField, PageFoot, PageHead, Stepper, Trouble } from './parts.js';
import { editionName, paceName } from './setup.js';

/** @typedef {import('../wire').GameInfo} GameInfo */
/** @typedef {import('./setup.js').Value} Value */

const PACES = [null, 20, 45, 90, 180, 600, 86400];

/** @param {{ game: string }} props */
export function NewTablePage({ game }) {
  const info = useSignal(/** @type {GameInfo | null} */ (null));
  const trouble = useSignal('');
  useEffect(() => { gameInfo(game).then((found) => { info.value = found; }, () => { trouble.value = t('page.none'); }); }, [game]);
  useTitle(t('new.title'));
  return html`<main class="page new-table" tabindex="-1">
    <${PageHead} />
    ${trouble.value ? html`<${Trouble} sentence=${trouble.value} />` : null}
    ${info.value ? html`<${Wishes} info=${info.value} />` : null}
    <${PageFoot} />
  </main>`;
}

/** @param {{ info: GameInfo }} props */
function Wishes({ info }) {
  const { game } = info;
  const edition = useSignal(info.edition);
  const changed = useSignal(/** @type {Record<string, Value>} */ ({}));
  const pace = useSignal(/** @type {number | null} */ (null));
  const open = useSignal(false);
  const talk = useSignal(true);
  const busy = useSignal(false);
  const trouble = useSignal('');
  const seats = usualSeats(info);
  const create = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    trouble.value = '';
    const options = Object.fromEntries(Object.entries(changed.value).map(([name, value]) => [name, String(value)]));
    const wishes = { game, edition: edition.value, seats, options, pace: pace.value, listed: open.value, talk: talk.value };
    await openTable(wishes).catch((/** @type {Error} */ problem) => { trouble.value = problem.message; });
    busy.value = false;
  };
  return html`<form class="wishes" onSubmit=${create}>
    <div class="wishes-head"><${Emblem} game=${game} /><div><h1>${t(`game.${game}`)}</h1><p>${t('new.intro')}</p></div></div>
    <${NameField} />
    ${info.least < info.most ? html`<div class="field"><span>${t('new.seats')}</span><${Stepper} value=${seats} least=${info.least} most=${info.most} label=${t('new.seats')} says=${t('start.players', { n: seats })}
      set=${(/** @type {number} */ value) => { seatsOf.value = { ...seatsOf.value, [game]: value }; }} /></div>` : null}
    <div class="field"><label for="pace">${t('new.pace')}</label><select id="pace" onChange=${(/** @type {Event} */ event) => { pace.value = PACES[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]; }}>
      ${PACES.map((one) => html`<option selected=${one === pace.value}>${paceName(one)}</option>`)}</select></div>
    <${Switch} id="listed" label=${t('new.listed')} says=${t(open.value ? 'new.listed.yes' : 'new.listed.no')} setting=${open} />
    <${Switch} id="talk" label=${t('new.talk')} says="" setting=${talk} />
    <${HouseRules} ...${{ info, edition, changed }} />
    ${trouble.value ? html`<${Trouble} sentence=${trouble.value} />` : null}
    <div class="wishes-end"><button class="gold big" aria-disabled=${busy.value}><${Icon} name="share" /> ${t('new.create')}</button></div>
  </form>`;
}

/** @param {{ id: string, label: string, says: string, setting: import('../vendor/preact.js').Signal<boolean> }} props */
function Switch({ id, label, says, setting }) {
  return html`<div class="field"><label for=${id}>${label} ${says ? html`<small>${says}</small>` : null}</label>
    <input id=${id} type="checkbox" role="switch" checked=${setting.value} onChange=${(/** @type {Event} */ event) => { setting.value = /** @type {HTMLInputElement} */ (event.target).checked; }} /></div>`;
}

/**
 * The edition, and each switch that can be set otherwise; folded away, for most people want the usual.
 * @param {{ info: GameInfo, edition: import('../vendor/preact.js').Signal<string>, changed: import('../vendor/preact.js').Signal<Record<string, Value>> }} props
 */
function HouseRules({ info, edition, changed }) {
  const usual = info.editions[edition.value];
  const editions = Object.keys(info.editions);
  const count = Object.keys(changed.value).length;
  const set = (/** @type {string} */ name, /** @type {Value} */ value) => {
    const { [name]: _, ...rest } = changed.value;
    changed.value = value === usual[name] ? rest : { ...rest, [name]: value };
  };
  const take = (/** @type {Event} */ event) => {
    edition.value = editions[/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
    changed.value = {};
  };
  return html`<details class="house-rules"><summary>${t('new.houseRules')} <small>${count ? t('new.changed', { n: count }) : editionName(info.game, edition.value)}</small></summary>
    ${editions.length > 1 ? html`<div class="option"><label for="edition">${t('new.edition')}</label>
      <select id="edition" onChange=${take}>${editions.map((one) => html`<option selected=${one === edition.value}>${editionName(info.game, one)}</option>`)}</select></div>` : null}
    ${info.options.map((option) => html`<${OptionField} key=${option.name} game=${info.game} option=${option} value=${changed.value[option.name] ?? usual[option.name]}
      changed=${option.name in changed.value} set=${(/** @type {Value} */ value) => set(option.name, value)} />`)}
    ${count ? html`<button type="button" onClick=${() => { changed.value = {}; }}>${t('new.reset')}</button>` : null}
  </details>`;
}
