"""A dozen random mixtures of options, the same ones every time."""

from typing import Any

from motherlode.core.chance import Fast
from motherlode.core.game import Game
from motherlode.core.options import show_value

DOZEN = 12
ROUNDS = ("rounds", "tie_rounds")
"""Options that say how many rounds there are: low numbers save time."""
TURNS = (5, 9, 14)
"""Of Gold Mine, whose games could be long."""
TEAMS = (4, 6)
"""Players that make pairs in it."""


def mixtures(game: Game[Any, Any, Any], seats: int) -> list[str]:
    """Set-ups with every option chosen at random; three rounds at the most, to save time."""
    chance = Fast(2026)
    found = []
    for _ in range(DOZEN):
        chosen = []
        for option in game.sheet.options.values():
            values = option.values[:3] if option.name in ROUNDS else option.values
            if option.name == "turn_limit":
                values = TURNS
            if option.name == "teams" and seats not in TEAMS:
                values = (False,)
            chosen.append(f"{option.name}={show_value(values[chance.below(len(values))])}")
        found.append(f"{game.name}(seats={seats}, {', '.join(chosen)})")
    return found
