"""A table as its log tells it: pure, without clocks, sockets or files.

`table` applies entries, `deciding` turns a command into entries or refuses it (with `before_deal`,
`in_game`, `any_time` and `after_game`, which share `refusing`), `telling` makes the messages for
each reader. The same functions serve play, restart and replay.
"""
