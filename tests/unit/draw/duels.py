"""What the drawing tests of Saboteur Duel share: positions as one seat sees them."""

from collections.abc import Mapping

from motherlode.draw.company import Company
from motherlode.games.duel.game import DUEL_GAME
from motherlode.games.duel.show import Shown, show
from tests.unit.draw.pictures import EN

NAMES = ("Borin", "Dagna")
COMPANY = Company(NAMES, EN, me=0)

MINE = """
        0             1              2               3            4            5
   -1   start         straight_ew    curve_ne~       .            .            .
   0    .             .              curve_ne        straight_ew  straight_ew  t_short
   1    start         cross_blue     t_short_green~  straight_ew  .            .
   2    t_short_blue  t_long_green   .               .            .            ?
"""
"""Green has a way to three nuggets; a door of each colour is shut, one of green's has a key."""
RACE: Mapping[str, object] = {
    "mine": MINE,
    "goals": ["curve", "t_short", "t_long"],
    "keys": ["1,2"],
    "claimed": {"5,0": 0},
    "looked": {0: ["5,2"], 1: ["5,2", "5,-2"]},
}


def seen(position: Mapping[str, object], seat: int | None = 0, setup: str = "duel()") -> Shown:
    """A position as a seat, or a spectator, sees it."""
    rules = DUEL_GAME.setup(setup)
    state = DUEL_GAME.arrange(rules, {"turn": 0, "seed": 1, **position})
    return show(state.public, None if seat is None else state.own[seat])


def asked_how_it_lies() -> Shown:
    """Green has dug to a goal that may lie both ways."""
    row = "-1 start straight_ew straight_ew straight_ew straight_ew ."
    position = {
        "mine": f"\n  0 1 2 3 4 5\n{row}\n",
        "goals": ["curve", "t_long", "t_short"],
        "hands": {0: ["curve_ne"]},
        "turn": 0,
    }
    state = DUEL_GAME.arrange(DUEL_GAME.setup("duel()"), position)
    move = DUEL_GAME.read(state.public, state.own[0], "dig curve_ne turned 5,-1")
    DUEL_GAME.play(state, move, None)
    return show(state.public, state.own[0])
