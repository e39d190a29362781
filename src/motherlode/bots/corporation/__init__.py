"""Players of Dwarf Corporation: what gold, gnomes and cards are worth."""
