() => Object.fromEntries(['.head-bar', '.middle', '.board', '.side', '.foot'].map((part) => {
  const { x, y, width, height } = document.querySelector(`main.table ${part}`).getBoundingClientRect();
  return [part, [x, y, width, height].map(Math.round)];
}))
