"""Players of Saboteur with its expansion."""
