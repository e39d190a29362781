"""A whole server in a process of its own, that is killed, or left and met again by its people."""
