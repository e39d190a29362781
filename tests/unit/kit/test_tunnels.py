"""Is the notation of tunnels read as drawn, turned right, and refused with a sentence?"""

import re
from itertools import product

import pytest

from motherlode.kit.tunnels import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Tunnels,
    read_tunnels,
    side_letters,
)

MISTAKES = {
    "": "a group between commas is empty",
    "NS,": "a group between commas is empty",
    "NS,,EW": "a group between commas is empty",
    "NX": "sides are N, E, S, W; not 'X'",
    "N S": "sides are N, E, S, W; not ' '",
    "NN": "a side is named twice",
    "NE,ES": "a side is named twice",
    "NE,n": "a side is named twice",
    "s,s": "a side is named twice",
    "ns": "stubs are single letters between commas",
    "Ne": "a group is all capitals or one small letter",
}


def all_tunnels() -> list[Tunnels]:
    """Every way to use the four sides: each is rock, a stub, or in one of two groups."""
    found = []
    for use in product(["rock", "stub", "first", "second"], repeat=4):
        groups = [
            sum(2**side for side in range(4) if use[side] == group) for group in ("first", "second")
        ]
        stubs = sum(2**side for side in range(4) if use[side] == "stub")
        tunnels = Tunnels(tuple(sorted(group for group in groups if group)), stubs)
        if tunnels.mouths and tunnels not in found:
            found.append(tunnels)
    return found


@pytest.mark.parametrize(
    ("text", "groups", "stubs"),
    [
        ("NESW", (15,), 0),
        ("NS", (NORTH + SOUTH,), 0),
        ("NS,EW", (NORTH + SOUTH, EAST + WEST), 0),
        ("NE,SW", (NORTH + EAST, SOUTH + WEST), 0),
        ("SW,NE", (NORTH + EAST, SOUTH + WEST), 0),
        ("NE,s", (NORTH + EAST,), SOUTH),
        ("n,e,s,w", (), 15),
        ("s", (), SOUTH),
        ("N", (NORTH,), 0),
        (" NS , EW ", (NORTH + SOUTH, EAST + WEST), 0),
    ],
)
def test_capitals_of_one_group_are_joined_and_small_letters_are_stubs(
    text: str, groups: tuple[int, ...], stubs: int
) -> None:
    assert read_tunnels(text) == Tunnels(groups, stubs)


def test_every_tunnel_is_read_from_its_own_text() -> None:
    for tunnels in all_tunnels():
        assert read_tunnels(tunnels.text) == tunnels


def test_sides_and_groups_are_written_in_the_order_of_the_compass() -> None:
    assert read_tunnels("WS,EN").text == "NE,SW"
    assert read_tunnels("w,SE,n").text == "ES,n,w"
    assert side_letters(15) == "NESW"
    assert side_letters(0) == ""


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_in_tunnels_is_told_in_a_sentence(text: str) -> None:
    sentence = re.escape(f"tunnels {text!r}: {MISTAKES[text]}")

    with pytest.raises(ValueError, match=f"^{sentence}$"):
        read_tunnels(text)


def test_a_stub_opens_a_side_but_leads_nowhere() -> None:
    tunnels = read_tunnels("NE,s")

    assert tunnels.mouths == NORTH + EAST + SOUTH
    assert tunnels.walk(SOUTH) == 0
    assert tunnels.walk(NORTH) == NORTH + EAST
    assert tunnels.walk(NORTH + SOUTH) == NORTH + EAST


def test_the_two_tunnels_of_a_bridge_do_not_meet() -> None:
    bridge = read_tunnels("NS,EW")

    assert bridge.walk(NORTH) == NORTH + SOUTH
    assert bridge.walk(EAST) == EAST + WEST
    assert bridge.walk(NORTH + EAST) == 15


def test_a_walk_cannot_enter_through_rock() -> None:
    assert read_tunnels("NS").walk(EAST + WEST) == 0
    assert read_tunnels("NS").walk(0) == 0


def test_stubs_join_what_a_walk_does_not() -> None:
    tunnels = read_tunnels("NE,s")

    assert tunnels.join(SOUTH) == NORTH + EAST + SOUTH
    assert tunnels.join(WEST) == 0
    assert tunnels.join(WEST + NORTH) == NORTH + EAST + SOUTH


