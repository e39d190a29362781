"""Counts of move sequences, and the slow referees that the fast engines are compared with.

The `slow_*` files take nothing from the engines: a referee is written from the rules text alone.
"""
