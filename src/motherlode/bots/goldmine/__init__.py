"""Players of Gold Mine: where gold and home are, how far, and who else wants to go there."""
