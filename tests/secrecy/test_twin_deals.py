"""Twin deals of all games and of the toy."""

from collections.abc import Iterable
from typing import Any

import pytest

from motherlode.core.chance import Fast
from motherlode.core.conformance import Guide
from motherlode.core.twins import Rig, compare_twins
from tests.guides import BotGuide
from tests.mixtures import DOZEN, mixtures
from tests.secrecy import (
    corporation_secrets,
    duel_secrets,
    goldmine_secrets,
    saboteur2_secrets,
    saboteur_secrets,
)
from tests.secrecy.saboteur_secrets import AnyState
from tests.soak import many
from tests.toy.nugget import NUGGET, SWAP

SECRETS: dict[str, Any] = {
    "saboteur": saboteur_secrets,
    "saboteur2": saboteur2_secrets,
    "duel": duel_secrets,
    "goldmine": goldmine_secrets,
    "corporation": corporation_secrets,
}
"""By game: what is dealt in secret, and when the rules show it."""
TABLES = [(game, seats) for game, secrets in SECRETS.items() for seats in secrets.SEATS]
SHUFFLED = [(game, what) for game, secrets in SECRETS.items() for what in secrets.NAMES]
MANY = {"saboteur": 12, "saboteur2": 12, "duel": 30, "goldmine": 12, "corporation": 20}
"""Deals of each thing that is shuffled: duels are short."""
OTHER_EDITIONS = [
    (game, edition) for game, secrets in SECRETS.items() for edition in secrets.EDITIONS[1:]
]


def compare_many(setup: str, what: int, seeds: Iterable[int], *, later: int) -> int:
    """Compare twins of many deals of one set-up; says how many moves were compared in all.

    They differ in what the first round deals, or one of so many later ones.
    """
    name = setup.partition("(")[0]
    secrets = SECRETS[name]
    game = secrets.GAME
    table = game.setup(setup)
    steps = 0
    for seed in seeds:
        chance = Fast(seed * 31 + 5)
        seat = chance.below(table.seats)
        rig = secrets.pick_rig(what, seed % (later + 1), table.seats, seat, chance)
        guide = BotGuide(name, seed) if seed % 2 else Guide()
        steps += compare_twins(game, table, seed, seat, rig, secrets.exposes, guide)
    return steps


def compare_all(setup: str, seeds: Iterable[int], *, later: int) -> int:
    """Compare twins that differ in each thing that is shuffled."""
    names = SECRETS[setup.partition("(")[0]].NAMES
    return sum(compare_many(setup, what, seeds, later=later) for what in names)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_cannot_tell_twin_deals_apart(game: str, seats: int) -> None:
    steps = compare_all(f"{game}(seats={seats})", range(6), later=0)

    assert steps > 200


@pytest.mark.parametrize(("game", "edition"), OTHER_EDITIONS)
def test_nor_in_other_editions(game: str, edition: str) -> None:
    steps = compare_all(f"{game}(edition={edition}, seats=5)", range(6), later=0)

    assert steps > 200


@pytest.mark.parametrize(("game", "what"), SHUFFLED)
def test_nor_when_the_difference_is_dealt_in_a_later_round(game: str, what: int) -> None:
    seats = min(5, max(SECRETS[game].SEATS))

    steps = compare_many(f"{game}(seats={seats})", what, range(9), later=2)

    assert steps > 500


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nor_in_many_deals(game: str, seats: int) -> None:
    for edition in SECRETS[game].EDITIONS:
        setup = f"{game}(edition={edition}, seats={seats})"

        assert compare_all(setup, range(many(MANY[game])), later=2) > 2000


@pytest.mark.parametrize("number", range(DOZEN))
@pytest.mark.parametrize("game", SECRETS)
def test_nor_with_a_mixture_of_options(game: str, number: int) -> None:
    secrets = SECRETS[game]
    seats = secrets.SEATS[number % len(secrets.SEATS)]

    steps = compare_all(mixtures(secrets.GAME, seats)[number], range(3), later=0)

    assert steps > 40


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nor_with_any_mixture_and_number_of_players(game: str, seats: int) -> None:
    for setup in mixtures(SECRETS[game].GAME, seats):
        assert compare_all(setup, range(300, 303), later=0) > 10


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
