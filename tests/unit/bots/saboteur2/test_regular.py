"""Does the regular of the expansion act on what it believes, by what its seat may know?"""

from typing import Any

from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.saboteur2.regular import Regular
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.kit.news import DUG
from tests.unit.bots.saboteur2.positions import choice, table, tile_of


def regular() -> Regular:
    """Such a player in seat 0."""
    return Regular(0, Fast(1))


def began(**position: Any) -> tuple[Any, Log]:
    """A position at the beginning of a round, and that it began."""
    log = Log()
    GAME.begin(GAME.setup("saboteur2(seats=5, rounds=1)"), Fast(1), log)
    log.events = log.events[:1]
    return table(5, **position), log


def dig(state: Any, log: Log, seat: int, card: str, column: int = 1) -> None:
    """A seat laid a card in the row of the start."""
    log.tell(DUG, seat, tile_of(card), state.public.rules.ground.start_cell + column)


def test_whoever_laid_a_dead_end_is_struck() -> None:
    state, log = began(roles={0: "boss"}, hands={0: ["break_pick", "fix_lamp"]})
    dig(state, log, 3, "dead_ew")
    assert choice(regular(), state, log) == "break pick 3"


def test_whoever_brought_the_tunnel_nearer_is_mended() -> None:
    hand = ["fix_lamp", "free"]
    broken = {2: ["lamp"], 3: ["lamp"], 4: ["lamp"]}
    state, log = began(roles={0: "boss"}, hands={0: hand}, broken=broken)
    dig(state, log, 3, "cross")
    assert choice(regular(), state, log) == "mend lamp 3"


def test_a_saboteur_strikes_whoever_brought_the_tunnel_nearer() -> None:
    state, log = began(roles={0: "saboteur"}, hands={0: ["break_pick", "fix_lamp"]})
    dig(state, log, 3, "cross")
    assert choice(regular(), state, log) == "break pick 3"


def test_whoever_is_known_already_is_not_inspected() -> None:
    state, log = began(roles={0: "green"}, hands={0: ["inspect", "fix_lamp", "dead_s"]})
    for seat in (1, 2, 4):
        dig(state, log, seat, "cross", column=seat)
    assert choice(regular(), state, log) == "inspect 3"


def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_move() -> None:
    for seed in range(6):
        log = Log()
        state = GAME.begin(GAME.setup("saboteur2(seats=6, rounds=1)"), Fast(seed), log)
        bots = [Regular(seat, Fast(seat)) for seat in range(6)]
        play_bots(GAME, state, list(bots), log, Budget(), 10 + 2 * seed)
        asked = GAME.turn(state.public)[0]
        other = GAME.imagine(state.public, state.own[asked], Fast(seed + 50))
        assert GAME.digest(other) != GAME.digest(state)
        moves = {choice(Regular(asked, Fast(3)), world, log) for world in (state, other)}
        assert len(moves) == 1
