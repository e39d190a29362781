"""Rule-of-thumb players: diggers who bring the tunnel nearer to the gold, and those who do not."""
