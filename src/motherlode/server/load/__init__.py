"""What a move costs a server: many tables whose people move as fast as they may, or at a rate.

The server is a process of its own, started as anyone would start it; what is here plays against it
over the network, and measures. From the inside out: `line` and `words` (one connection), `seating`
(HTTP, before and after), `game` and `hall` (who moves when), `usage` and `served` (the process),
`profiled` and `parts` (where its time goes), `report` and `run`.
"""
