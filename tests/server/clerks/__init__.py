"""Clerks: records and replays that are made in a process of their own."""
