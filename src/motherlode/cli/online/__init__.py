"""A table of a server at this terminal: joins the terminal client and the server's client.

- `keyring`: who one is on which server
- `choosing`: finding a table, or opening one
- `sight`: a game as the server lets one see it
- `chairs`: who sits where, in words
- `problems`: what cannot be done, in words
- `orders`: what can be typed, and what is asked of the server then
- `place`: what is known of a table and the own chair
- `lobby`, `game`: a table before the deal, and from then on
- `post`: what was asked of the server and is not answered yet
- `hearing`: what the server tells, message by message
- `evening`: one table from the first word to the last
"""
