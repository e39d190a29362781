"""Bots in processes of their own, tried with real processes."""
