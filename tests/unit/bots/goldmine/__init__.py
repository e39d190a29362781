"""Tests of the players of Gold Mine."""
