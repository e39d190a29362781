"""The slow referee of Gold Mine, tried on drawn mines: the action, challenges and teams.

The pictures are those of `test_slow_mine`; every chamber in them has a nugget.
"""

import pytest

from tests.counts.slow_goldmine import SlowGold
from tests.counts.slow_maze import Cell
from tests.counts.test_slow_goldmine import game, played

ATTACKER_WINS = (3, 3, 6, 1)
VICTIM_WINS = (1, 2, 3, 4)


def acting(begun: SlowGold) -> SlowGold:
    """The same game, seat 0 about to act."""
    begun.asked = (0, "act")
    return begun


# Collecting: GLD-6, GLD-13.


def test_the_nugget_under_the_miner_is_collected() -> None:
    begun = game("@$", "1,0", dice=(4,))
    played(begun, "roll", "stay")

    assert begun.legal() == ["bats 1", "collect", "nothing"]

    begun.play("collect")

    assert begun.nuggets == [1, 0]
    assert begun.gold == set()
    assert begun.asked == (1, "move")


def test_an_empty_chamber_is_not_filled_again() -> None:
    begun = acting(game("@$", "1,0", "1,0", dice=(1,), tokens=0))
    played(begun, "collect", "roll", "stay")

    assert begun.asked == (0, "move")
    assert begun.gold == set()


@pytest.mark.parametrize("move", ["nothing", "collect", "bats 1"])
def test_the_action_ends_the_turn(move: str) -> None:
    begun = acting(game("@$", "1,0", dice=VICTIM_WINS))
    begun.play(move)

    assert begun.asked == (1, "move")
    assert begun.turns == [1, 0]


def test_an_option_allows_to_collect_and_then_to_use_one_token() -> None:
    begun = acting(game("@$", "1,0", dice=VICTIM_WINS, collect_and_challenge=True))
    begun.play("collect")

    assert begun.asked == (0, "act")
    assert begun.legal() == ["bats 1", "nothing"]

    begun.play("bats 1")

    assert begun.asked == (1, "move")


def test_whoever_has_no_token_left_is_not_asked_after_collecting() -> None:
    begun = acting(game("@$", "1,0", tokens=0, collect_and_challenge=True))

    assert begun.legal() == ["collect", "nothing"]

    begun.play("collect")

    assert begun.asked == (1, "move")


# Throws: GLD-30.


@pytest.mark.parametrize(
    ("dice", "won"),
    [
        ((4, 3, 6, 6), True),
        ((1, 2, 5, 6), False),
        ((2, 5, 1, 1, 3, 2), True),
        ((2, 5, 1, 1, 3, 4), False),
        ((5, 2, 1, 2, 4, 4), True),
    ],
)
def test_two_throws_win_and_a_tie_counts_for_the_attacker(dice: tuple[int, ...], won: bool) -> None:
    left = iter((*dice, 6, 6))
    begun = acting(game("@─", dice=left))
    begun.play("bats 1")

    assert begun.asked == ((0, "carry") if won else (1, "move"))
    assert len(list(left)) == (1 if won else 2)  # the winner of bats has rolled for the walk
    assert begun.bat_challenges == [2, 3]
    assert begun.gold_challenges == [3, 3]


# Gold challenges: GLD-31, GLD-32.


def test_a_victim_is_on_the_same_tile_and_has_a_nugget() -> None:
    begun = acting(game("@#", "1,0 EW", "1,0 NS", "1,0 EW", "0,0", seats=4))
    begun.nuggets = [1, 1, 0, 1]

    assert [move for move in begun.legal() if move.startswith("rob")] == ["rob 1"]

    begun.gold_challenges[0] = 0

    assert begun.legal() == ["bats 1", "bats 2", "bats 3", "nothing"]


def robbed(picture: str, place: str, gold: set[Cell], fell: set[Cell]) -> SlowGold:
    begun = acting(game(picture, place, place, "2,0", seats=3, dice=ATTACKER_WINS))
    begun.nuggets = [0, 3, 0]
    begun.gold = gold
    begun.collapsed = fell
    begun.play("rob 1")
    return begun


def test_the_attacker_chooses_the_empty_chamber_where_the_nugget_goes() -> None:
    begun = robbed("gg@ggg", "1,0", gold={(-1, 0)}, fell={(3, 0)})

    assert begun.nuggets == [0, 2, 0]
    assert begun.gold_challenges == [2, 3, 3]
    assert begun.asked == (0, "hide")
    assert begun.legal() == ["hide -2,0", "hide 2,0"]  # seat 2 on 2,0 does not matter

    begun.play("hide 2,0")

    assert begun.gold == {(-1, 0), (2, 0)}
    assert begun.asked == (1, "move")


def test_to_the_only_empty_chamber_it_goes_unasked() -> None:
    begun = robbed("g@ggg", "1,0", gold={(-1, 0)}, fell={(3, 0)})

    assert begun.gold == {(-1, 0), (2, 0)}
    assert (begun.waiting, begun.asked) == (0, (1, "move"))


