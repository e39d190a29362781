"""Gold Mine: tiles, miners, dice and challenges, 2 to 6 players. Clauses GLD-* in `rules.md`."""
