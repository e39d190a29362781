"""The slow referee of Dwarf Corporation: what gold pays, and the other treasures.

Where four seats share gold, seat 0 digs it; the teams have 4, 5, 6 and 7 gnomes.
"""

import pytest

from tests.counts.slow_corporation import SlowCorporation
from tests.counts.test_slow_corporation import game, played

GOLD = "R$...$"
TWO_GOLDS = "R$$..$"


def paid(shares: list[int], cards: dict[int, list[str]] | None = None) -> list[int]:
    """What four seats get for red gold that seat 0 digs, with these investments in red."""
    begun = game(GOLD, seats=4, cards=cards)
    invest(begun, shares)
    begun.gnomes = [4, 5, 6, 7]
    return played(begun, "dig red 1,0").money


def invest(begun: SlowCorporation, shares: list[int]) -> None:
    """Investments in red, and one in blue that does not matter."""
    for seat, share in enumerate(shares):
        begun.investments[seat] = {"red": share, "blue": 1} if share else {"blue": 1}


# The four ways to share: COR-10. The digger is topped up to 4 (COR-11).


@pytest.mark.parametrize(
    ("shares", "coins"),
    [
        # Alone in first place, alone in second or nobody there: 2 and 1 per gnome.
        ([0, 3, 1, 0], [4, 2 * 5, 6, 0]),
        ([0, 1, 2, 3], [4, 0, 6, 2 * 7]),
        ([0, 0, 0, 1], [4, 0, 0, 2 * 7]),
        # Alone in first place, several in second: 1 per two gnomes, rounded down.
        ([0, 2, 1, 1], [4, 2 * 5, 3, 3]),
        ([0, 1, 5, 1], [4, 2, 2 * 6, 3]),
        # Several in first place: 1 per gnome, and nobody else.
        ([0, 2, 2, 1], [4, 5, 6, 0]),
        ([0, 1, 1, 1], [4, 5, 6, 7]),
        # Nobody has a place.
        ([0, 0, 0, 0], [4, 0, 0, 0]),
    ],
)
def test_gold_goes_to_first_and_second_place(shares: list[int], coins: list[int]) -> None:
    assert paid(shares) == coins


@pytest.mark.parametrize(
    ("shares", "coins"),
    [
        ([2, 1, 0, 0], [2 * 4, 5, 0, 0]),  # first place
        ([1, 2, 0, 0], [4, 2 * 5, 0, 0]),  # second place
        ([1, 2, 1, 0], [4, 2 * 5, 3, 0]),  # 2, topped up to 4
        ([2, 2, 0, 0], [4, 5, 0, 0]),  # one of several in first place
        ([1, 3, 2, 0], [4, 2 * 5, 6, 0]),  # third place
        ([1, 2, 2, 0], [4, 5, 6, 0]),  # behind several in first place
    ],
)
def test_the_finder_gets_at_least_one_coin_per_gnome(shares: list[int], coins: list[int]) -> None:
    assert paid(shares) == coins


def test_investments_under_exchange_count_too() -> None:
    begun = game(GOLD, deck=("exchange",))
    begun.contents[1, 0] = "chest"
    begun.contents[2, 0] = "gold"
    begun.investments[1] = {"red": 1}
    played(begun, "dig red 1,0", "exchange red blue", "dig red 2,0")

    assert begun.money == [4, 4]  # both in first place


# Interns and Union: COR-12.


@pytest.mark.parametrize(
    ("shares", "seat", "coins"),
    [
        ([0, 3, 1, 0], 1, [4, 2 * 5, 6, 0]),  # nothing at 2 per gnome
        ([0, 3, 1, 0], 2, [4, 2 * 5, 6 + 2, 0]),
        ([0, 2, 1, 1], 3, [4, 2 * 5, 3, 4]),  # half of 9
        ([0, 2, 2, 1], 1, [4, 5 + 2, 6, 0]),
        ([0, 2, 2, 1], 3, [4, 5, 6, 0]),  # no place
        ([0, 3, 1, 0], 0, [4 + 2, 2 * 5, 6, 0]),  # the top-up
        ([1, 2, 1, 0], 0, [4 + 2, 2 * 5, 3, 0]),  # half of 6, topped up
        ([2, 1, 0, 0], 0, [2 * 4, 5, 0, 0]),
        ([2, 2, 0, 0], 0, [4 + 2, 5, 0, 0]),
    ],
)
def test_interns_help_at_less_than_two_coins_per_gnome(
    shares: list[int], seat: int, coins: list[int]
) -> None:
    assert paid(shares, {seat: ["interns"]}) == coins


@pytest.mark.parametrize(
    ("shares", "seat", "coins"),
    [
        ([0, 3, 1, 0], 2, [4, 2 * 5, 6 + 4, 0]),
        ([0, 2, 1, 1], 3, [4, 2 * 5, 3, 5]),  # half of 11
        ([0, 2, 2, 1], 1, [4, 5 + 4, 6, 0]),
        ([0, 3, 1, 0], 0, [4 + 4, 2 * 5, 6, 0]),
        ([2, 1, 0, 0], 0, [2 * 4, 5, 0, 0]),
    ],
)
def test_each_interns_card_helps(shares: list[int], seat: int, coins: list[int]) -> None:
    assert paid(shares, {seat: ["interns", "interns"]}) == coins


