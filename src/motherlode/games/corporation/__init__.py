"""Dwarf Corporation: eight corporations, one field, 2 to 6 players. Clauses COR-* in `rules.md`."""
