"""Tests of the players of Dwarf Corporation."""
