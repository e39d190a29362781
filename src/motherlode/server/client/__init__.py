"""A small client: for bots of strangers, for scripts, and for the terminal.

A bot that plays any game, at the table behind a link:

    import random
    from motherlode.server.client import join

    with join("http://localhost:8741/t/aBcDeFgHiJkL#invitation", name="Rusty") as chair:
        chair.ready()
        for play in chair.turns():
            chair.move(random.choice(play.moves))
        print(chair.play.end)
"""

from motherlode.server.client.chair import Chair, Gone, join
from motherlode.server.client.guest import Guest, Refused, Trouble

__all__ = ["Chair", "Gone", "Guest", "Refused", "Trouble", "join"]
