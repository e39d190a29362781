"""Processes that work for the server, whatever they do: what bots' minds and clerks share.

- `frames`: messages on a pipe, each behind its length
- `worker`: one process, seen from the server; `mutterings`: what it writes to stderr
- `program`: what the program of such a process needs

A worker gets jobs by stdin, one at a time, answers by stdout, and ends when its stdin does. What
jobs and answers say is not known here.
"""
