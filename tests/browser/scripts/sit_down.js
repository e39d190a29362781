async ([table, seat, name]) => {
  const { ask } = await import('/static/app/api.js');
  await ask(`/api/tables/${table}/sit`, { seat, name });
}
