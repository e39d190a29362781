([selector, index]) => {
  const element = document.querySelectorAll(selector)[index];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(...at);
  const free = !!top && (element === top || element.contains(top));
  return { at, free, above: top?.outerHTML.slice(0, 120) };
}
