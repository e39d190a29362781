"""The slow referee of Dwarf Corporation: the chest cards that place no crystal.

Interns and what Union and Mine are worth are tried with the gold.
"""

import pytest

from tests.counts.test_slow_corporation import LINE, dug_out, game, moves_with, played

# Cthulhu: COR-22.


def test_cthulhu_takes_the_next_gnome_that_another_player_uncovers() -> None:
    begun = game("Rnn..$", seats=3, cards={2: ["cthulhu"]})
    begun.play("dig red 1,0")

    assert begun.gnomes == [4, 4, 5]
    assert (begun.cards[2], begun.discards) == ([], ["cthulhu"])

    begun.play("dig red 2,0")

    assert begun.gnomes == [5, 4, 5]


def test_cthulhu_waits_while_its_holder_uncovers_gnomes() -> None:
    begun = played(game("Rn...$", cards={0: ["cthulhu"]}), "dig red 1,0")

    assert begun.gnomes == [5, 4]
    assert begun.cards[0] == ["cthulhu"]


def test_of_several_cthulhus_the_one_held_longest_takes_the_gnome() -> None:
    begun = game("Rc..n..n.$", seats=3, turn=2, deck=("cthulhu",))
    played(dug_out(begun), "keep")
    begun.cards[1] = ["cthulhu"]
    begun.cthulhus.append(1)
    begun.play("dig red 4,0")

    assert begun.gnomes == [4, 4, 5]
    assert begun.cards == [[], ["cthulhu"], []]


# Union: COR-23.


def test_who_holds_union_does_not_swap_but_may_drop_it_first() -> None:
    begun = game("R.xL..$", cards={0: ["union"]})
    begun.investments[0] = {"red": 1}

    assert begun.legal() == ["dig blue 4,0", "dig red 1,0", "drop union"]

    begun.play("dig red 1,0")

    assert begun.legal() == ["drop union", "keep"]

    begun.play("drop union")

    assert begun.asked == (0, "trade")
    assert len(begun.legal()) == 7 + 1
    assert begun.discards == ["union"]


def test_union_may_be_dropped_when_more_is_asked_and_the_question_stays() -> None:
    begun = dug_out(game(LINE, cards={0: ["union", "overtime"]}))

    assert begun.legal() == ["drop union", "end", "overtime 4,0"]

    begun.play("drop union")

    assert begun.legal() == ["end", "overtime 4,0"]


def test_union_is_no_hindrance_to_taking_four_and_to_safes() -> None:
    begun = played(game("Rs....$", first=True, cards={0: ["union"]}), "dig red 1,0")

    assert len(begun.legal()) == 8

    begun.play("invest red")

    assert len(moves_with(begun, "take")) == 70
    assert moves_with(begun, "drop") == ["drop union"]


# Exchange: COR-25.


def test_exchange_gives_two_different_investments_that_are_never_swapped() -> None:
    begun = game("R.cx.L.$ .xxxxxxx", deck=("exchange",))
    begun.investments[0] = {"red": 1}
    played(begun, "dig red 1,0", "dig red 2,0")

    assert begun.asked == (0, "exchange")
    assert len(begun.legal()) == 28
    assert {"exchange red blue", "exchange violet white"} < set(begun.legal())

    begun.play("exchange red blue")

    assert begun.investments[0] == {"red": 2, "blue": 1}
    assert begun.fixed[0] == {"red": 1, "blue": 1}
    assert begun.cards[0] == ["exchange"]

    begun.play("dig red 0,1")

    assert {move.split()[1] for move in moves_with(begun, "swap")} == {"red"}

    begun.play("swap red green")

    assert begun.investments[0] == {"red": 1, "blue": 1, "green": 1}
    assert begun.fixed[0] == {"red": 1, "blue": 1}


# Mine, all mine!: COR-26.


