"""Players of Saboteur Duel."""
