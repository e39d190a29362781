"""What only Saboteur Duel has: its box, positions, notation, views, saved states."""
