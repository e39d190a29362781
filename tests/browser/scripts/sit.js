async ([table, seat, name]) => {
  const { ask } = await import('/static/app/api.js');
  const { nonce } = await import('/static/app/house.js');
  await ask(`/api/tables/${table}/sit`, { seat, name });
  await ask(`/api/tables/${table}/ready`, { nonce: nonce() });
}
