"""Saboteur with its expansion, 2 to 12 players. Clauses SB2-1 to SB2-29 in `rules.md`."""
