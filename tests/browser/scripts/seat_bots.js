async ([table, seats]) => {
  const { ask } = await import('/static/app/api.js');
  for (const seat of seats) await ask(`/api/tables/${table}/bots`, { seat, bot: 'random' });
}
