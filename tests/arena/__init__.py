"""Do many games give the same numbers on any number of processes, and do the numbers mean that?"""
