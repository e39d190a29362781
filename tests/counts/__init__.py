"""Counts of move sequences, and the slow referees that the fast engines are compared with.

What is here takes nothing from the engines: a referee is written from the rules text alone.
"""
