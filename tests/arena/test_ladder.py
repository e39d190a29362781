"""Do the levels stand in order? And does the page say so only when it is so?

False alarms. Each step plays until `DECIDED` deals were won by one side; the stronger must have
won more than half of them. If it truly wins a decided deal with probability p, the exact chance
that it does not is P(Binomial(DECIDED, p) <= DECIDED / 2). With `LEAST_RATE` for p, which is less
than was measured for every step asserted here, that is below 1e-5 a step, and below 1 in 10,000
for the ten steps together.
"""

import pytest

from motherlode.arena.bouts import Bout, make_bout
from motherlode.arena.contest import play_bout
from motherlode.arena.intervals import chance_of_at_most
from motherlode.arena.ladder import CASTS, TABLES, ladder_bouts, verdict
from motherlode.arena.ladder_page import Page
from motherlode.arena.plan import read_setup_of
from motherlode.arena.standings import TIED, of_deal
from motherlode.bots.registry import NOVICE, RANDOM, REGULAR

DECIDED = 120
LEAST_RATE = 0.7
"""Below how often the stronger wins a decided deal, in every step that is asserted."""
STEPS = [(RANDOM, NOVICE), (NOVICE, REGULAR)]
SETUPS = [
    "saboteur(seats=3)",
    "saboteur2(seats=4)",
    "duel()",
    "goldmine(seats=2)",
    "corporation(seats=2)",
]


def test_false_alarms_are_rarer_than_one_in_ten_thousand() -> None:
    alarm = chance_of_at_most(DECIDED // 2, DECIDED, LEAST_RATE)
    assert alarm * len(SETUPS) * len(STEPS) < 1e-4


@pytest.mark.long
@pytest.mark.parametrize("text", SETUPS)
@pytest.mark.parametrize("step", STEPS)
def test_a_level_is_stronger_than_the_one_below(text: str, step: tuple[str, str]) -> None:
    bout = make_bout(read_setup_of(text, []), bots=step, deals=20 * DECIDED, seed=2027)
    won = dict.fromkeys((*step, TIED), 0)
    for deal in bout.numbers:
        won[of_deal(bout.facts(deal))[1]] += 1
        if won[step[0]] + won[step[1]] == DECIDED:
            break
    assert won[step[0]] + won[step[1]] == DECIDED
    assert won[step[1]] > DECIDED // 2, won


def test_the_ladder_has_every_step_and_two_controls_a_game() -> None:
    bouts = [bout for bout in ladder_bouts(deals=2, seed=1) if bout.cast is None]
    assert len(bouts) == 2 * (8 + 11 + 1 + 5 + 5) + 2 * 5


def test_the_ladder_has_each_role_of_base_saboteur_on_the_same_deals() -> None:
    bouts = [bout for bout in ladder_bouts(deals=200, seed=1) if bout.cast is not None]
    assert len(bouts) == len(TABLES) * len(CASTS)
    assert {(bout.deals, bout.seed) for bout in bouts} == {(2000, 1)}


def test_the_page_names_its_command_and_says_who_is_stronger() -> None:
    bouts = [bout for bout in ladder_bouts(deals=10, seed=1) if bout.setup.game == "duel"]
    tested = [play_bout(bout) for bout in bouts]
    page = Page(tested, [], {}).text("tools/motherlode ladder --deals 10")
    assert "```sh\ntools/motherlode ladder --deals 10\n```" in page
    assert "10 deals a row, seed 1, version" in page
    rows = {tuple(one.bout.bots): verdict(one) for one in tested}
    assert rows[RANDOM, NOVICE] == "stronger"
    assert rows[RANDOM, REGULAR] == "sanity: stronger"
    assert rows[REGULAR, REGULAR] == "mirror: equal"
    assert "| 2 | random : novice | 10 |" in page


def test_a_second_run_stands_beside_the_first_and_the_page_says_whether_they_agree() -> None:
    first, again, crooked = (
        [play_bout(bout) for bout in duels(seed, pairs)]
        for seed, pairs in ((1, (RANDOM, NOVICE)), (2, (RANDOM, NOVICE)), (2, (NOVICE, RANDOM)))
    )
    page = Page(first, again, {}).text("tools/motherlode ladder")
    assert "with seed 2, is in the last column.\nThe runs agree:" in page
    assert "| verdict | seed 2, % |" in page
    assert "The runs DISAGREE:" in Page(first, crooked, {}).text("tools/motherlode ladder")


def duels(seed: int, pair: tuple[str, str]) -> list[Bout]:
    """A ladder of one row."""
    return [make_bout(read_setup_of("duel()", []), bots=pair, deals=20, seed=seed)]


def test_rounds_by_role_are_rows_of_their_own() -> None:
    bouts = [bout for bout in ladder_bouts(deals=2, seed=1) if bout.cast is not None][:2]
    page = Page([play_bout(bout) for bout in bouts], [], {}).text("tools/motherlode ladder")
    assert "| 4 | regular : 1 random | 20 |" in page
