"""What a player of Saboteur Duel may not know, and when the rules show it: the test's own word."""

from typing import Any

from motherlode.core.chance import Chance
from motherlode.core.state import State
from motherlode.core.twins import Rig
from motherlode.games.registry import find_game

GAME = find_game("duel")
AnyState = State[Any, Any, Any]

# A round shuffles these, in this order.
GOALS, DECK = range(2)
SHUFFLES = 2
NAMES = {GOALS: "goals", DECK: "deck"}
GOAL_CARDS = 3
DECK_CARDS = 40
HAND = 5
SEATS = [2]
EDITIONS = ["mini"]
TURNS_UP_GOALS = ("dig", "key", "lie")
"""Moves after which goals may be turned up (DUE-9)."""


def pick_rig(what: int, round_: int, _seats: int, seat: int, chance: Chance) -> Rig:
    """Two places of one shuffle that the seat does not get to see at the deal."""
    if what == GOALS:
        places = list(range(GOAL_CARDS))
    else:
        # Hands are dealt from the end of the row, seat after seat.
        own = range(DECK_CARDS - (seat + 1) * HAND, DECK_CARDS - seat * HAND)
        places = [place for place in range(DECK_CARDS) if place not in own]
    one = places[chance.below(len(places))]
    other = places[chance.below(len(places))]
    return Rig(round_ * SHUFFLES + what, one, other)


def exposes(one: AnyState, other: AnyState, seat: int, move: int) -> bool:
    """Whether the rules let the seat see, by this move, something in which the worlds differ."""
    word = GAME.write(one.public, move).split()[0]
    worlds = [GAME.copy(state) for state in (one, other)]
    for world in worlds:
        GAME.play(world, move)
    if _goals_shown(worlds[0], seat) != _goals_shown(worlds[1], seat):
        return True  # DUE-9, DUE-13: a goal was turned up, or it looked
    ended = [len(world.public.turns.won) > len(one.public.turns.won) for world in worlds]
    if word in TURNS_UP_GOALS and any(ended) and _faces(one) != _faces(other):
        return True  # DUE-15: the goal with the last token was turned up, and all is dealt anew
    return _hand(worlds[0], seat) != _hand(worlds[1], seat)  # it draws the card that differs


def _faces(state: AnyState) -> bytes:
    return bytes(state.hidden.goals)


def _hand(state: AnyState, seat: int) -> bytes:
    return bytes(state.own[seat].hand.list())


def _goals_shown(state: AnyState, seat: int) -> tuple[bytes, bytes]:
    return bytes(state.public.goals.open), bytes(state.own[seat].seen)
