"""Is what Dwarf Corporation leaves to chance left to it evenly: boards, deck, who begins?"""

from collections import Counter
from functools import cache

import pytest

from motherlode.core.chance import Fast
from motherlode.games.corporation.data import EDGE, OUTER, SIGNS, TURNS, box, turns_of
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from motherlode.games.corporation.game import Table
from tests.fair.chi_square import assert_fair
from tests.fair.dealing import generator

DEALS = 2500
GENERATORS = ["fast", "secure"]
PLACES = [(column, row) for row in range(3) for column in range(3) if (column, row) != (1, 1)]
CARDS = [int(count) for count in GAME.rules(GAME.setup("corporation")).cards]

Lying = tuple[int, int]
"""Which board, and in which of its orientations."""


@cache
def known() -> dict[str, Lying]:
    """Every board in every orientation, by what lies on it."""
    return {
        "".join(lines): (number, turn)
        for number, board in enumerate(box().boards)
        for turn, lines in enumerate(turns_of(board))
    }


@cache
def deals(name: str) -> list[Table]:
    """Many games just dealt."""
    setup = GAME.setup("corporation(seats=3)")
    return [GAME.begin(setup, generator(name, seed)) for seed in range(DEALS)]


def lying_at(state: Table, column: int, row: int) -> Lying:
    """The board that lies at a place of the field."""
    signs = {content: sign for sign, content in SIGNS.items()}
    grid, content = state.public.rules.grid, state.public.field.content
    cells = [
        signs[int(content[grid.cell(column * EDGE + x, row * EDGE + y)])]
        for y in range(EDGE)
        for x in range(EDGE)
    ]
    return known()["".join(cells)]


def test_no_two_boards_are_alike_however_they_are_turned() -> None:
    assert len(known()) == OUTER * TURNS


@pytest.mark.parametrize("name", GENERATORS)
def test_everyone_is_as_likely_to_begin(name: str) -> None:
    seen = Counter(int(state.public.course.starter) for state in deals(name))

    assert_fair(seen, dict.fromkeys(range(3), 1.0))


@pytest.mark.parametrize("name", GENERATORS)
@pytest.mark.parametrize("place", PLACES)
def test_every_board_lies_as_often_in_every_place_and_orientation(
    name: str, place: tuple[int, int]
) -> None:
    seen = Counter(lying_at(state, *place) for state in deals(name))

    assert_fair(seen, dict.fromkeys(known().values(), 1.0))


def test_every_board_lies_somewhere() -> None:
    for state in deals("fast")[:300]:
        assert {lying_at(state, *place)[0] for place in PLACES} == set(range(OUTER))


def test_how_two_boards_are_turned_does_not_hang_together() -> None:
    seen = Counter((lying_at(state, 0, 0)[1], lying_at(state, 2, 2)[1]) for state in deals("fast"))

    assert_fair(seen, {(one, two): 1.0 for one in range(TURNS) for two in range(TURNS)})


@pytest.mark.parametrize("name", GENERATORS)
@pytest.mark.parametrize("at", [0, 5, 12])
def test_every_card_is_as_likely_in_every_place_of_the_deck(name: str, at: int) -> None:
    seen = Counter(int(state.hidden.deck.cards[at]) for state in deals(name))

    assert_fair(seen, {card: float(count) for card, count in enumerate(CARDS)})


def test_seat_0_begins_where_that_is_chosen() -> None:
    setup = GAME.setup("corporation(seats=4, first_player=seat0)")

    assert {GAME.begin(setup, Fast(seed)).public.course.starter for seed in range(40)} == {0}
