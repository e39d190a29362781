"""The questions that are asked of every game, asked of the toy: counts, fairness, imagination."""

from collections import Counter
from itertools import permutations

import pytest

from motherlode.core.chance import Fast
from motherlode.core.state import NOBODY
from tests.toy.nugget import ACCUSE, NUGGET, NUMBERS, STAY, SWAP, Table

CRITICAL = 55.0
"""Above this chi-square of 6 or 7 degrees of freedom occurs less than once in a hundred million."""


def begin(seats: int, seed: int) -> Table:
    return NUGGET.begin(NUGGET.setup(f"nugget(seats={seats})"), Fast(seed))


def count(state: Table, depth: int) -> int:
    """How many move sequences there are; one that ends the game earlier counts once."""
    moves = NUGGET.legal(state)
    if not moves or depth == 0:
        return 1
    total = 0
    for move in moves:
        after = NUGGET.copy(state)
        NUGGET.play(after, move)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_sequences_begin_as_the_rules_say(seats: int) -> None:
    for depth in range(2 * seats + 2):
        # Everyone has two choices, then as many as there are others; then it is over.
        choices, accusations = min(depth, seats), min(max(depth - seats, 0), seats)
        expected = 2**choices * (seats - 1) ** accusations

        assert count(begin(seats, seed=1), depth) == expected


def test_every_number_is_equally_likely_in_every_place() -> None:
    deals = 7000
    seats = 3
    found: Counter[tuple[int, int]] = Counter()
    thieves: Counter[int] = Counter()
    for seed in range(deals):
        state = begin(seats, seed)
        for own in state.own:
            found[own.seat, own.number] += 1
            thieves[own.seat] += own.thief
        found[NOBODY, state.hidden.middle] += 1
        thieves[NOBODY] += state.hidden.spare

    for place in [*range(seats), NOBODY]:
        even = deals / NUMBERS
        counts = [found[place, number] for number in range(1, NUMBERS + 1)]
        assert sum((n - even) ** 2 / even for n in counts) < CRITICAL
    even = deals / (seats + 1)
    assert sum((n - even) ** 2 / even for n in thieves.values()) < CRITICAL


@pytest.mark.parametrize(
    "moves", [[], [STAY], [SWAP], [SWAP, SWAP], [SWAP, STAY, SWAP, ACCUSE + 1]]
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_imagines_is_what_brute_force_finds(moves: list[int], seat: int) -> None:
    state = begin(3, seed=5)
    for move in moves:
        NUGGET.play(state, move)
    worlds = possible_worlds(state, seat)
    tries = 60 * len(worlds)

    imagined = Counter(
        world_of(NUGGET.imagine(state.public, state.own[seat], Fast(n))) for n in range(tries)
    )

    assert set(imagined) == worlds
    even = tries / len(worlds)
    spread = sum((imagined[world] - even) ** 2 / even for world in worlds)
    assert spread < len(worlds) + 6 * (2 * len(worlds)) ** 0.5


World = tuple[tuple[int, ...], tuple[int, ...]]


def world_of(state: Table) -> World:
    """Who holds which number (the middle last), and who is the thief (the spare role last)."""
    numbers = (*(own.number for own in state.own), state.hidden.middle)
    return numbers, (*(own.thief for own in state.own), state.hidden.spare)


def possible_worlds(state: Table, seat: int) -> set[World]:
    """All deals of which the seat has the same view, by trying every one of them."""
    own = state.own[seat]
    swappers = [int(who) for who in state.public.swapped]
    found = set()
    for numbers in permutations(range(1, NUMBERS + 1), len(state.own) + 1):
        if numbers[seat] != own.number:
            continue
        if seat in swappers:
            # What it left behind lies with whoever swapped next, or still in the middle.
            later = swappers[swappers.index(seat) + 1 :]
            if numbers[later[0] if later else NOBODY] != own.left:
                continue
        for thief in range(len(state.own) + 1):
            roles = tuple(int(place == thief) for place in range(len(state.own) + 1))
            if roles[seat] == own.thief:
                found.add((numbers, roles))
    return found
