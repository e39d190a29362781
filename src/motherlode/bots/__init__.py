"""Players that think from a view: they get views, moves and events, never a state."""
