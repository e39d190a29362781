"""Saboteur, the base game: hidden roles, 3 to 10 players. Clauses SAB-1 to SAB-40 in `rules.md`."""
