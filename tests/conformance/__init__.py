"""Is it a well-behaved game? The shipped suite on every game, edition and number of seats."""
