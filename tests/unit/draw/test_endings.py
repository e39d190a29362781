"""How a table is said to lie by what was told is how it lies."""

from typing import Any

import pytest

from motherlode.core.events import EVERYONE
from motherlode.draw.duel import board as duel
from motherlode.draw.saboteur import board as saboteur
from motherlode.draw.saboteur2 import board as saboteur2
from motherlode.kit.news import OPENED
from motherlode.tui.table import open_table
from tests.cli.running import chosen

BOARDS = {"saboteur": saboteur, "saboteur2": saboteur2, "duel": duel}
MOVES = 400


def lies(shown: Any) -> tuple[object, ...]:
    """What lies on a table, in any order."""
    more = [sorted(map(str, getattr(shown, name, []))) for name in ("keys", "tokens")]
    gold = [seat.nuggets for seat in shown.seats] if more[1] else []
    return (sorted(map(str, shown.maze)), shown.goals, *more, gold)


@pytest.mark.parametrize("name", BOARDS)
def test_what_was_told_lays_the_table_as_it_lies(name: str) -> None:
    table = open_table(chosen(5, "7", "none", name))
    table.news(EVERYONE)
    before: Any = table.view(EVERYONE)
    opened = 0
    for _ in range(MOVES):
        if table.asked() is None:
            break
        table.play(table.bot_move())
        told = table.news(EVERYONE)
        after: Any = table.view(EVERYONE)
        if after.round == before.round:
            laid = BOARDS[name].lay_last(table.public.rules.words, before, told)
            assert lies(laid) == lies(after)
            opened += any(event.kind == OPENED for event in told)
        before = after
    assert opened


@pytest.mark.parametrize("name", ["saboteur", "saboteur2"])
def test_at_the_end_of_a_round_everyone_has_the_gold_that_was_just_paid(name: str) -> None:
    paid = 0
    for seed in range(2):
        table = open_table(chosen(5, str(seed), "none", name))
        table.news(0)
        before: Any = table.view(0)
        while table.asked() is not None:
            table.play(table.bot_move())
            told = table.news(0)
            after: Any = table.view(0)
            if after.round != before.round:
                laid = BOARDS[name].lay_last(table.public.rules.words, before, told)
                assert purse(laid) == purse(after)
                paid += purse(before) != purse(after)
            before = after
    assert paid


def purse(shown: Any) -> tuple[object, ...]:
    """The own gold, and what all can see of the others'."""
    own = getattr(shown.self, "gold", None) or getattr(shown.self, "nuggets", 0)
    return (own, [getattr(seat, "gold_cards", 0) for seat in shown.seats])
