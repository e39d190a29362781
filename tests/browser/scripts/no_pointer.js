// A page without a pointer: whatever one does is swallowed, and fails the test. Enter and Space still click.
(() => {
  const POINTING = ['pointer', 'mouse', 'touch'].flatMap((what) => ['down', 'up', 'move', 'over', 'enter', 'start', 'end'].map((does) => what + does));
  for (const kind of [...POINTING, 'click', 'wheel', 'dragstart', 'contextmenu']) {
    addEventListener(kind, (event) => {
      if (kind === 'click' && event.detail === 0) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      console.error(`pointed: ${kind}`);
    }, { capture: true, passive: false });
  }
})();
