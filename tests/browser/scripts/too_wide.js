() => {
  const room = document.documentElement.clientWidth;
  const shown = (element) => element.getClientRects().length && !element.closest('.visually-hidden');
  const named = (element) => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 60)}`;
  // Whether a box around it cuts it off at the side.
  const cut = (element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      if (display === 'contents') continue;
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX !== 'visible' && element.getBoundingClientRect().right > box.getBoundingClientRect().right + 1) return true;
    }
    return false;
  };
  const found = document.body.scrollWidth > room ? [`the page: ${document.body.scrollWidth} > ${room}`] : [];
  for (const element of document.querySelectorAll('button, .button, select, h1, h2, h3, p, label, summary, .facts')) {
    if (!shown(element) || element.clientWidth < 2) continue;
    const clipped = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
    if (clipped && !element.querySelector('.hand, .people')) found.push(`${named(element)} (${element.scrollWidth} > ${element.clientWidth})`);
    if (cut(element)) found.push(`${named(element)} (cut off)`);
  }
  return found;
}
