async (table) => (await fetch(`/api/tables/${table}/record`)).json()
