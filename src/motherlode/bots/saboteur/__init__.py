"""Players of base Saboteur."""
