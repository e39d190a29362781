"""What may be done at a table, and what comes of it: without clocks, sockets and files."""
