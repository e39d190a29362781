"""Terminals at tables of a real server: every part runs in a process of its own."""
