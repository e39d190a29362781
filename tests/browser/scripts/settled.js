// Waits until nothing has moved or changed for some frames; a table at which bots play never rests.
async ([frames, patience]) => {
  let quiet = 0;
  const observer = new MutationObserver(() => { quiet = 0; });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const moves = (animation) => animation.playState === 'running' && animation.effect.getComputedTiming().endTime < Infinity;
  const end = performance.now() + patience;
  while (quiet < frames && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    quiet = document.getAnimations().some(moves) ? 0 : quiet + 1;
  }
  observer.disconnect();
}
