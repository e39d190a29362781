"""What a seat of Saboteur may not know, and when the rules show it: the test's own knowledge."""

from typing import Any

from motherlode.core.chance import Chance
from motherlode.core.state import NOBODY, State
from motherlode.core.twins import Rig
from motherlode.games.registry import find_game

GAME = find_game("saboteur")
AnyState = State[Any, Any, Any]

# A round shuffles these, in this order.
DWARFS, GOALS, DECK, GOLD = range(4)
SHUFFLES = 4
GOAL_CARDS = 3
DECK_CARDS = 67
GOLD_CARDS = 28
SABOTEURS_WON = 1
NAMES = {DWARFS: "dwarfs", GOALS: "goals", DECK: "deck", GOLD: "gold"}
HANDS = {3: 6, 5: 6, 7: 5, 10: 4}
SEATS = list(HANDS)
EDITIONS = ["ru-strict", "ua", "ru"]


def pick_rig(what: int, round_: int, seats: int, seat: int, chance: Chance) -> Rig:
    """Two places of one shuffle that the seat does not get to see at the deal."""
    if what == DWARFS:
        places = [place for place in range(seats + 1) if place != seat]
    elif what == GOALS:
        places = list(range(GOAL_CARDS))
    elif what == DECK:
        # Hands are dealt from the end of the row, seat after seat.
        hand = HANDS[seats]
        own = range(DECK_CARDS - (seat + 1) * hand, DECK_CARDS - seat * hand)
        places = [place for place in range(DECK_CARDS) if place not in own]
    else:
        # Later rounds have fewer cards in the pile: stay within what is always left.
        places = list(range(GOLD_CARDS - 10 * round_))
    one = places[chance.below(len(places))]
    other = places[chance.below(len(places))]
    return Rig(round_ * SHUFFLES + what, one, other)


def exposes(one: AnyState, other: AnyState, seat: int, move: int) -> bool:
    """Whether the rules let the seat see, by this move, something in which the worlds differ."""
    drawn = [state.hidden.pile for state in (one, other)]
    asked = one.public.turns.asked
    worlds = [GAME.copy(state) for state in (one, other)]
    for world in worlds:
        GAME.play(world, move)
    if _goals_shown(worlds[0], seat) != _goals_shown(worlds[1], seat):
        return True  # SAB-19, SAB-21: it looked, or a goal was turned up
    ended = [len(world.public.turns.won) > len(one.public.turns.won) for world in worlds]
    if ended[0] != ended[1]:
        return True  # SAB-24: who had to pass is not told, but that the round ends is
    if ended[0] and _dwarfs(one) != _dwarfs(other):
        return True  # SAB-25: all dwarfs are shown
    if ended[0] and worlds[0].public.turns.won[-1] == SABOTEURS_WON and _gold(one) != _gold(other):
        return True  # SAB-33: everyone sees how many gold cards make up a sum
    if _scores(worlds[0]) != _scores(worlds[1]):
        return True  # SAB-40: when the game is over all gold is counted
    if asked == seat and drawn[0].size and _top(drawn[0]) != _top(drawn[1]):
        return True  # SAB-9: it draws the card that differs
    return _gold_seen(worlds[0], seat) != _gold_seen(worlds[1], seat)  # SAB-31


def _top(pile: Any) -> int:
    return int(pile.cards[pile.size - 1])


def _dwarfs(state: AnyState) -> list[int]:
    return [own.role for own in state.own] + [state.hidden.spare]


def _gold(state: AnyState) -> bytes:
    return bytes(state.hidden.gold.list())


def _scores(state: AnyState) -> list[int]:
    over = GAME.turn(state.public)[0] == NOBODY
    return [own.nuggets() for own in state.own] if over else []


def _goals_shown(state: AnyState, seat: int) -> tuple[bytes, bytes]:
    return bytes(state.public.goals.open), bytes(state.own[seat].seen)


def _gold_seen(state: AnyState, seat: int) -> tuple[bytes, ...]:
    own = state.own[seat]
    return bytes(own.offer), bytes(own.offers), bytes(own.taken.cards), bytes(own.paid.cards)
