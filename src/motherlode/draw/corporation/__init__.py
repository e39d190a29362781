"""How Dwarf Corporation looks and speaks in a terminal."""
