"""Rule-of-thumb players of Dwarf Corporation: gnomes, majorities, and the gold within reach."""
