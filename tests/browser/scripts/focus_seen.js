// What is wrong with the focus: nothing has it, or nobody can see it.
() => {
  const element = document.activeElement;
  if (!element || element.matches('body, main')) return 'nothing has the focus';
  const named = element.outerHTML.slice(0, 120);
  if (!element.matches(':focus-visible')) return `the focus is not shown: ${named}`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left && bottom > top;
  if (!seen) return `the focus is out of sight: ${named}`;
  const marked = element.matches('.spot') ? getComputedStyle(element.firstElementChild).strokeWidth : getComputedStyle(element).outlineStyle;
  return marked === 'none' ? `the focus has no mark: ${named}` : '';
}
