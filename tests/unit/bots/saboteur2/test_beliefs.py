"""Are beliefs what Bayes says, and is what is said with 70 % true in about 70 %?"""

from itertools import permutations
from math import exp

import pytest
from mypy_extensions import u8

from motherlode.bots.saboteur2.beliefs import beliefs
from motherlode.bots.saboteur2.dealt import Stock
from motherlode.bots.saboteur2.evidence import ROLES, Evidence
from motherlode.bots.saboteur2.habits import is_against
from motherlode.bots.saboteur2.odds import Odds
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.state import NOBODY
from motherlode.games.saboteur2.cards import BLUE, GEOLOGIST, GREEN, SABOTEUR
from motherlode.games.saboteur2.events import INSPECTED, SWAPPED_ROLE, TRAPPED
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Table
from motherlode.kit.goals import ALL_GOALS, GOALS, GOLD
from motherlode.kit.news import DUG, PASSED, SHOWED
from tests.unit.bots.calibration import assert_calibrated
from tests.unit.bots.saboteur2.noting import play_rounds
from tests.unit.bots.saboteur2.positions import tile_of

DWARFS = [4, 4, 1, 1, 2, 3]
"""How many of each role there are (SB2-2)."""


def fresh(seats: int, seed: int = 1) -> tuple[Table, Log]:
    """A round that has just been dealt."""
    log = Log()
    return GAME.begin(GAME.setup(f"saboteur2(seats={seats}, rounds=1)"), Fast(seed), log), log


def fresh_as(role: int, seats: int) -> tuple[Table, Log]:
    """A round in which seat 0 has this role."""
    return next(deal for seed in range(99) if (deal := fresh(seats, seed))[0].own[0].role == role)


def roles_to(state: Table, log: Log, seat: int = 0) -> list[list[float]]:
    """What a seat thinks of all dwarfs."""
    return beliefs(state.view(seat), log.heard(seat))[0]


def dealt_odds(*known: int) -> list[float]:
    """How likely each role is of a dwarf, where these are known of others."""
    return [(DWARFS[r] - known.count(r)) / (sum(DWARFS) - len(known)) for r in range(ROLES)]


def certain(role: int) -> list[float]:
    """The odds of a dwarf that is known."""
    return [float(r == role) for r in range(ROLES)]


# What is known


@pytest.mark.parametrize("seats", range(2, 13))
def test_before_anything_happened_roles_are_as_likely_as_cards_are_dealt(seats: int) -> None:
    state, log = fresh(seats)
    for own in state.own:
        roles, goals = beliefs(state.view(own.seat), log.heard(own.seat))
        for seat in range(seats):
            expected = certain(own.role) if seat == own.seat else dealt_odds(own.role)
            assert roles[seat] == pytest.approx(expected)
        assert goals == pytest.approx([1 / GOALS] * GOALS)


def test_a_stone_that_the_seat_saw_leaves_two_goals() -> None:
    state, log = fresh(5)
    stone = next(goal for goal in range(GOALS) if state.hidden.goals[goal] != GOLD)
    state.own[0].seen[stone] = state.hidden.goals[stone]
    goals = beliefs(state.view(0), log.heard(0))[1]
    assert goals == pytest.approx([0.0 if goal == stone else 0.5 for goal in range(GOALS)])


def test_gold_that_the_seat_saw_is_certain() -> None:
    state, log = fresh(5)
    faces = list(state.hidden.goals)
    state.own[0].seen[faces.index(GOLD)] = GOLD
    goals = beliefs(state.view(0), log.heard(0))[1]
    assert goals == pytest.approx([float(face == GOLD) for face in faces])


def test_a_dwarf_that_was_inspected_is_certain_and_counts_for_the_others() -> None:
    state, log = fresh(4)
    role, seen = state.own[0].role, state.own[2].role
    GAME.play(*_card(state, 0, "inspect 2"), log)
    roles = roles_to(state, log)
    assert roles[2] == pytest.approx(certain(seen))
    assert roles[1] == pytest.approx(dealt_odds(role, seen))


