"""Bots in processes of their own, so that no bot can keep the server waiting or see its secrets.

- `jobs`: what goes to a worker and comes back, in frames
- `orders`: what the server asks for and gets; the job that is made of it
- `worker`: the program of a worker
- `mind`: one worker, seen from the server
- `row`: orders whose turn has not come
- `desk`: a row, and one worker after the other that does what is ordered
- `pool`: all desks; what the rest of the server uses
"""
