"""Does a record keep a game exactly, tell no secret too early, and is every change to it noticed?

`data/` holds a whole game that must verify as long as format 1 and the rules are what they are.
"""
