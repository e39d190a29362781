() => {
  const room = document.documentElement.clientWidth;
  const shown = (element) => element.getClientRects().length && !element.closest('.visually-hidden');
  const named = (element) => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 60)}`;
  const found = document.body.scrollWidth > room ? [`the page: ${document.body.scrollWidth} > ${room}`] : [];
  for (const element of document.querySelectorAll('button, .button, select, h1, h2, h3, p, label, summary')) {
    if (!shown(element) || element.clientWidth < 2) continue;
    const clipped = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
    if (clipped && !element.querySelector('.hand, .people')) found.push(`${named(element)} (${element.scrollWidth} > ${element.clientWidth})`);
  }
  return found;
}
