"""The slow referee of Dwarf Corporation, tried on drawn fields: turns, digging, trade, the end.

The pictures are those of `test_slow_field`. Most have gold far away, so that the game goes on.
"""

from math import comb

import pytest

from tests.counts.slow_corporation import SlowCorporation, SlowDealCorporation
from tests.counts.slow_field import COLOURS
from tests.counts.test_slow_field import drawn, laid_out

LINE = "R........$"  # one cell at a time
LONG = "R..................$"


def game(
    picture: str,
    *,
    seats: int = 2,
    turn: int = 0,
    first: bool = False,
    cards: dict[int, list[str]] | None = None,
    caved: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
) -> SlowCorporation:
    """A game at the beginning of a turn; nobody is in the first turn, unless it is said."""
    begun = SlowCorporation(SlowDealCorporation(seats, 0, drawn(picture), list(deck)))
    begun.first = [first] * seats
    begun.discards = list(discards)
    begun.caved = list(caved)
    for seat, held in (cards or {}).items():
        begun.cards[seat] = list(held)
        begun.tokens[seat] = [3] * held.count("overtime")
    begun.begin_turn(turn)
    return begun


def played(begun: SlowCorporation, *moves: str) -> SlowCorporation:
    for move in moves:
        begun.play(move)
    return begun


def moves_with(begun: SlowCorporation, word: str) -> list[str]:
    return [move for move in begun.legal() if move.split()[0] == word]


def dug_out(begun: SlowCorporation) -> SlowCorporation:
    """The same game when the crystals of the dig are used up; there is one way to go."""
    while begun.crystals_left > 0:
        begun.play(moves_with(begun, "dig")[0])
    return begun


# Set-up and turns: COR-1, COR-3, COR-4.


def test_a_game_begins_with_a_crystal_on_each_flag() -> None:
    begun = SlowCorporation(SlowDealCorporation(3, 1, laid_out(), ["mine", "union"]))

    assert begun.crystals == {
        (7, 6): "red",
        (10, 6): "orange",
        (11, 7): "yellow",
        (11, 10): "green",
        (10, 11): "cyan",
        (7, 11): "blue",
        (6, 10): "violet",
        (6, 7): "white",
    }
    assert begun.contents[7, 6] == "empty"
    assert begun.contents[8, 8] == "base"
    assert begun.money == [0, 0, 0]
    assert begun.gnomes == [4, 4, 4]
    assert begun.investments == begun.fixed == [{}, {}, {}]
    assert begun.cards == [[], [], []]
    assert begun.tokens == [[], [], []]
    assert begun.deck == ["mine", "union"]
    assert begun.asked == (1, "dig")
    assert (begun.colour, begun.crystals_left, begun.declared) == (None, 1, False)


def test_the_first_move_is_beside_any_flag() -> None:
    begun = SlowCorporation(SlowDealCorporation(2, 0, laid_out(), []))

    # North of orange lies a passage, and the first player has no second crystal.
    assert len(begun.legal()) == 4 * len(COLOURS) - 1
    assert moves_with(begun, "dig") == begun.legal()
    assert [move for move in begun.legal() if "orange" in move] == [
        "dig orange 10,7",
        "dig orange 11,6",
        "dig orange 9,6",
    ]


def test_the_first_player_digs_one_and_the_second_two_and_everyone_else_three() -> None:
    begun = SlowCorporation(SlowDealCorporation(3, 2, drawn(LONG), []))
    taken = []
    for _ in range(4):
        assert begun.asked is not None
        seat, crystals = begun.asked[0], 0
        while begun.asked == (seat, "dig"):
            begun.play(begun.legal()[0])
            crystals += 1
        taken.append((seat, crystals, begun.asked))
        begun.play(begun.legal()[0])

    assert taken == [
        (2, 1, (2, "take")),
        (0, 2, (0, "take")),
        (1, 3, (1, "take")),
        (2, 3, (2, "trade")),
    ]
    assert begun.turns == 4


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        game(LONG).play("dig red 2,0")


# Digging: COR-5, COR-7.


