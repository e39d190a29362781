"""A house and its tables, on real files: clocks, connections, stand-ins, talk, rematches."""
