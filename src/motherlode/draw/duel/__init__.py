"""Saboteur Duel in a terminal: its table with doors, keys and tokens, its people, its story."""
