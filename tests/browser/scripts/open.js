async (wishes) => {
  const { ask } = await import('/static/app/api.js');
  return (await ask('/api/tables', wishes)).table;
}
