"""What a table remembers: a row of entries, the only truth about it."""
