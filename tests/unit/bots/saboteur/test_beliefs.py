"""Are beliefs what Bayes says, and is what is said with 70 % true in about 70 %?"""

from math import comb

import pytest

from motherlode.bots.saboteur.beliefs import Beliefs, beliefs
from motherlode.bots.saboteur.worlds import Worlds
from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.games.saboteur.cards import DIGGER, SABOTEUR
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from motherlode.games.saboteur.position import arrange
from motherlode.kit.goals import GOALS, GOLD, UNSEEN
from motherlode.kit.news import BROKE, LOOKED, MENDED, PASSED
from tests.unit.bots.calibration import assert_calibrated
from tests.unit.bots.saboteur.noting import play_rounds


def fresh(seats: int, seed: int = 1) -> tuple[Table, Log]:
    """A round that has just been dealt."""
    log = Log()
    return GAME.begin(GAME.setup(f"saboteur(seats={seats}, rounds=1)"), Fast(seed), log), log


@pytest.mark.parametrize("seats", range(3, 11))
def test_before_anything_happened_roles_are_as_likely_as_cards_are_dealt(seats: int) -> None:
    state, log = fresh(seats)
    rules = state.public.rules
    for own in state.own:
        roles, goals = beliefs(state.view(own.seat), log.heard(own.seat))
        left = rules.saboteurs - (own.role == SABOTEUR)
        for seat in range(seats):
            expected = left / seats if seat != own.seat else float(own.role == SABOTEUR)
            assert roles[seat] == pytest.approx(expected)
        assert goals == pytest.approx([1 / GOALS] * GOALS)


def test_ten_players_make_at_most_990_worlds() -> None:
    state, _ = fresh(10)
    assert len(Worlds(state.public.rules).weights) == (comb(10, 4) + comb(10, 3)) * GOALS == 990


def test_a_stone_that_the_seat_saw_leaves_two_goals() -> None:
    state, log = fresh(5)
    stone = next(goal for goal in range(GOALS) if state.hidden.goals[goal] != GOLD)
    state.own[0].seen[stone] = state.hidden.goals[stone]
    goals = beliefs(state.view(0), log.heard(0))[1]
    assert goals == pytest.approx([0.0 if goal == stone else 0.5 for goal in range(GOALS)])


def test_gold_that_the_seat_saw_is_certain() -> None:
    state, log = fresh(5)
    faces = list(state.hidden.goals)
    assert state.own[0].seen[0] == UNSEEN
    state.own[0].seen[faces.index(GOLD)] = GOLD
    assert beliefs(state.view(0), log.heard(0))[1] == pytest.approx(
        [float(f == GOLD) for f in faces]
    )


def apart(state: Table, log: Log, one: int, other: int) -> float:
    """How likely seat 0 thinks that two seats are on different sides."""
    believer = Beliefs(0)
    for event in log.heard(0):
        believer.hear(event)
    believer.look_at(state.view(0))
    worlds = believer.worlds
    assert worlds is not None
    return sum(
        believer.shares[i]
        for i in range(len(believer.shares))
        if (worlds.sets[i // GOALS] >> one & 1) != (worlds.sets[i // GOALS] >> other & 1)
    )


def test_who_mends_a_tool_and_whose_it_is_are_likelier_on_one_side() -> None:
    state, log = fresh(6, seed=next(s for s in range(99) if fresh(6, s)[0].own[0].role == DIGGER))
    log.events.append(Event(BROKE, EVERYONE, 1, 0, 2, 0))
    log.events.append(Event(BROKE, EVERYONE, 1, 0, 4, 0))
    before = apart(state, log, 3, 2)
    log.events.append(Event(MENDED, EVERYONE, 3, 0, 2, 3))
    assert apart(state, log, 3, 2) < before / 2


def test_who_breaks_a_tool_and_whose_it_is_are_likelier_on_different_sides() -> None:
    state, log = fresh(6, seed=next(s for s in range(99) if fresh(6, s)[0].own[0].role == DIGGER))
    log.events.append(Event(PASSED, EVERYONE, 1, 0, 0, 0))  # on a first turn only diggers strike
    before = apart(state, log, 1, 2)
    log.events.append(Event(BROKE, EVERYONE, 1, 0, 2, 0))
    after = apart(state, log, 1, 2)
    assert after / (1 - after) > 2 * before / (1 - before)


def test_who_discards_on_the_first_turn_is_suspected_and_who_discards_later_is_not() -> None:
    state, log = fresh(6, seed=next(s for s in range(99) if fresh(6, s)[0].own[0].role == DIGGER))
    said = [beliefs(state.view(0), log.heard(0))[0][1]]
    for _ in range(2):
        log.events.append(Event(PASSED, EVERYONE, 1, 0, 0, 0))
        said.append(beliefs(state.view(0), log.heard(0))[0][1])
    before, first, second = said
    assert first > before + 0.2
    assert second < first


def test_a_digger_who_looks_again_has_seen_no_gold_before() -> None:
    # To the only saboteur of three everyone else is a digger.
    seed = next(s for s in range(99) if fresh(3, s)[0].own[0].role == SABOTEUR)
    state, log = fresh(3, seed)
    log.events.append(Event(LOOKED, EVERYONE, 2, 1, 0, 0))
    assert beliefs(state.view(0), log.heard(0))[1] == pytest.approx([1 / GOALS] * GOALS)
    log.events.append(Event(LOOKED, EVERYONE, 2, 2, 0, 0))
    again = beliefs(state.view(0), log.heard(0))[1]
    assert again[1] < again[0] / 5
    assert again[0] == pytest.approx(again[2])


def test_a_position_without_history_gives_the_deal_s_odds() -> None:
    state = arrange(fresh(5)[0].public.rules, {"turn": 0, "roles": {0: "digger"}})
    roles = beliefs(state.view(0), [])[0]
    assert roles == pytest.approx([0.0, 0.4, 0.4, 0.4, 0.4])


def test_of_what_is_said_with_some_probability_about_so_much_is_true() -> None:
    of_roles, of_goals = play_rounds(5, range(7000, 7300))
    assert_calibrated(of_roles, tenths=9)
    assert_calibrated(of_goals, tenths=6)
