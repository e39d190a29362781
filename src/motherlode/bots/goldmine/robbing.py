"""What a nugget is worth that is taken from somebody."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.goldmine.race import SUCCESS
from motherlode.games.goldmine.moves import has_colour, may_draw
from motherlode.games.goldmine.pay import nuggets_with
from motherlode.games.goldmine.pieces import RED
from motherlode.games.goldmine.state import Public

TOKEN: Final = 100
"""What a gold challenge is worth that is kept."""
ROBBING: Final = vec[i64]([400, 300, 250, 200, 150])
"""What a nugget that is taken from somebody is worth, by how many more they need."""


def lacks_of(public: Public, seat: i64) -> i64:
    """How many more nuggets a player, or a team, needs."""
    return public.rules.needed - nuggets_with(public, seat)


def success_of(public: Public, seat: i64) -> i64:
    """How often a challenge of somebody succeeds, in percent (GLD-30, GLD-43)."""
    return 100 if has_colour(public, seat, RED) else SUCCESS


def price_of_robbing(public: Public) -> i64:
    """Of a gold challenge: nothing once that is the only way to more nuggets."""
    return 0 if public.board.gold.size == 0 and not may_draw(public) else TOKEN


def worth_of_robbing(public: Public, victim: i64) -> i64:
    """What it is worth if it succeeds: most against who needs fewest more."""
    return ROBBING[max(0, min(len(ROBBING) - 1, lacks_of(public, victim)))]
