"""Many games: plans, seeds, processes, what is counted of them and how it is reported.

No rules and no thinking here: games are played by bots, told in events, and counted in whole
numbers, so that any number of processes or machines gives the same result to the byte.
"""
