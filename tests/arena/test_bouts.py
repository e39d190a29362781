"""Are bots compared on equal deals, and does a cast get the roles that it wants?"""

from collections import Counter

import pytest

from motherlode.arena.bouts import Bout, make_bout
from motherlode.arena.casting import find_deal, read_cast
from motherlode.arena.plan import read_setup_of
from motherlode.arena.played import Played
from motherlode.arena.standings import DEALS_WON, FULL, SHARE, TIED, facts, of_deal, sides_of
from motherlode.arena.tallies.rounds import rounds_of
from motherlode.core.outcome import Outcome

ROUND = "saboteur(seats=5, rounds=1)"


def bout(text: str = ROUND, bots: tuple[str, ...] = ("random", "novice"), deals: int = 6) -> Bout:
    """A short one."""
    return make_bout(read_setup_of(text, []), bots=bots, deals=deals, seed=3)


@pytest.mark.parametrize("text", ["duel()", ROUND, "goldmine(seats=6)"])
def test_in_each_deal_every_bot_sits_in_every_chair_once(text: str) -> None:
    some = bout(text)
    for deal in range(20):
        row = some.row(deal)
        assert set(row) == {0, 1}
        assert abs(row.count(0) - row.count(1)) <= 1


def test_neighbours_change_from_deal_to_deal() -> None:
    assert len({tuple(bout().row(deal)) for deal in range(60)}) == 10  # 5 over 2


def test_both_games_of_a_deal_have_the_same_roles_in_the_same_chairs() -> None:
    some = bout()
    one, two = some._play(1, 0), some._play(1, 1)
    assert rounds_of(one)[0].roles == rounds_of(two)[0].roles
    assert len(set(rounds_of(one)[0].roles)) == 2
    swap = {"random": "novice", "novice": "random"}
    assert one.bots == tuple(swap[name] for name in two.bots)


def test_a_bot_against_itself_has_two_names() -> None:
    assert bout(bots=("novice", "novice")).labels == ("novice A", "novice B")


def test_all_shares_of_a_game_are_one_win() -> None:
    told = bout().facts(0)
    assert sum(value for figure, _, value in told if figure == SHARE) == 2 * FULL
    assert [figure for figure, _, _ in told].count(DEALS_WON) == 1


def test_a_win_is_shared_by_all_winners() -> None:
    outcome = Outcome(winners=[0, 1, 2], scores=[3, 3, 3, 0], why="")
    played = Played(read_setup_of("saboteur(seats=4)", []), ("a", "b", "a", "b"), 1, [], outcome)
    told = {(figure, group): value for figure, group, value in facts(played)}
    assert told[SHARE, "a"] == 2 * FULL // 3
    assert told[SHARE, "b"] == FULL // 3
    assert ("standings", "a, a, b > b") in told
    assert sides_of("a, a, b > b") == [["a", "a", "b"], ["b"]]


def test_a_deal_is_won_by_the_larger_share_or_by_nobody() -> None:
    assert of_deal([(SHARE, "a", 2), (SHARE, "b", 1), (SHARE, "a", 0)])[1] == "a"
    assert of_deal([(SHARE, "a", 1), (SHARE, "b", 1)])[1] == TIED


@pytest.mark.parametrize("saboteurs", [1, 2])
def test_deals_are_drawn_until_the_roles_fit(saboteurs: int) -> None:
    setup = read_setup_of(ROUND, [])
    cast = read_cast(f"digger=novice,saboteur:{saboteurs}=random", setup)
    for number in range(20):
        seed, roles = find_deal(setup, 7, number, cast)
        assert roles.count("saboteur") == saboteurs
        assert (seed, roles) == find_deal(setup, 7, number, cast)
        seated = Counter(zip(roles, cast.seated(roles), strict=True))
        assert seated == {("digger", "novice"): 5 - saboteurs, ("saboteur", "random"): saboteurs}


def test_a_cast_plays_the_roles_it_was_given() -> None:
    setup = read_setup_of(ROUND, [])
    cast = read_cast("digger=novice,saboteur:2=random", setup)
    some = make_bout(setup, bots=cast.bots, deals=3, seed=3, cast=cast)
    told = Counter(
        group for figure, group, _ in some.facts(0) if figure == "rounds_won_by_bot_and_role"
    )
    assert told == {"novice digger": 3, "random saboteur": 2}


@pytest.mark.parametrize(
    ("setup", "roles", "why"),
    [
        (ROUND, "digger", "is like digger=regular"),
        (ROUND, "cook=novice", "has no role 'cook'; it has digger, saboteur"),
        (ROUND, "digger=novice", "leaves out a role of digger, saboteur"),
        (ROUND, "digger=novice,digger=random", "names a role twice"),
        ("saboteur(seats=5)", "digger=novice,saboteur=random", "rounds=1"),
        ("duel()", "digger=novice", "no hidden roles"),
    ],
)
def test_a_cast_that_cannot_be_is_refused(setup: str, roles: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_cast(roles, read_setup_of(setup, []))


def test_roles_that_are_never_dealt_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.arena.casting.MOST_DEALS", 20)
    setup = read_setup_of(ROUND, [])
    with pytest.raises(ValueError, match="deals no such roles"):
        find_deal(setup, 1, 0, read_cast("digger=novice,saboteur:4=random", setup))
