"""Twin deals of Saboteur and of the toy."""

from collections.abc import Iterable

import pytest

from motherlode.core.conformance import Guide
from motherlode.core.twins import Rig, compare_twins
from tests.guides import BotGuide
from tests.mixtures import DOZEN, mixtures
from tests.secrecy.saboteur_secrets import (
    DECK,
    DWARFS,
    GOALS,
    GOLD,
    SABOTEUR,
    AnyState,
    exposes,
    fresh_chance,
    pick_rig,
)
from tests.toy.nugget import NUGGET, SWAP

HANDS = {3: 6, 5: 6, 7: 5, 10: 4}
NAMES = {DWARFS: "dwarfs", GOALS: "goals", DECK: "deck", GOLD: "gold"}


def compare_many(edition: str, seats: int, what: int, deals: int, *, later: int) -> int:
    """Compare twins of many deals of an edition; says how many moves were compared in all."""
    return compare_twins_of(
        f"saboteur(edition={edition}, seats={seats})", what, range(deals), later=later
    )


def compare_twins_of(text: str, what: int, seeds: Iterable[int], *, later: int) -> int:
    """Compare twins of one set-up; says how many moves were compared in all."""
    setup = SABOTEUR.setup(text)
    seats = setup.seats
    steps = 0
    for seed in seeds:
        chance = fresh_chance(seed)
        seat = chance.below(seats)
        rig = pick_rig(what, seed % (later + 1), seats, HANDS[seats], seat, chance)
        guide = BotGuide("saboteur", seed) if seed % 2 else Guide()
        steps += compare_twins(SABOTEUR, setup, seed, seat, rig, exposes, guide)
    return steps


@pytest.mark.parametrize("what", NAMES, ids=NAMES.get)
@pytest.mark.parametrize("seats", HANDS)
def test_a_seat_cannot_tell_twin_deals_of_saboteur_apart(seats: int, what: int) -> None:
    steps = compare_many("ru-strict", seats, what, deals=6, later=0)

    assert steps > 50


@pytest.mark.parametrize("edition", ["ua", "ru"])
@pytest.mark.parametrize("what", NAMES, ids=NAMES.get)
def test_nor_in_other_editions(edition: str, what: int) -> None:
    steps = compare_many(edition, 5, what, deals=6, later=0)

    assert steps > 50


@pytest.mark.parametrize("what", NAMES, ids=NAMES.get)
def test_nor_when_the_difference_is_dealt_in_a_later_round(what: int) -> None:
    steps = compare_many("ru-strict", 5, what, deals=9, later=2)

    assert steps > 500


@pytest.mark.long
@pytest.mark.parametrize("edition", ["ru-strict", "ua", "ru"])
@pytest.mark.parametrize("what", NAMES, ids=NAMES.get)
@pytest.mark.parametrize("seats", HANDS)
def test_nor_in_many_deals(edition: str, seats: int, what: int) -> None:
    steps = compare_many(edition, seats, what, deals=24, later=2)

    assert steps > 1000


@pytest.mark.parametrize("what", NAMES, ids=NAMES.get)
@pytest.mark.parametrize("number", range(DOZEN))
def test_nor_with_a_mixture_of_options(number: int, what: int) -> None:
    seats = list(HANDS)[number % len(HANDS)]

    steps = compare_twins_of(mixtures(SABOTEUR, seats)[number], what, range(3), later=0)

    assert steps > 10


@pytest.mark.long
@pytest.mark.parametrize("seats", HANDS)
@pytest.mark.parametrize("what", NAMES, ids=NAMES.get)
def test_nor_with_any_mixture_and_number_of_players(seats: int, what: int) -> None:
    steps = sum(
        compare_twins_of(text, what, range(300, 303), later=0) for text in mixtures(SABOTEUR, seats)
    )

    assert steps > 100


def toy_exposes(one: AnyState, _other: AnyState, seat: int, move: int) -> bool:
    """Whoever swaps sees what lay in the middle; nothing else is ever shown."""
    return bool(move == SWAP and one.public.asked == seat)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_seat_cannot_tell_twin_deals_of_the_toy_apart(seats: int) -> None:
    setup = NUGGET.setup(f"nugget(seats={seats})")
    steps = 0
    for seed in range(60):
        seat = seed % seats
        places = [place for place in range(seats + 1) if place != seat]
        rig = Rig(seed % 2, places[0], places[-1])
        steps += compare_twins(
            NUGGET,
            setup,
            seed,
            seat,
            rig,
            toy_exposes,
            Guide(),
        )

    assert steps > 60 * seats // 2
