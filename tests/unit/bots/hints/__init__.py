"""Tests of hints: what is said for a move is true of the position."""