def test_the_colour_is_chosen_with_the_first_crystal() -> None:
    begun = game("R...$ xxxxx L....")

    assert begun.legal() == ["dig blue 1,2", "dig red 1,0"]

    begun.play("dig red 1,0")

    assert begun.legal() == ["dig red 2,0"]
    assert (begun.colour, begun.crystals_left) == ("red", 2)

    played(begun, "dig red 2,0", "dig red 3,0")

    red = [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert begun.crystals == {**dict.fromkeys(red, "red"), (0, 2): "blue"}
    assert begun.asked == (0, "trade")


def test_the_dig_ends_early_when_the_colour_runs_out_of_cells() -> None:
    begun = played(game("R.xL..$"), "dig red 1,0")

    assert begun.asked == (0, "trade")
    assert begun.crystals_left == 2


def test_who_has_no_legal_cell_in_any_colour_goes_straight_to_the_trade() -> None:
    begun = game("R.$", caved=("red", "blue"))

    assert begun.asked == (0, "trade")
    assert (begun.colour, begun.crystals_left) == (None, 3)


def test_a_passage_that_cannot_be_entered_is_no_legal_cell() -> None:
    begun = game("Ro$ xxx xxo", first=True)  # one crystal

    assert begun.asked == (0, "take")


# Passages: COR-6.


def test_a_passage_and_its_exit_are_one_move_and_two_crystals() -> None:
    begun = played(game("R.o.$ xxxxx .oxo."), "dig red 1,0")

    assert begun.legal() == ["dig red 2,0 to 1,2", "dig red 2,0 to 3,2"]

    begun.play("dig red 2,0 to 3,2")

    assert sorted(begun.crystals) == [(0, 0), (1, 0), (2, 0), (3, 2)]
    assert begun.crystals_left == 0
    assert begun.asked == (0, "trade")


def test_the_exit_does_not_ask_for_a_third_passage_and_is_dug_from() -> None:
    begun = played(game("Ro..o.$"), "dig red 1,0 to 4,0")

    assert begun.legal() == ["dig red 2,0", "dig red 3,0", "dig red 5,0"]


def test_the_last_crystal_does_not_go_on_a_passage() -> None:
    begun = played(game("R..o.$ .xxxxx oxxxxx"), "dig red 1,0", "dig red 2,0")

    assert begun.legal() == ["dig red 0,1"]


def test_nobody_enters_the_only_free_passage() -> None:
    begun = played(game("R.o .xx .$."), "dig red 1,0")

    assert begun.legal() == ["dig red 0,1"]


def test_the_game_does_not_end_between_the_two_crystals_of_a_passage() -> None:
    begun = played(game("Roxo$"), "dig red 1,0 to 3,0")

    assert begun.asked == (0, "dig")
    assert begun.legal() == ["dig red 4,0"]


def test_a_crystal_of_overtime_counts_as_left_and_is_called_at_once() -> None:
    begun = game("R..o.x xxxxxx .o...$", cards={0: ["overtime"]})
    played(begun, "dig red 1,0", "dig red 2,0")

    assert begun.asked == (0, "dig")
    assert begun.legal() == ["dig red 3,0 to 1,2"]

    begun.play("dig red 3,0 to 1,2")

    assert begun.tokens == [[2], []]
    assert begun.crystals_left == 0
    assert begun.asked == (0, "trade")  # the one Overtime has given its crystal


def test_overtime_alone_enters_a_passage_with_two_cards_the_emptier_first() -> None:
    begun = game("R...o. xxxxxx .o...$", cards={0: ["overtime", "overtime"]})
    begun.tokens[0] = [3, 1]
    played(begun, "dig red 1,0", "dig red 2,0", "dig red 3,0")

    assert begun.asked == (0, "extra")
    assert begun.legal() == ["end", "overtime 4,0 to 1,2"]

    begun.play("overtime 4,0 to 1,2")

    assert begun.tokens == [[2], []]
    assert (begun.cards[0], begun.discards) == (["overtime"], ["overtime"])
    assert begun.asked == (0, "trade")


def test_one_overtime_alone_does_not_enter_a_passage() -> None:
    begun = game("R...o. xxxxxx .o...$", cards={0: ["overtime"]})
    played(begun, "dig red 1,0", "dig red 2,0", "dig red 3,0")

    assert begun.asked == (0, "trade")


def test_a_secret_tunnel_does_not_count_for_the_exit() -> None:
    begun = game("R..o.. xxxxxx .o...$", cards={0: ["secret_tunnel"]})
    played(begun, "dig red 1,0", "dig red 2,0")

    assert begun.asked == (0, "extra")
    assert len(begun.legal()) == 8 * 6 + 1  # eight colours on six danger cells, or the end


# Trade: COR-8.


def test_on_the_first_turn_four_different_colours_are_taken() -> None:
    begun = played(game(LONG, first=True), "dig red 1,0")

    assert begun.asked == (0, "take")
    assert len(begun.legal()) == comb(8, 4)
    assert "take red yellow cyan white" in begun.legal()

    begun.play("take red yellow cyan white")

    assert begun.investments[0] == {"red": 1, "yellow": 1, "cyan": 1, "white": 1}
    assert begun.asked == (1, "dig")


def test_a_safe_does_not_matter_for_the_first_four() -> None:
    begun = played(game("Rs....$", first=True), "dig red 1,0", "invest red")
    begun.play("take red orange yellow green")

    assert begun.investments[0] == {"red": 2, "orange": 1, "yellow": 1, "green": 1}


def test_on_later_turns_one_investment_may_be_swapped() -> None:
    begun = game("R.xL..$")
    begun.investments[0] = {"red": 1, "blue": 2}
    begun.play("dig red 1,0")

    assert len(moves_with(begun, "swap")) == 2 * 7
    assert len(begun.legal()) == 2 * 7 + 1
    assert "swap red red" not in begun.legal()

    begun.play("swap red blue")

    assert begun.investments[0] == {"blue": 3}
    assert begun.asked == (1, "dig")


def test_an_investment_may_be_kept() -> None:
    begun = game("R.xL..$")
    begun.investments[0] = {"red": 1}
    played(begun, "dig red 1,0", "keep")

    assert begun.investments == [{"red": 1}, {}]
    assert begun.turns == 1


def test_who_has_no_investment_keeps() -> None:
    assert played(game("R.xL..$"), "dig red 1,0").legal() == ["keep"]


# The end: COR-30 to COR-32.


def test_the_game_ends_in_the_middle_of_a_dig_with_the_last_gold() -> None:
    begun = played(game("R$..."), "dig red 1,0")

    assert begun.asked is None
    assert begun.legal() == []
    assert begun.crystals_left == 2
    assert begun.money == [4, 0]
    assert begun.winners == [0]


def test_gold_behind_danger_does_not_keep_the_game_going() -> None:
    assert played(game("R$.x$"), "dig red 1,0").asked is None


def test_the_game_ends_as_a_turn_begins() -> None:
    begun = game("R.x$")

    assert begun.asked is None
    assert begun.winners == [0, 1]


def test_the_gold_is_gone_when_the_last_other_passage_is_dug() -> None:
    begun = game("R.oxo.x xxxxxxx $oxxxxx", seats=3)
    begun.money = [1, 7, 7]
    played(begun, "dig red 1,0", "dig red 2,0 to 4,0")

    assert begun.asked is None  # the passage at 1,2 is alone
    assert begun.winners == [1, 2]


def test_a_secret_tunnel_in_any_hand_keeps_the_game_going() -> None:
    begun = played(game("R$.x$", cards={1: ["secret_tunnel"]}), "dig red 1,0")

    assert begun.asked == (0, "dig")


def test_the_game_ends_at_once_when_the_last_secret_tunnel_was_no_help() -> None:
    begun = game("R..x$ xxx.x", cards={0: ["secret_tunnel"]})

    assert played(begun, "tunnel red 0,1").asked is None


def test_cave_ins_do_not_bring_the_end() -> None:
    assert game("R.$", caved=("red", "red")).asked == (0, "trade")


def test_the_game_ends_after_a_round_of_turns_without_a_crystal() -> None:
    begun = game("R.$", seats=3, caved=("red", "red"))
    begun.money = [1, 3, 2]
    played(begun, *["keep", "leave"] * 2)

    assert (begun.asked, begun.idle) == ((2, "trade"), 2)

    played(begun, "keep", "leave")

    assert begun.asked is None
    assert begun.winners == [1]


def test_a_crystal_taken_off_a_cave_in_counts_as_one() -> None:
    begun = game("R.$", caved=("red", "red"))
    played(begun, "keep", "leave", "keep", "clear red")

    assert (begun.asked, begun.idle) == ((0, "trade"), 0)

    played(begun, "keep", "leave", "keep", "leave")

    assert begun.asked is None


def test_a_crystal_on_the_field_breaks_the_row_and_one_on_a_cave_in_does_not() -> None:
    begun = game("R..$ xxxx", cards={0: ["cave_in"], 1: ["secret_tunnel"]})
    played(begun, "cave_in red red", "keep", "leave")

    assert (begun.asked, begun.idle) == ((1, "extra"), 1)

    played(begun, "tunnel blue 0,1", "keep", "leave")

    assert (begun.asked, begun.idle) == ((0, "trade"), 0)
