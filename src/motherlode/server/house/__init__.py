"""All tables of a server while it runs: who is there, whose turn it is, what is kept and told."""
