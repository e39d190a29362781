"""What the drawing tests of the expansion share: positions as one seat sees them."""

from collections.abc import Mapping

from motherlode.draw.company import Company
from motherlode.draw.ink import ASCII, Paper
from motherlode.games.saboteur2.game import SABOTEUR2_GAME
from motherlode.games.saboteur2.show import Shown, show
from tests.unit.draw.pictures import EN

NAMES = ("Borin", "Dagna", "Kazad", "Ylva", "Thora")
COMPANY = Company(NAMES, EN, me=0)
SMALL = Paper(ASCII, columns=80, lines=24)

MINE = """
        0      1            2              3       4                     5
   -1   .      .            .              .       .                     ladder_s
   0    start  straight_ew  door_green_ew  bridge  crystal_t_horizontal  cross
   1    .      .            .              .       double_curve_b        mix_ew_n_s
"""


def seen(position: Mapping[str, object], seat: int | None = 0, seats: int = 5) -> Shown:
    """A position as a seat, or a spectator, sees it."""
    setup = SABOTEUR2_GAME.setup(f"saboteur2(seats={seats})")
    state = SABOTEUR2_GAME.arrange(setup, {"turn": 0, "seed": 1, **position})
    return show(state.public, None if seat is None else state.own[seat])


def crowd(seats: int) -> Company:
    """As many people as sit at the table, seen from seat 0."""
    return Company(tuple(f"Dwarf {seat}" for seat in range(seats)), EN, me=0)