def test_a_dwarf_of_ones_own_that_was_discarded_is_known_to_be_out() -> None:
    state, log = fresh(4)
    old = state.own[0].role
    GAME.play(*_card(state, 0, "swap_roles 0"), log)
    roles = roles_to(state, log)
    assert roles[0] == pytest.approx(certain(state.own[0].role))
    assert roles[1] == pytest.approx(dealt_odds(old, state.own[0].role))


def test_dwarfs_that_were_shown_are_certain() -> None:
    state, log = fresh(3)
    for own in state.own:
        state.public.shown[own.seat] = u8(own.role)
        log.tell(SHOWED, own.seat, own.role)
    assert roles_to(state, log) == [pytest.approx(certain(own.role)) for own in state.own]


def test_a_position_without_history_gives_the_deal_s_odds() -> None:
    setup = GAME.setup("saboteur2(seats=5, rounds=1)")
    state = GAME.arrange(setup, {"turn": 0, "roles": {0: "green"}})
    roles = beliefs(state.view(0), [])[0]
    assert roles == [certain(GREEN)] + [pytest.approx(dealt_odds(GREEN))] * 4


def _card(state: Table, seat: int, move: str) -> tuple[Table, int]:
    """A state in which a seat has the card for a move, and the move."""
    own = state.own[seat]
    card = state.public.rules.words.card_names.index(move.split()[0])
    state.public.turns.asked = seat
    own.hand.remove(int(own.hand.items[0]))
    own.hand.insert(card)
    return state, GAME.read(state.public, own, move)


# What deeds say


def by_brute_force(evidence: Evidence, dwarfs: list[int]) -> tuple[list[float], list[float]]:
    """The odds of every dwarf and role, and of every goal, by every way to deal single cards."""
    count = len(evidence.holder)
    roles = [0.0] * (count * ROLES)
    goals = [0.0] * GOALS
    for world in range(evidence.worlds()):
        for dealt in permutations(dwarfs, count):
            against = [is_against(dealt[dwarf]) for dwarf in evidence.inspected]
            if world // GOALS != sum(2**i for i, is_so in enumerate(against) if is_so):
                continue
            places = [evidence.at(world, dwarf, role) for dwarf, role in enumerate(dealt)]
            weight = exp(sum(evidence.logs[place] for place in places))
            goals[world % GOALS] += weight
            for dwarf, role in enumerate(dealt):
                roles[dwarf * ROLES + role] += weight
    return [share / sum(goals) for share in roles], [share / sum(goals) for share in goals]


@pytest.mark.parametrize("inspections", [0, 1, 2])
def test_odds_are_those_of_all_ways_to_deal_the_dwarfs(inspections: int) -> None:
    """Two seats, one of which has swapped; what is likely of each of three dwarfs is anything."""
    rules = fresh(2)[0].public.rules
    evidence = Evidence(rules, Stock(rules.dwarfs, ROLES))
    for seat in range(inspections):
        evidence.inspect(seat, 1 - seat)
    evidence.swap(1)
    chance = Fast(5)
    for at in range(len(evidence.logs)):
        evidence.logs[at] = -chance.below(4000) / 1000
    odds = Odds(evidence, evidence.nobody_knows(), ALL_GOALS, NOBODY)
    roles, goals = by_brute_force(evidence, [int(role) for role in rules.dwarfs])
    assert list(odds.roles) == pytest.approx(roles)
    assert list(odds.goals) == pytest.approx(goals)
    assert list(odds.roles_of(1)) == pytest.approx(roles[2 * ROLES :])


def test_whoever_lays_a_dead_end_is_likelier_a_saboteur() -> None:
    state, log = fresh_as(GREEN, 5)
    log.tell(DUG, 3, tile_of("dead_ew"), state.public.rules.ground.start_cell + 1)
    roles = roles_to(state, log)
    assert roles[3][SABOTEUR] > 2 * dealt_odds(GREEN)[SABOTEUR]
    assert roles[1][SABOTEUR] < dealt_odds(GREEN)[SABOTEUR]


