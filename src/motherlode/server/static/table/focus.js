// Focus is never lost: when what had it is gone (a card was played, a place is lit no longer), something near gets it.

const NAMES = ['spot', 'chip', 'seat', 'key']; // What names an element for longer than it lives.
const PLACES = '.chair, .middle-of-table'; // What stays while things in it come and go.

/**
 * Watch over the focus within a table.
 * @param {HTMLElement} table
 * @returns {() => void} Stop.
 */
export function keepFocus(table) {
  /** @type {HTMLElement | SVGElement | null} */
  let last = null;
  /** @type {Element | null} */
  let place = null;
  let card = 0;
  const note = (/** @type {FocusEvent} */ event) => {
    last = /** @type {HTMLElement | SVGElement} */ (event.target);
    place = last.closest(PLACES);
    card = cardOf(last) ?? card;
  };
  const mend = () => {
    if (!last || last.isConnected || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    (again(table, last) ?? beside(place) ?? refuge(table, card)).focus({ preventScroll: true });
  };
  // Whoever comes from elsewhere begins here.
  if (document.activeElement === document.body) table.focus({ preventScroll: true });
  const observer = new MutationObserver(mend);
  observer.observe(table, { childList: true, subtree: true });
  table.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    table.removeEventListener('focusin', note);
  };
}

/** Which card of the hand an element is. @param {HTMLElement | SVGElement} element */
function cardOf(element) {
  const found = /^hand:(\d+)$/.exec(element.dataset.key ?? '');
  return found ? Number(found[1]) : null;
}

/** The same thing, drawn anew. @param {HTMLElement} table @param {HTMLElement | SVGElement} gone @returns {HTMLElement | null} */
function again(table, gone) {
  const name = NAMES.find((one) => gone.dataset[one] !== undefined);
  return name ? table.querySelector(`[data-${name}="${CSS.escape(gone.dataset[name] ?? '')}"]:is(button, [tabindex])`) : null;
}

/** What else can be done there. @param {Element | null} place @returns {HTMLElement | null} */
const beside = (place) => (place?.isConnected ? place.querySelector('button, select') : null);

/**
 * The hand, where moves begin: what is picked there, or the card that now lies where one was; else the question, before its answers.
 * @param {HTMLElement} table @param {number} card @returns {HTMLElement}
 */
function refuge(table, card) {
  const cards = /** @type {HTMLElement[]} */ ([...table.querySelectorAll('button.card')]);
  return cards.find((one) => one.classList.contains('picked')) ?? cards[Math.min(card, cards.length - 1)] ?? table.querySelector('.question') ?? table;
}
