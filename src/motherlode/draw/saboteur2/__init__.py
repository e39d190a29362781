"""Saboteur with its expansion in a terminal: its cards, its people, its story."""
