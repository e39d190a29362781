"""Saboteur Duel, the mini-game: an open race, 2 players. Clauses DUE-1 to DUE-15 in `rules.md`."""
