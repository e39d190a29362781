"""Are habits what regular players do?"""

from collections import Counter

import pytest

from motherlode.bots.saboteur.deeds import DEEDS, HELPED, LOOKED_ON, SITUATIONS, STRUCK
from motherlode.bots.saboteur.habits import HABITS, LONE, choice
from motherlode.games.saboteur.cards import DIGGER, SABOTEUR
from tests.unit.bots.habits import assert_counted
from tests.unit.bots.saboteur.noting import Habit, count_deeds


@pytest.mark.parametrize("whose", [DIGGER, SABOTEUR, LONE])
@pytest.mark.parametrize("situation", range(SITUATIONS))
def test_a_dwarf_does_something_in_every_situation(whose: int, situation: int) -> None:
    first = (whose * SITUATIONS + situation) * DEEDS
    known = sum(HABITS[first : first + DEEDS]) - HABITS[first + LOOKED_ON]
    assert known == pytest.approx(1.0, abs=0.01)


def test_habits_are_what_regular_players_do() -> None:
    tables = (3, range(300, 500)), (4, range(300, 500)), (8, range(400, 500))
    counts = sum((count_deeds(seats, seeds) for seats, seeds in tables), Counter[Habit]())
    habits = list(HABITS)
    for situation in range(SITUATIONS):  # That is not counted: people look on to seem harmless.
        for whose in (SABOTEUR, LONE):
            habits[(whose * SITUATIONS + situation) * DEEDS + LOOKED_ON] = 0.0
    assert assert_counted(counts, habits, SITUATIONS, DEEDS) >= 10


@pytest.mark.parametrize("guilty", [False, True])
def test_whoever_strikes_is_likelier_on_the_other_side_and_whoever_helps_on_the_same(
    guilty: bool,
) -> None:
    assert choice(STRUCK, guilty=guilty, other=guilty) < choice(
        STRUCK, guilty=guilty, other=not guilty
    )
    assert choice(HELPED, guilty=guilty, other=guilty) > choice(
        HELPED, guilty=guilty, other=not guilty
    )
