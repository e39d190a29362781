"""Many deals of a game, and what is asked of all of them alike."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import permutations
from math import sqrt
from typing import Any, TypeVar

from motherlode.core.chance import Chance, Fast, Secure
from motherlode.core.game import Game
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.core.state import State
from tests.fair.chi_square import ONE_IN_A_MILLION, assert_fair

AnyGame = Game[Any, Any, Any]
AnyTable = State[Any, Any, Any]
Case = tuple[str, int, int]
"""Generator, seats, round."""
Place = tuple[str, int]
"""Where a card can be: the name of a row, and which place of it."""
Trial = tuple[bool, float]
"""Whether something came true, and how likely it was to."""

D = TypeVar("D")


def generator(name: str, seed: int) -> Chance:
    """A generator by its name; another one for every seed."""
    if name == "fast":
        return Fast(seed)
    return Secure(hashlib.sha256(seed.to_bytes(8, "big")).digest())


def deal_often(game: AnyGame, case: Case, times: int, copied: Callable[[AnyTable], D]) -> list[D]:
    """Many deals of a round, each of a game of its own, the rounds before played at random."""
    name, seats, number = case
    setup = game.setup(f"{game.name}(seats={seats})")
    return [
        copied(play_to_round(game, game.begin(setup, generator(name, seed)), number, seed))
        for seed in range(times)
    ]


def play_to_round(game: AnyGame, state: AnyTable, number: int, seed: int) -> AnyTable:
    """Play at random until this round is dealt."""
    chance, moves = Fast(-seed - 1), Moves()
    while state.public.turns.round < number:
        play_randomly(game, state, chance, moves, 1)
    return state


def assert_cards_anywhere(
    deck: list[int], deals: Iterable[Mapping[Place, Iterable[int]]], odds: Mapping[Place, float]
) -> None:
    """Every kind of card is as likely in every place, as often as the place has cards."""
    seen: dict[int, Counter[Place]] = {card: Counter() for card in sorted(set(deck))}
    for deal in deals:
        for place, cards in deal.items():
            for card in cards:
                seen[card][place] += 1
    for card, places in seen.items():
        spread = (len(deck) - deck.count(card)) / (len(deck) - 1)
        assert_fair(places, odds, spread=spread)


def assert_neighbours_unrelated(
    deck: list[int], pairs: Iterable[tuple[int, int]], kind: Callable[[int], Any]
) -> None:
    """Two cards side by side: each pair of kinds as likely as there are such pairs in the deck."""
    seen = Counter((kind(one), kind(other)) for one, other in pairs)
    odds: Counter[tuple[Any, Any]] = Counter()
    for one, other in permutations(map(kind, deck), 2):
        odds[one, other] += 1
    assert_fair(seen, {pair: float(ways) for pair, ways in odds.items()})


def assert_as_likely_as_said(trials: Iterable[Trial]) -> None:
    """The sum of many single tries, each with its own odds, is nearly normal."""
    found, expected, variance = 0, 0.0, 0.0
    for came_true, odds in trials:
        found += came_true
        expected += odds
        variance += odds * (1 - odds)
    assert variance > 0
    assert abs(found - expected) < ONE_IN_A_MILLION * sqrt(variance)
