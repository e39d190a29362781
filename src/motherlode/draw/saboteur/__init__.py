"""Saboteur in a terminal: its table, its people, its story."""
