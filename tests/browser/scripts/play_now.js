async ([game, wishes]) => {
  const { playNow } = await import('/static/start/opening.js');
  await playNow(game, wishes);
}