def test_without_an_empty_chamber_it_waits_beside_the_board() -> None:
    begun = robbed("g@gg", "1,0", gold={(-1, 0), (2, 0)}, fell=set())

    assert begun.gold == {(-1, 0), (2, 0)}
    assert (begun.waiting, begun.nuggets) == (1, [0, 2, 0])
    assert begun.asked == (1, "move")


def test_a_victim_who_wins_may_walk_up_to_a_die_and_the_turn_goes_on_from_the_attacker() -> None:
    begun = acting(game("@─m─", seats=3, dice=(*VICTIM_WINS, 5)))
    begun.nuggets = [0, 0, 7]
    begun.play("rob 2")

    assert (begun.asked, begun.steps) == ((2, "flee"), 5)
    assert begun.legal() == ["stay", "walk 1,0", "walk 2,0"]

    begun.play("walk 2,0")

    assert begun.cell(2) == (2, 0)
    assert (begun.asked, begun.steps) == ((1, "move"), 0)
    assert begun.turns == [1, 0, 0]
    assert begun.nuggets == [0, 0, 7]


def test_nobody_is_asked_to_flee_who_cannot() -> None:
    left = iter((*VICTIM_WINS, 5, 2))
    begun = acting(game("@", dice=left))
    begun.nuggets = [0, 1]
    begun.play("rob 1")

    assert begun.asked == (1, "move")
    assert list(left) == [2]


# Bats: GLD-33.


def test_the_attacker_carries_the_victim_from_anywhere() -> None:
    begun = acting(game("@─m─$", "0,0", "4,0", dice=(*ATTACKER_WINS, 3)))
    begun.play("bats 1")

    assert (begun.asked, begun.steps) == ((0, "carry"), 3)
    assert begun.legal() == ["carry 2,0", "carry 3,0", "stay"]  # mud stops on 2,0

    begun.play("carry 2,0")

    assert begun.cell(1) == (2, 0)
    assert begun.cell(0) == (0, 0)
    assert begun.asked == (1, "move")


def test_a_carried_miner_neither_collects_nor_wins() -> None:
    begun = acting(game("$@", "0,0", "-1,0", dice=(*ATTACKER_WINS, 1, 4)))
    begun.nuggets = [0, 10]
    played(begun, "bats 1", "carry 0,0")

    assert begun.winners == []
    assert begun.nuggets == [0, 10]

    played(begun, "roll", "stay")

    assert begun.winners == [1]


def test_the_attacker_may_leave_the_victim_alone() -> None:
    begun = acting(game("@─", "0,0", "1,0", dice=(*ATTACKER_WINS, 1)))
    played(begun, "bats 1", "stay")

    assert begun.cell(1) == (1, 0)


def test_bats_that_cannot_carry_anybody_ask_nothing() -> None:
    begun = acting(game("@.g", "0,0", "2,0", dice=(*ATTACKER_WINS, 1)))
    begun.play("bats 1")

    assert begun.asked == (1, "move")


# Teams: GLD-42.


def test_teams_are_for_four_or_six() -> None:
    with pytest.raises(ValueError, match="4 or 6"):
        game(seats=5, teams=True)


@pytest.mark.parametrize(
    ("seats", "nuggets", "winners"),
    [
        (4, [12, 0, 0, 0], [0, 2]),
        (4, [5, 0, 7, 0], [0, 2]),
        (4, [5, 7, 6, 7], []),
        (6, [3, 0, 0, 5, 0, 0], [0, 3]),
        (6, [3, 8, 8, 4, 8, 8], []),
    ],
)
def test_a_team_wins_together_in_a_turn_of_its_own(
    seats: int, nuggets: list[int], winners: list[int]
) -> None:
    begun = game("@", seats=seats, dice=(1,), teams=True)
    begun.nuggets = nuggets
    begun.play("roll")

    assert begun.winners == winners


@pytest.mark.parametrize(("partner", "winners"), [("0,0", [0, 2]), ("1,0", [])])
def test_all_members_of_a_team_stand_on_the_entrance(partner: str, winners: list[int]) -> None:
    begun = game("@─", "0,0", "0,0", partner, seats=4, dice=(1,), teams=True)
    begun.nuggets = [12, 0, 0, 0]
    played(begun, "roll", "stay")

    assert begun.winners == winners


def test_bats_may_chase_a_partner() -> None:
    begun = acting(game("@", seats=4, teams=True))

    assert begun.legal() == ["bats 1", "bats 2", "bats 3", "nothing"]


@pytest.mark.parametrize(
    ("nuggets", "winners"), [([3, 4, 3, 1], [0, 2]), ([3, 4, 2, 1], [0, 1, 2, 3])]
)
def test_the_richest_team_wins_at_the_turn_limit(nuggets: list[int], winners: list[int]) -> None:
    begun = game("@", seats=4, dice=(1,) * 4, tokens=0, teams=True, turn_limit=1)
    begun.nuggets = nuggets
    played(begun, *["roll"] * 4)

    assert begun.winners == winners
