// What can be pressed, but is cut off or lies below something else. What scrolls is scrolled to first.
() => {
  const within = document.querySelector('dialog[open]') ?? document;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden') && element.getBoundingClientRect().width > 1;
  const wrong = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'is cut off';
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return above && (element.contains(above) || above.closest('label')?.contains(element)) ? '' : `lies below ${above?.outerHTML.slice(0, 80)}`;
  };
  return [...within.querySelectorAll('button, a, select, input, textarea, summary')].filter(shown)
    .map((element) => [element.outerHTML.slice(0, 120), wrong(element)]).filter(([, what]) => what);
}