def test_mine_is_declared_before_the_first_crystal_and_once() -> None:
    begun = game(LINE, cards={0: ["mine", "mine"]})

    assert begun.legal() == ["dig red 1,0", "mine"]

    begun.play("mine")

    assert begun.declared
    assert begun.legal() == ["dig red 1,0"]

    played(dug_out(begun), "keep")

    assert (begun.cards[0], begun.discards) == (["mine"], ["mine"])
    assert not begun.declared


def test_mine_is_not_declared_after_the_first_crystal_or_in_the_dig_it_was_drawn_in() -> None:
    begun = played(game("Rc....$", cards={0: ["mine"]}, deck=("mine",)), "dig red 1,0")

    assert begun.cards[0] == ["mine", "mine"]
    assert begun.legal() == ["dig red 2,0"]


# Cave-in: COR-27.


def test_a_cave_in_holds_two_crystals_of_any_colours() -> None:
    begun = game("R.L.$", cards={0: ["cave_in"]})

    assert len(moves_with(begun, "cave_in")) == 28 + 8
    assert {"cave_in red red", "cave_in red blue"} < set(begun.legal())

    begun.play("cave_in yellow blue")

    assert begun.caved == ["yellow", "blue"]
    assert begun.legal() == ["dig red 1,0"]
    assert moves_with(begun, "cave_in") == []
    assert begun.discards == []


def test_a_cave_in_can_stop_the_own_dig() -> None:
    begun = game("R...$", cards={0: ["cave_in"]})

    assert played(begun, "cave_in red red").asked == (0, "trade")


@pytest.mark.parametrize("cards", [["cave_in"], ["cave_in", "overtime"]])
def test_a_cave_in_is_not_used_in_the_middle_of_a_dig(cards: list[str]) -> None:
    begun = game(LINE, cards={0: cards})
    begun.play("dig red 1,0")

    assert begun.legal() == ["dig red 2,0"]

    dug_out(begun)
    if "overtime" in cards:
        assert begun.legal() == ["end", "overtime 4,0"]
        begun.play("end")

    assert begun.asked == (0, "trade")
    assert len(moves_with(begun, "cave_in")) == 36


def test_a_cave_in_may_be_used_after_the_dig_and_the_same_player_may_clear_it() -> None:
    begun = dug_out(game(LINE, cards={0: ["cave_in"]}))
    begun.play("cave_in red green")

    assert begun.legal() == ["keep"]

    begun.play("keep")

    assert begun.asked == (0, "clear")
    assert begun.legal() == ["clear green", "clear red", "leave"]

    begun.play("clear red")

    assert begun.caved == ["green"]
    assert begun.asked == (1, "dig")


def test_a_cave_in_may_be_used_before_the_first_four_are_taken() -> None:
    begun = played(game(LINE, first=True, cards={0: ["cave_in"]}), "dig red 1,0")

    assert len(begun.legal()) == 70 + 36


def test_a_cave_in_may_be_used_where_only_a_tunnel_is_left_before_the_first_crystal() -> None:
    begun = game("R.x.$", cards={0: ["secret_tunnel", "cave_in"]}, caved=("red",))
    begun.play("cave_in blue white")

    assert begun.asked == (0, "extra")
    assert len(moves_with(begun, "tunnel")) == 5


def test_a_tunnel_before_the_first_crystal_does_not_begin_the_dig() -> None:
    begun = game("R...$ x", cards={0: ["secret_tunnel", "cave_in", "mine"]})
    begun.play("tunnel blue 0,1")

    assert moves_with(begun, "mine") == ["mine"]
    assert len(moves_with(begun, "cave_in")) == 36


def test_everybody_may_take_one_crystal_off_and_the_empty_card_is_discarded() -> None:
    begun = dug_out(game("R" + "." * 9 + "$", caved=("blue", "blue")))
    begun.play("keep")

    assert begun.legal() == ["clear blue", "leave"]

    begun.play("clear blue")

    assert (begun.caved, begun.discards) == (["blue"], [])

    played(dug_out(begun), "keep", "clear blue")

    assert (begun.caved, begun.discards) == ([], ["cave_in"])

    assert played(dug_out(begun), "keep").asked == (1, "dig")