@pytest.mark.parametrize(
    ("text", "quarters", "turned"),
    [
        ("NE", 1, "ES"),
        ("NE", 2, "SW"),
        ("NE", 3, "NW"),
        ("NE", 4, "NE"),
        ("NE", -1, "NW"),
        ("NS,EW", 1, "NS,EW"),
        ("NE,SW", 1, "NW,ES"),
        ("NE,s", 2, "SW,n"),
        ("NES", 1, "ESW"),
        ("w", 1, "n"),
        ("n,e,s", 3, "n,e,w"),
    ],
)
def test_a_tile_is_turned_clockwise_by_quarters(text: str, quarters: int, turned: str) -> None:
    assert read_tunnels(text).turned(quarters) == read_tunnels(turned)


def test_turning_goes_round_for_every_tunnel() -> None:
    for tunnels in all_tunnels():
        assert tunnels.turned(1).turned(1) == tunnels.turned(2)
        assert tunnels.turned(2).turned(2) == tunnels
        assert tunnels.turned(3).turned(1) == tunnels


def test_walks_turn_with_the_tile() -> None:
    for tunnels in all_tunnels():
        for entered in range(16):
            turned = (entered * 2) % 16 + entered // 8
            leaves = tunnels.walk(entered)

            assert tunnels.turned(1).walk(turned) == (leaves * 2) % 16 + leaves // 8


def test_marks_are_turned_with_the_tile() -> None:
    tunnels = read_tunnels("NE,s", (("nugget", "s"), ("door green", "NE"), ("ladder", "")))

    turned = tunnels.turned(1)

    assert turned.marks == (("door green", "ES"), ("ladder", ""), ("nugget", "w"))
    assert turned.turned(3) == tunnels


def test_tiles_that_differ_in_a_mark_are_different() -> None:
    assert read_tunnels("NS", (("crystal", ""),)) != read_tunnels("NS")


def test_a_mark_where_no_tunnel_is_is_refused() -> None:
    with pytest.raises(ValueError, match="no tunnel at E for the mark"):
        read_tunnels("NS", (("door blue", "E"),))


# Doors on one arm (DUE-8)


@pytest.mark.parametrize(
    ("text", "arm", "seen_as"),
    [
        ("NESW", "S", "NEW,s"),
        ("NSW", "N", "SW,n"),
        ("EW", "E", "W,e"),
        ("NS,EW", "N", "EW,S,n"),
        ("NE,SW", "W", "NE,S,w"),
        ("NE,s", "E", "N,e,s"),
        ("N", "N", "n"),
        ("NE,s", "s", "NE,s"),
    ],
)
def test_an_arm_with_a_door_is_a_stub_for_whom_it_is_shut(
    text: str, arm: str, seen_as: str
) -> None:
    tunnels = read_tunnels(text, (("door blue", arm),))

    assert tunnels.barred("door blue").text == seen_as
    assert tunnels.barred("door blue").mouths == tunnels.mouths


def test_other_marks_bar_nothing() -> None:
    tunnels = read_tunnels("NESW", (("door blue", "S"), ("open door green", "N")))

    assert tunnels.barred("door green") == tunnels
    assert tunnels.barred("") == tunnels


def test_two_doors_are_both_shut() -> None:
    tunnels = read_tunnels("NESW", (("door blue", "S"), ("door blue", "N"), ("door green", "E")))

    assert tunnels.barred("door blue").text == "EW,n,s"


def test_what_is_barred_keeps_its_marks_and_turns_with_them() -> None:
    for tunnels in all_tunnels():
        for arm in side_letters(tunnels.mouths):
            doored = Tunnels(tunnels.groups, tunnels.stubs, (("door blue", arm),))
            barred = doored.barred("door blue")

            assert barred.marks == doored.marks
            assert doored.turned(1).barred("door blue") == barred.turned(1)


def test_nobody_walks_in_or_out_by_a_barred_arm() -> None:
    for tunnels in all_tunnels():
        for place, arm in enumerate("NESW"):
            if not tunnels.mouths >> place & 1:
                continue
            barred = Tunnels(tunnels.groups, tunnels.stubs, (("door blue", arm),)).barred(
                "door blue"
            )
            for entered in range(16):
                expected = tunnels.walk(entered & ~(1 << place)) & ~(1 << place)

                assert barred.walk(entered) == expected
