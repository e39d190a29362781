"""What a seat of the expansion may not know, and when the rules show it: the test's own word."""

from typing import Any

from motherlode.core.chance import Chance
from motherlode.core.state import State
from motherlode.core.twins import Rig
from motherlode.games.registry import find_game

GAME = find_game("saboteur2")
AnyState = State[Any, Any, Any]

# A round shuffles these, in this order.
DWARFS, GOALS, DECK = range(3)
SHUFFLES = 3
NAMES = {DWARFS: "dwarfs", GOALS: "goals", DECK: "deck"}
DWARF_CARDS = 15
GOAL_CARDS = 3
DECK_CARDS = 118
ASIDE = 10
HAND = 6
SEATS = [2, 5, 8, 12]
EDITIONS = ["ru"]


def pick_rig(what: int, round_: int, _seats: int, seat: int, chance: Chance) -> Rig:
    """Two places of one shuffle that the seat does not get to see at the deal."""
    if what == DWARFS:
        # Dealt from the end of the row, seat after seat; the rest is set aside.
        places = [place for place in range(DWARF_CARDS) if place != DWARF_CARDS - 1 - seat]
    elif what == GOALS:
        places = list(range(GOAL_CARDS))
    else:
        # Ten cards are set aside from the end of the row, then hands are dealt.
        last = DECK_CARDS - ASIDE - seat * HAND
        places = [place for place in range(DECK_CARDS) if not last - HAND <= place < last]
    one = places[chance.below(len(places))]
    other = places[chance.below(len(places))]
    return Rig(round_ * SHUFFLES + what, one, other)


def exposes(one: AnyState, other: AnyState, seat: int, move: int) -> bool:
    """Whether the rules let the seat see, by this move, something in which the worlds differ."""
    worlds = [GAME.copy(state) for state in (one, other)]
    for world in worlds:
        GAME.play(world, move)
    if _goals_shown(worlds[0], seat) != _goals_shown(worlds[1], seat):
        return True  # SAB-19, SAB-21: it looked, or a goal was turned up
    ended = [len(world.public.turns.won) > len(one.public.turns.won) for world in worlds]
    if ended[0] != ended[1]:
        return True  # SAB-24: who had to pass is not told, but that the round ends is
    if ended[0] and _dwarfs(one) != _dwarfs(other):
        return True  # SB2-20: the players' dwarfs are shown
    if _hand(worlds[0], seat) != _hand(worlds[1], seat):
        return True  # SB2-5, SB2-8, SB2-16: it draws, or is handed, cards that differ
    if worlds[0].own[seat].role != worlds[1].own[seat].role:
        return True  # SB2-18: it takes a dwarf that differs
    inspected = _inspected(one, seat, move)
    return inspected >= 0 and one.own[inspected].role != other.own[inspected].role  # SB2-17


def _inspected(state: AnyState, seat: int, move: int) -> int:
    """Whose dwarf the seat looks at by this move; -1 for nobody's."""
    words = GAME.write(state.public, move).split()
    is_look = words[0] == "inspect" and state.public.turns.asked == seat
    return int(words[1]) if is_look else -1


def _dwarfs(state: AnyState) -> list[int]:
    return [own.role for own in state.own]


def _hand(state: AnyState, seat: int) -> bytes:
    return bytes(state.own[seat].hand.list())


def _goals_shown(state: AnyState, seat: int) -> tuple[bytes, bytes]:
    return bytes(state.public.goals.open), bytes(state.own[seat].seen)
