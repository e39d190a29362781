// What a replay shows of a step, as soon as it shows it.
async (at) => {
  const main = document.querySelector('main.replay');
  while (main.dataset.at !== String(at)) await new Promise(requestAnimationFrame);
  const all = (selector, read, within = document) => [...within.querySelectorAll(selector)].map(read);
  const picture = (use) => use?.getAttribute('href').slice(1) ?? null;
  const lying = (group) => {
    const use = group.querySelector('.moves > use');
    return [group.querySelector('.moves').dataset.key, picture(use), use.hasAttribute('transform')];
  };
  return {
    laid: all('svg.board g.laid', lying),
    goals: all('svg.board g.goal', (goal) => [...lying(goal), picture(goal.parentNode.querySelector('.seen use'))]),
    hand: all('.before-me .card', (card) => card.dataset.piece),
    hands: all('[data-hand]', (hand) => all('[data-piece]', (card) => card.dataset.piece, hand)),
    roles: all('.person', (person) => person.querySelector('.role-shown:not(.known)')?.className.split(' ').pop() ?? null),
    cards: all('.person .mark.cards', (mark) => Number(mark.textContent)),
    asked: all('.person.asked .person-button', (button) => Number(button.dataset.seat)),
    claims: all('.log .stated', (line) => line.querySelector('em') && line.classList.contains('true')),
  };
}
