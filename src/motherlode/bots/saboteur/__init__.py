"""Players of base Saboteur who count cards, weigh who is who, and value every move."""
