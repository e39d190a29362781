"""SAB-24: which passes were forced, if hands and discards are these, and what follows from it."""

from collections.abc import Callable, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.conformance import AnyGame, AnyState
from motherlode.kit.bands import PASS_KIND
from tests.imagine.walks import moves_of

Pass = tuple[int, int]
"""Who passed with an empty draw pile, and how many cards went face down."""
Rows = list[list[int]]


def hands_of(state: AnyState) -> Rows:
    """The cards in each seat's hand."""
    return [list(map(int, own.hand.list())) for own in state.own]


def discards_of(state: AnyState) -> Rows:
    """What each seat has discarded, in order."""
    return [list(map(int, own.discards.list())) for own in state.own]


def forced_passes(
    passes: Sequence[Pass],
    hands: Rows,
    discards: Rows,
    is_stuck: Callable[[int, list[int]], bool],
) -> list[bool]:
    """Whether each of these passes, the last of them the latest, was forced."""
    then = [list(hand) for hand in hands]
    gone = [list(cards) for cards in discards]
    forced = []
    for seat, cards in reversed(passes):
        then[seat] += [gone[seat].pop() for _ in range(cards)]
        forced.append(is_stuck(seat, then[seat]))
    return forced[::-1]


def circles(forced: list[bool], seats: int) -> int:
    """How many times as many passes in a row as there are seats were all forced."""
    return sum(all(forced[at : at + seats]) for at in range(len(forced) - seats + 1))


def run_at_the_end(forced: list[bool]) -> int:
    """How many forced passes came last."""
    return [*forced[::-1], False].index(False)


def forced_in(game: AnyGame, world: AnyState, passes: Sequence[Pass]) -> list[bool]:
    """Whether each of these passes was forced in this world, by the game's own legal moves."""

    def is_stuck(seat: int, hand: list[int]) -> bool:
        own: Any = world.own[seat].copy()
        own.hand.set(vec[u8](hand))
        return all(game.kind(move) == PASS_KIND for move in moves_of(game, world.public, own))

    return forced_passes(passes, hands_of(world), discards_of(world), is_stuck)
