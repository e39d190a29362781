"""Tests of the players of Saboteur with its expansion."""
