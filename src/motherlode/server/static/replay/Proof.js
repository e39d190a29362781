// "This deal is proven": what was promised, what was revealed, and that they fit; computed in this page.
import { html } from '../vendor/preact.js';
import { ask } from '../app/api.js';
import { Icon } from '../app/art.js';
import { useLoaded } from '../app/loading.js';
import { promiseOf } from '../app/promises.js';
import { t } from '../app/words.js';
import { Dialog } from '../table/Dialog.js';
import { prove } from './proving.js';

/** @typedef {import('./film.js').Film} Film */

/** @param {{ film: Film, close: () => void }} props */
export function Proof({ film, close }) {
  const record = useLoaded(() => ask(film.end.record), [film]);
  return html`<${Dialog} title=${t('proof.title')} close=${close} class="proof">
    ${record ? html`<${Found} film=${film} deal=${record.deal} />` : html`<p>${t('page.loading')}</p>`}
    <h3>${t('proof.how')}</h3>
    <ol class="proof-how"><li>${t('proof.how.commitment')}</li><li>${t('proof.how.nonces')}</li><li>${t('proof.how.key')}</li><li>${t('proof.how.seed')}</li></ol>
    <p>${t('proof.verify')}</p>
    <pre><code>motherlode verify ${film.table.value.game}-${film.id}.json</code></pre>
    <p class="small">${t('proof.limit')}</p>
    <a class="button" download href=${film.end.record}><${Icon} name="download" /> ${t('story.record')}</a>
  </${Dialog}>`;
}

/** @param {{ film: Film, deal: import('./proving.js').Deal }} props */
function Found({ film, deal }) {
  const { checks, key, proven } = prove(deal, film.table.value, { seat: film.mine, promised: promiseOf(film.id) });
  return html`<p class=${`verdict ${proven ? 'good' : 'bad'}`} role="status"><${Icon} name=${proven ? 'proof' : 'close'} /> ${t(proven ? 'proof.yes' : 'proof.no')}</p>
    <ul class="checks">${checks.map((check) => html`<${Line} key=${check.name} check=${check} />`)}</ul>
    <details><summary>${t('proof.numbers')}</summary>
      <dl class="numbers">
        <dt>${t('proof.commitment')}</dt><dd><code>${deal.commitment}</code></dd>
        <dt>${t('proof.seed')}</dt><dd><code>${deal.seed}</code></dd>
        ${deal.nonces.map((nonce, seat) => html`<dt>${t('proof.nonce', { name: film.sight.value.name(seat) })}</dt><dd><code>${nonce}</code></dd>`)}
        <dt>${t('proof.key')}</dt><dd><code>${key}</code></dd>
      </dl></details>`;
}

/** @param {{ check: import('./proving.js').Check }} props */
function Line({ check: { name, found, wanted, good } }) {
  return html`<li class=${good ? 'good' : 'bad'} data-check=${name}><${Icon} name=${good ? 'check' : 'close'} label=${t(good ? 'proof.good' : 'proof.bad')} />
    <span>${t(`proof.check.${name}`)} ${good ? html`<code>${shortened(found)}</code>` : html`<code>${found}</code> ≠ <code>${wanted}</code>`}</span></li>`;
}

const SHOWN = 16; // Digits: enough to see that they are the same, few enough to read.

/** @param {string} text */
const shortened = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
