"""Clerks: records and replays, made in a process of their own, one at a time, and kept.

A record or a replay plays a whole game again and may be ten million bytes long: made where the
tables are, it would keep everybody waiting who plays. So the server sends a table's log and what
is wished to a worker, and gets back what it only has to send. Whoever asks for the same at the same
time shares one job, and what was made is kept as long as nothing happens in the game.

- `jobs`: what is asked for, and what goes to the worker and comes back
- `making`: the work itself; `worker`: the program around it
- `kept`: what was made, as much of it as there is room for
- `office`: what the rest of the server uses

Who may ask for what is decided elsewhere, before: a clerk knows the wish and not who has it.
"""
