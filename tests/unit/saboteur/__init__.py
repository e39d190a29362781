"""What only base Saboteur has: its box, its notation, its saved states."""
