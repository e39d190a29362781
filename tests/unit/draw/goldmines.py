"""What the drawing tests of Gold Mine share: positions as one seat sees them."""

from collections.abc import Mapping, Sequence

from motherlode.core.chance import Fast
from motherlode.core.events import Event, Log
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.draw.company import Company
from motherlode.games.goldmine.game import GOLDMINE_GAME, Table
from motherlode.games.goldmine.show import Shown, show
from tests.unit.draw.pictures import EN

NAMES = ("Borin", "Dagna", "Kazad", "Ylva")
COMPANY = Company(NAMES, EN, me=0)
SETUP = "goldmine(seats=4)"

MINE = """
        -1                0            1                       2            3
   -1   .                 .            gold_corner_passage:90  straight:90  gold_dead_end:270
   0    gold_dead_end:90  entrance     over_under              cavern       straight_mud:90
   1    .                 two_corners  t_passage:270           corner:270   .
"""
"""Tiles of all sorts, two of them with two tunnels."""
BUSY: Mapping[str, object] = {
    "mine": MINE,
    "empty": ["1,-1"],
    "miners": {0: "1,0 NS", 1: "1,0 EW", 2: "0,1 NE", 3: "1,-1"},
    "nuggets": {1: 2, 3: 1},
}


def arranged(position: Mapping[str, object], setup: str = SETUP) -> Table:
    """A position, seat 0 to move."""
    rules = GOLDMINE_GAME.setup(setup)
    return GOLDMINE_GAME.arrange(rules, {"turn": 0, "seed": 1, **position})


def seen(position: Mapping[str, object], seat: int | None = 0, setup: str = SETUP) -> Shown:
    """A position as a seat, or a spectator, sees it."""
    return after(position, (), seat, setup)


def after(
    position: Mapping[str, object],
    moves: Sequence[str],
    seat: int | None = 0,
    setup: str = SETUP,
) -> Shown:
    """The same when some moves were made."""
    state = arranged(position, setup)
    play(state, moves)
    return show(state.public, None if seat is None else state.own[seat])


def grown(tiles: int, seed: int) -> Shown:
    """A mine of so many tiles, as chance has laid them."""
    game, chance, moves = GOLDMINE_GAME, Fast(seed), Moves()
    state = game.begin(game.setup(SETUP), Fast(seed))
    while state.public.board.mine.laid.size < tiles:
        play_randomly(game, state, chance, moves, 1)
    return show(state.public, None)


def play(state: Table, moves: Sequence[str]) -> list[Event]:
    """Make moves; says what was told."""
    log, game = Log(), GOLDMINE_GAME
    for text in moves:
        own = state.own[state.public.course.asked]
        move = game.read(state.public, own, text)
        assert game.refusal(state.public, own, move) is None, text
        game.play(state, move, log)
    return log.events
