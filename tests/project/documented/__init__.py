"""A small package to compile: every kind of place for a docstring, and texts that C could spoil."""
