"""Hostile clients against a real server: a sentence or a closed connection, and nothing changes.

Strangers come from addresses of their own on the loopback, so that their rates are not those of
the honest.
"""
