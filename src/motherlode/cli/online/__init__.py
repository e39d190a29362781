"""A table of a server at this terminal: joins the terminal client and the server's client.

- `keyring`: who one is on which server
- `choosing`: finding a table, or opening one
- `sight`: a game as the server lets one see it
- `chairs`: who sits where, in words
- `orders`: what can be typed, and what is asked of the server then
- `evening`: one table from the first word to the last
"""
