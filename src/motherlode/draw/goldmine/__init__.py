"""Gold Mine in a terminal: tiles that turn, miners who walk them, dice and nuggets."""