@pytest.mark.parametrize(("door", "colour"), [("door_green_ew", GREEN), ("door_blue_ew", BLUE)])
def test_whoever_lays_a_door_is_likelier_of_its_colour(door: str, colour: int) -> None:
    state, log = fresh_as(SABOTEUR, 5)
    log.tell(DUG, 3, tile_of(door), state.public.rules.ground.start_cell + 1)
    roles = roles_to(state, log)
    assert roles[3][colour] > dealt_odds(SABOTEUR)[colour] + 0.2
    assert roles[3][BLUE if colour == GREEN else GREEN] < dealt_odds(SABOTEUR)[GREEN]


def test_whoever_discards_three_cards_is_likelier_a_geologist() -> None:
    state, log = fresh_as(GREEN, 5)
    log.tell(PASSED, 2, 3)
    assert roles_to(state, log)[2][GEOLOGIST] > 2 * dealt_odds(GREEN)[GEOLOGIST]


def test_a_strike_tells_by_whom_it_hits() -> None:
    state, log = fresh_as(GREEN, 6)
    log.tell(DUG, 3, tile_of("dead_ew"), state.public.rules.ground.start_cell + 1)
    other = Log()
    other.events = log.events[:]
    log.tell(TRAPPED, 1, 3)
    other.tell(TRAPPED, 1, 2)
    assert roles_to(state, log)[1][SABOTEUR] < roles_to(state, other)[1][SABOTEUR] / 2


def test_whom_an_inspector_strikes_is_likelier_on_the_other_side() -> None:
    state, log = fresh_as(GREEN, 6)
    dig_towards(state, log, seat=1)
    log.tell(INSPECTED, 1, 2)
    before = roles_to(state, log)[2][SABOTEUR]
    log.tell(TRAPPED, 1, 2)
    assert roles_to(state, log)[2][SABOTEUR] > 2 * before


def test_whom_others_strike_is_what_it_was() -> None:
    state, log = fresh_as(GREEN, 6)
    dig_towards(state, log, seat=1)
    before = roles_to(state, log)[2]
    log.tell(TRAPPED, 1, 2)
    assert roles_to(state, log)[2] == pytest.approx(before, abs=0.02)


def dig_towards(state: Table, log: Log, seat: int) -> None:
    """A seat has begun the tunnel."""
    log.tell(DUG, seat, tile_of("cross"), state.public.rules.ground.start_cell + 1)


def test_deeds_stay_with_the_dwarf_who_did_them_when_it_is_swapped() -> None:
    state, log = fresh_as(GREEN, 5)
    log.tell(DUG, 3, tile_of("dead_ew"), state.public.rules.ground.start_cell + 1)
    before = roles_to(state, log)
    log.tell(SWAPPED_ROLE, 0, 3)
    roles = roles_to(state, log)
    assert roles[3][SABOTEUR] < dealt_odds(GREEN)[SABOTEUR]  # one of three is likely out
    assert roles[3] == pytest.approx(before[1])
    assert roles[1] == pytest.approx(before[1])


def test_ones_own_deeds_tell_oneself_nothing() -> None:
    state, log = fresh_as(GREEN, 5)
    before = beliefs(state.view(0), log.heard(0))
    log.tell(DUG, 0, tile_of("dead_ew"), state.public.rules.ground.start_cell + 1)
    assert beliefs(state.view(0), log.heard(0)) == before


@pytest.mark.parametrize(("seats", "rounds", "tenths"), [(3, 160, 5), (6, 60, 3), (12, 40, 2)])
def test_of_what_is_said_with_some_probability_about_so_much_is_true(
    seats: int, rounds: int, tenths: int
) -> None:
    """Many players look at few goals: the gold is found before they know much of it."""
    of_roles, of_goals = play_rounds(seats, range(40_000, 40_000 + rounds))
    assert_calibrated(of_roles, tenths=9)
    assert_calibrated(of_goals, tenths=tenths)
