"""Are the rules as written? Every file of `cases/`, and whether together they cover the rules."""
