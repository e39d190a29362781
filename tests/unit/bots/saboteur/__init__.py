"""Tests of the players of base Saboteur."""
