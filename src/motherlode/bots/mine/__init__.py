"""What players of mines with path and action cards share: the way to the gold, whom to doubt."""
