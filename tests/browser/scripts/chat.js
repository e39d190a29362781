async ([table, text]) => {
  const { ask } = await import('/static/app/api.js');
  await ask(`/api/tables/${table}/chat`, { text });
}
