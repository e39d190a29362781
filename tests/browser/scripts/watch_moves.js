// When each move is on the screen: painted, not only written.
() => {
  window.seen = {};
  const main = document.querySelector('main.table');
  const now = () => performance.timeOrigin + performance.now();
  new MutationObserver(() => {
    const { moves } = main.dataset;
    requestAnimationFrame(() => { window.seen[moves] ??= now(); });
  }).observe(main, { attributes: true, attributeFilter: ['data-moves'] });
}
