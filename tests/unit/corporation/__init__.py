"""Parts of Dwarf Corporation."""
