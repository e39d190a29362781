"""The load that measures a server."""
