"""Tables that people and bots share over the network.

From the inside out; none knows those below it, and `pyproject.toml` says it so that it is checked:

- `wire/`: what is said on the wire, typed; names and texts made harmless
- `workers/`: processes that work for a server, whatever they do
- `log/`: what a table remembers, entry by entry; the log is the truth
- `tables/`: a table as its log tells it, what may be done there, what each seat is told
- `store/`: where logs, guests and chat are kept; what any store must do, and SQLite
- `minds/`: bots in processes of their own
- `config`: what can be set about a server
- `clerks/`: records and replays, made in a process of their own, and kept
- `house/`: all tables of a server: inboxes, clocks, bots' turns, connections
- `web/`: HTTP and WebSocket, and what guards them
- `client/`: a small client, for bots of strangers and for the terminal; it knows `wire/` alone
- `load/`: what `motherlode bench server` puts on a server
"""
