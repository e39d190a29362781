"""The games, one folder each with the same file names; they do not import each other."""
