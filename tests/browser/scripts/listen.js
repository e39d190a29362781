// Runs before the page does. Hears what a screen reader would (`spoken`, `asked`, `refused`), notes the board as text with
// every move (`boards`), and keeps the line to the table, so that a test can cut it (`line`).
() => {
  Object.assign(window, { spoken: [], asked: [], refused: [], boards: {}, arrived: null });
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...where) {
      super(...where);
      window.line = this;
    }
  };
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  const note = () => {
    const main = document.querySelector('main.table');
    if (!main) return;
    window.arrived ??= Number(main.dataset.moves) ? texts('.log .lines li').length : 0;
    const table = document.querySelector('.text-board table');
    if (!table) return;
    window.boards[main.dataset.moves] = {
      rows: [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
      people: texts('.text-people li'),
      hand: texts('.text-hand li'),
    };
  };
  /** @param {Node} node @param {string} region */
  const lines = (node, region) => (node instanceof Element && node.closest(region) ? [...(node.matches('p, .notice') ? [node] : []), ...node.querySelectorAll('p, .notice')] : []);
  const hear = (node) => {
    for (const line of lines(node, '.visually-hidden[role=log]')) window.spoken.push({ line: line.textContent, where: 'where' in line.dataset });
    for (const line of lines(node, '.visually-hidden[role=alert]')) window.asked.push(line.textContent);
    for (const line of lines(node, '.notice-place[role=alert]')) window.refused.push(line.textContent);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(target.parentElement);
      addedNodes.forEach(hear);
    }
    note();
  }).observe(document, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ['data-moves'] });
}
