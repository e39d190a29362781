"""The small client that bots of strangers and the terminal use."""
