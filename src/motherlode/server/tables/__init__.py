"""A table as its log tells it: pure, without clocks, sockets or files.

`table` applies entries, `deciding` turns a command into entries or refuses it, `telling` makes the
messages for each reader. The same functions serve play, restart and replay.
"""
