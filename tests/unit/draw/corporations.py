"""What the drawing tests of Dwarf Corporation share: positions as one seat sees them."""

from collections.abc import Mapping, Sequence

from motherlode.core.events import Event, Log
from motherlode.draw.company import Company
from motherlode.games.corporation.game import CORPORATION_GAME, Table
from motherlode.games.corporation.show import Shown, show
from tests.unit.draw.pictures import EN

NAMES = ("Borin", "Dagna", "Kazad")
COMPANY = Company(NAMES, EN, me=0)
SETUP = "corporation(seats=3)"

BUSY: Mapping[str, object] = {
    "rows": {"5": "n......R.o........", "6": "........W.", "4": "......s$c.........", "0": "o"},
    "money": {0: 12, 1: 105},
    "gnomes": {1: 6},
    "investments": {0: {"red": 2, "blue": 1}, 1: {"red": 1, "blue": 1, "white": 3}},
    "fixed": {1: {"red": 1, "violet": 1}},
    "cards": {0: ["overtime", "mine"], 1: ["exchange", "union"], 2: ["interns", "overtime"]},
    "tokens": {0: [2], 2: [1]},
    "caved": ["green", "cyan"],
    "turns": 7,
}
"""Crystals north of the central board, a treasure of each kind, and everyone holds cards."""


def arranged(position: Mapping[str, object], setup: str = SETUP) -> Table:
    """A position, seat 0 to move."""
    rules = CORPORATION_GAME.setup(setup)
    return CORPORATION_GAME.arrange(rules, {"turn": 0, "seed": 1, **position})


def seen(
    position: Mapping[str, object],
    moves: Sequence[str] = (),
    seat: int | None = 0,
    setup: str = SETUP,
) -> Shown:
    """A position as a seat, or a spectator, sees it when some moves were made."""
    state = arranged(position, setup)
    play(state, moves)
    return show(state.public, None if seat is None else state.own[seat])


def legal(position: Mapping[str, object], moves: Sequence[str] = ()) -> list[str]:
    """What may be done in a position, when some moves were made."""
    state = arranged(position)
    play(state, moves)
    return [CORPORATION_GAME.write(state.public, move) for move in CORPORATION_GAME.legal(state)]


def play(state: Table, moves: Sequence[str]) -> list[Event]:
    """Make moves; says what was told."""
    log, game = Log(), CORPORATION_GAME
    for text in moves:
        own = state.own[state.public.course.asked]
        move = game.read(state.public, own, text)
        assert game.refusal(state.public, own, move) is None, text
        game.play(state, move, log)
    return log.events
