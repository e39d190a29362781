"""The terminal client: a plain line mode for any game. It knows people, no rules."""
