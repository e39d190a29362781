"""The slow referee of Dwarf Corporation: Secret tunnel and Overtime, which place crystals."""

from tests.counts.slow_field import COLOURS
from tests.counts.test_slow_corporation import LINE, LONG, dug_out, game, moves_with, played

# Secret tunnel: COR-20.


def test_everybody_gets_a_gnome_with_a_secret_tunnel_and_cthulhu_takes_none() -> None:
    begun = game("Rc...$", seats=3, deck=("secret_tunnel",), cards={2: ["cthulhu"]})
    begun.play("dig red 1,0")

    assert begun.gnomes == [5, 5, 5]
    assert begun.cards == [["secret_tunnel"], [], ["cthulhu"]]


def test_a_tunnel_puts_any_colour_on_any_free_danger_cell() -> None:
    begun = game("R....$ xx.x", cards={0: ["secret_tunnel"]})

    assert len(moves_with(begun, "tunnel")) == 8 * 3

    begun.play("tunnel blue 1,1")

    assert begun.crystals[1, 1] == "blue"
    assert (begun.cards[0], begun.discards) == ([], ["secret_tunnel"])
    assert (begun.colour, begun.crystals_left) == (None, 3)
    assert begun.legal() == ["dig blue 1,0", "dig blue 2,1", "dig red 1,0"]


def test_a_tunnel_may_be_used_between_the_crystals_in_another_colour() -> None:
    begun = game("R......$ xxxxxxxx", cards={0: ["secret_tunnel"]})
    played(begun, "dig red 1,0", "tunnel white 5,1")

    assert (begun.colour, begun.crystals_left) == ("red", 2)
    assert begun.legal() == ["dig red 2,0"]


def test_a_tunnel_may_be_used_after_the_crystals() -> None:
    begun = game("R......$ x", cards={0: ["secret_tunnel"]})
    dug_out(begun)

    assert begun.asked == (0, "extra")
    assert begun.legal() == ["end", *sorted(f"tunnel {colour} 0,1" for colour in COLOURS)]

    assert played(begun, "tunnel red 0,1").asked == (0, "trade")


def test_a_tunnel_may_be_used_in_the_turn_it_was_drawn() -> None:
    begun = game("Rc....$ x", deck=("secret_tunnel",))
    begun.play("dig red 1,0")

    assert len(moves_with(begun, "tunnel")) == 8


def test_a_tunnel_is_not_used_in_a_colour_under_a_cave_in_or_without_free_danger() -> None:
    begun = game("R.L...$ x", cards={0: ["secret_tunnel"]}, caved=("blue", "white"))

    assert len(moves_with(begun, "tunnel")) == 6
    assert "tunnel blue 0,1" not in begun.legal()

    begun.crystals[0, 1] = "green"

    assert moves_with(begun, "tunnel") == []


def test_a_tunnel_lets_the_dig_go_on() -> None:
    begun = game("R.xx.$ xxxxxx ......", cards={0: ["secret_tunnel"]})
    begun.play("dig red 1,0")

    assert (begun.asked, begun.crystals_left) == ((0, "extra"), 2)

    begun.play("tunnel red 3,0")

    assert begun.asked == (0, "dig")
    assert begun.legal() == ["dig red 4,0"]


def test_who_cannot_dig_is_asked_for_a_tunnel_and_may_then_choose_its_colour() -> None:
    begun = game("R.x.$", cards={0: ["secret_tunnel", "mine"]}, caved=("red", "blue"))

    assert begun.asked == (0, "extra")
    assert begun.legal() == [
        "end",
        "tunnel cyan 2,0",
        "tunnel green 2,0",
        "tunnel orange 2,0",
        "tunnel violet 2,0",
        "tunnel white 2,0",
        "tunnel yellow 2,0",
    ]

    begun.play("tunnel cyan 2,0")

    assert begun.legal() == ["dig cyan 1,0", "dig cyan 3,0", "mine"]


def test_who_ends_without_a_crystal_trades() -> None:
    begun = game("R.x.$", cards={0: ["secret_tunnel"]}, caved=("red", "blue"))

    assert played(begun, "end").asked == (0, "trade")
    assert begun.cards[0] == ["secret_tunnel"]


# Overtime: COR-21.


def test_overtime_gives_one_more_crystal_of_the_colour() -> None:
    begun = dug_out(game(LINE, cards={0: ["overtime"]}))

    assert begun.asked == (0, "extra")
    assert begun.legal() == ["end", "overtime 4,0"]

    begun.play("overtime 4,0")

    assert begun.crystals[4, 0] == "red"
    assert begun.tokens == [[2], []]
    assert begun.asked == (0, "trade")


def test_overtime_may_be_left_alone() -> None:
    begun = played(dug_out(game(LINE, cards={0: ["overtime"]})), "end")

    assert begun.tokens == [[3], []]
    assert begun.asked == (0, "trade")


def test_overtime_finds_treasures_too() -> None:
    begun = dug_out(game("R...s..$", cards={0: ["overtime", "overtime"]}))
    begun.play("overtime 4,0")

    assert begun.asked == (0, "invest")

    begun.play("invest red")

    assert begun.legal() == ["end", "overtime 5,0"]


def test_each_overtime_gives_one_crystal_a_turn_and_the_emptier_goes_first() -> None:
    begun = game(LINE, cards={0: ["overtime", "overtime"]})
    begun.tokens[0] = [3, 2]
    dug_out(begun).play("overtime 4,0")

    assert sorted(begun.tokens[0]) == [1, 3]

    begun.play("overtime 5,0")

    assert sorted(begun.tokens[0]) == [1, 2]  # not the emptier one again
    assert begun.asked == (0, "trade")


def test_overtime_is_discarded_with_the_last_token_and_works_again_next_turn() -> None:
    begun = game(LONG, cards={0: ["overtime"]})
    begun.tokens[0] = [2]
    dug_out(begun)
    played(begun, "overtime 4,0", "keep")
    played(dug_out(begun), "keep")
    dug_out(begun).play("overtime 11,0")

    assert begun.tokens == [[], []]
    assert (begun.cards[0], begun.discards) == ([], ["overtime"])


def test_overtime_may_be_used_in_the_turn_it_was_drawn() -> None:
    begun = dug_out(game("R..c..$", deck=("overtime",)))

    assert begun.tokens == [[3], []]
    assert begun.legal() == ["end", "overtime 4,0"]


def test_overtime_needs_a_legal_cell_and_a_colour() -> None:
    walled = game("R...xL.$", cards={0: ["overtime"]})
    buried = game("R..$", cards={0: ["overtime"]}, caved=("red",))

    assert played(walled, "dig red 1,0", "dig red 2,0", "dig red 3,0").asked == (0, "trade")
    assert buried.asked == (0, "trade")


def test_overtime_of_another_seat_gives_nothing() -> None:
    assert dug_out(game(LINE, cards={1: ["overtime"]})).asked == (0, "trade")