@pytest.mark.parametrize(
    ("shares", "seat", "coins"),
    [
        ([0, 3, 1, 0], 1, [4, 2 * 8, 6, 0]),
        ([0, 3, 1, 0], 2, [4, 2 * 5, 9, 0]),
        ([0, 2, 1, 1], 2, [4, 2 * 5, 4, 3]),  # half of 9
        ([0, 2, 1, 1], 3, [4, 2 * 5, 3, 5]),  # half of 10
        ([0, 2, 2, 1], 1, [4, 8, 6, 0]),
        ([0, 3, 1, 0], 0, [7, 2 * 5, 6, 0]),  # the top-up
        ([1, 2, 1, 0], 0, [7, 2 * 5, 3, 0]),  # half of 7, topped up
        ([2, 1, 0, 0], 0, [2 * 7, 5, 0, 0]),
    ],
)
def test_union_is_three_gnomes_more(shares: list[int], seat: int, coins: list[int]) -> None:
    assert paid(shares, {seat: ["union"]}) == coins


@pytest.mark.parametrize(
    ("shares", "coins"),
    [
        ([0, 0, 1, 3], [4, 0, 6, 2 * 10]),
        ([0, 2, 1, 1], [4, 2 * 5, 3, 6]),  # half of 7 + 3 + 2
        ([0, 1, 0, 1], [4, 5, 0, 12]),
    ],
)
def test_union_and_interns_add_up(shares: list[int], coins: list[int]) -> None:
    assert paid(shares, {3: ["union", "interns"]}) == coins


def test_union_pays_until_it_is_dropped() -> None:
    begun = game(TWO_GOLDS, cards={0: ["union"]})
    played(begun, "dig red 1,0")

    assert begun.money == [7, 0]

    played(begun, "drop union", "dig red 2,0")

    assert begun.money == [7 + 4, 0]
    assert (begun.cards[0], begun.discards) == ([], ["union"])


# Mine, all mine!: COR-26.


@pytest.mark.parametrize(
    ("shares", "coins"),
    [
        ([0, 3, 1, 0], [4, 0, 0, 0]),
        ([1, 2, 1, 0], [4, 0, 0, 0]),
        ([2, 2, 0, 0], [4, 0, 0, 0]),
        ([3, 1, 0, 0], [8, 0, 0, 0]),
    ],
)
def test_mine_pays_the_digger_alone_and_no_more_than_usual(
    shares: list[int], coins: list[int]
) -> None:
    begun = game(GOLD, seats=4, cards={0: ["mine"]})
    invest(begun, shares)
    played(begun, "mine", "dig red 1,0")

    assert begun.declared
    assert begun.money == coins


def test_mine_holds_for_both_golds_of_a_dig_and_not_for_the_next_dig() -> None:
    begun = game("R$$.$.$", cards={0: ["mine"]})
    invest(begun, [1, 2])
    played(begun, "mine", "dig red 1,0", "dig red 2,0")

    assert begun.money == [4 + 4, 0]
    assert begun.discards == []

    begun.play("dig red 3,0")

    assert (begun.asked, begun.cards[0], begun.discards) == ((0, "trade"), [], ["mine"])

    played(begun, "keep", "dig red 4,0")

    assert begun.money == [4 + 4 + 4, 8]  # the digger has first place


def test_gold_pays_everybody_without_mine_though_it_is_held() -> None:
    begun = game(GOLD, cards={0: ["mine"]})
    invest(begun, [0, 1])

    assert played(begun, "dig red 1,0").money == [4, 8]


# Gnomes, safes, chests: COR-9.


def test_a_gnome_joins_the_team() -> None:
    begun = played(game("Rn...$"), "dig red 1,0")

    assert begun.gnomes == [5, 4]
    assert begun.legal() == ["dig red 2,0"]


def test_a_gnome_counts_for_gold_from_then_on() -> None:
    assert played(game("R$n$..$"), "dig red 1,0", "dig red 2,0", "dig red 3,0").money == [9, 0]


def test_a_safe_gives_an_investment_of_any_colour() -> None:
    begun = played(game("Rs...$"), "dig red 1,0")

    assert begun.asked == (0, "invest")
    assert begun.legal() == [
        "invest blue",
        "invest cyan",
        "invest green",
        "invest orange",
        "invest red",
        "invest violet",
        "invest white",
        "invest yellow",
    ]

    begun.play("invest cyan")

    assert begun.investments == [{"cyan": 1}, {}]
    assert begun.asked == (0, "dig")
    assert begun.crystals_left == 2


def test_a_chest_turns_up_the_top_card() -> None:
    begun = played(game("Rc...$", deck=("interns", "mine")), "dig red 1,0")

    assert (begun.cards, begun.deck) == ([["interns"], []], ["mine"])
    assert begun.legal() == ["dig red 2,0"]


def test_an_exhausted_deck_is_reshuffled_when_a_card_is_needed() -> None:
    begun = game("Rcc..$", deck=("interns",), discards=("union", "mine", "overtime"))
    played(begun, "dig red 1,0")

    assert (begun.deck, len(begun.discards)) == ([], 3)

    begun.next_after_shuffle = "mine"
    begun.play("dig red 2,0")

    assert begun.cards[0] == ["interns", "mine"]
    assert (sorted(begun.deck), begun.discards) == (["overtime", "union"], [])
    assert begun.next_after_shuffle is None


def test_what_comes_after_a_reshuffle_must_be_said() -> None:
    begun = game("Rc...$", discards=("union", "mine"))

    with pytest.raises(ValueError, match="next_after_shuffle"):
        begun.play("dig red 1,0")


def test_a_chest_is_empty_without_any_card() -> None:
    begun = played(game("Rc...$"), "dig red 1,0")

    assert begun.cards == [[], []]
    assert begun.legal() == ["dig red 2,0"]


def test_most_money_wins() -> None:
    begun = game("R$", seats=3)
    begun.money = [4, 8, 2]

    assert played(begun, "dig red 1,0").winners == [0, 1]
