() => {
  const main = document.querySelector('main.table');
  const nameOf = ({ dataset, textContent }) =>
    dataset.spot ?? dataset.chip ?? dataset.seat ?? dataset.piece ?? textContent.trim();
  const lit = (kind, selector) => [...document.querySelectorAll(selector)].map(
    (element, index) => ({ kind, selector, index, name: nameOf(element) }));
  return {
    moves: Number(main?.dataset.moves ?? -1),
    mine: main?.dataset.mine === 'true',
    over: main?.dataset.over === 'true',
    story: !!document.querySelector('dialog.story'),
    things: [
      ...lit('card', 'button.card.usable:not(.picked)'),
      ...lit('spot', '.spot:not(.picked)'),
      ...lit('person', '.person.lit:not(.picked) .person-button'),
      ...lit('chip', '[data-chip]:not(.picked):not([aria-pressed=true])'),
      ...lit('turn', '.actions .turn'),
      ...lit('picked', '.spot.picked'),
      ...lit('gold', '.actions .gold:not([aria-disabled=true])'),
    ],
  };
}
