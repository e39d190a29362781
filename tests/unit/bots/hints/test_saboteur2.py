"""Reasons for moves of Saboteur with its expansion, in positions that are drawn."""

from typing import Any

from motherlode.core.events import EVERYONE, Event
from motherlode.games.saboteur2.events import FREED, TRAPPED
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.games.saboteur2.game import Table
from motherlode.kit.news import BROKE
from tests.unit.bots.hints.asking import why

BLUE_DOOR = """
     0      1      2             3            4      5      6             7  8
0    start  cross  door_blue_ew  straight_ew  cross  cross  t_horizontal  .  ?
"""
A_FEW_CARDS = """
     0      1      2
0    start  cross  cross
"""


def table(**position: Any) -> Table:
    """A position of four in which seat 0 is asked."""
    return GAME.arrange(GAME.setup("saboteur2(seats=4, rounds=1)"), {"turn": 0, **position})


def saw(*deeds: tuple[int, int, int, int]) -> list[Event]:
    """Kind, seat, a, b."""
    return [Event(kind, EVERYONE, seat, a, b, 0) for kind, seat, a, b in deeds]


# Digging


def test_a_door_is_shut_to_the_other_colour() -> None:
    hands = {0: ["cross"]}
    blue = table(mine=BLUE_DOOR, roles={0: "blue"}, hands=hands)
    green = table(mine=BLUE_DOOR, roles={0: "green"}, hands=hands)

    assert why(GAME, blue, "dig cross 1,1")[0] == "It keeps the tunnel at 1 card from the goals."
    assert why(GAME, green, "dig cross 1,1")[0] == (
        "It brings the way of green diggers to 4 cards from the goals (now 5)."
    )


def test_a_door_says_whose_it_is() -> None:
    state = table(mine=A_FEW_CARDS, roles={0: "green"}, hands={0: ["door_green_ew"]})

    assert why(GAME, state, "dig door_green_ew 3,0") == [
        "It brings the tunnel to 4 cards from the goals (now 5).",
        "Its door lets only green diggers pass.",
    ]


def test_a_rockfall_opens_a_way_that_a_door_barred() -> None:
    state = table(mine=BLUE_DOOR, roles={0: "green"}, hands={0: ["rockfall"]})

    assert why(GAME, state, "rockfall 2,0") == [
        "It brings the way of green diggers to 2 cards from the goals (now 5).",
        "A card of the tunnel falls.",
    ]


def test_a_geologist_is_paid_for_crystals() -> None:
    hands = {0: ["crystal_cross"]}
    geologist = table(mine=A_FEW_CARDS, roles={0: "geologist"}, hands=hands)
    digger = table(mine=A_FEW_CARDS, roles={0: "green"}, hands=hands)
    said = "It adds a crystal: you are paid for all of them."

    assert why(GAME, geologist, "dig crystal_cross 3,0")[0] == said
    assert said not in why(GAME, digger, "dig crystal_cross 3,0")


def test_the_gold_is_named_when_one_knows_it() -> None:
    mine = BLUE_DOOR.replace("door_blue_ew", "straight_ew ")
    given: dict[str, Any] = {"mine": mine, "roles": {0: "boss"}, "hands": {0: ["straight_ew"]}}
    knows = table(**given, goals=["stone_a", "gold", "stone_b"], looked={0: ["8,0"]})

    assert why(GAME, knows, "dig straight_ew 7,0")[0] == "It reaches the gold on the middle goal."
    assert why(GAME, table(**given), "dig straight_ew 7,0")[0] == "It reaches the middle goal."


# People


def test_whom_a_digger_strikes() -> None:
    state = table(roles={0: "green"}, hands={0: ["break_pick", "trap"]})
    deeds = saw((BROKE, 2, 1, 1), (TRAPPED, 2, 3, 0))
    harm = "Seat 2 has broken a lamp and trapped a player."

    assert why(GAME, state, "break pick 2", deeds) == [
        harm,
        "Then seat 2 cannot dig.",
    ]
    assert why(GAME, state, "trap 2", deeds) == [
        harm,
        "Seat 2 is paid nothing if the trap stays to the end of the round.",
    ]


def test_who_is_trapped_cannot_dig_now() -> None:
    state = table(roles={0: "green"}, hands={0: ["break_pick"]}, trapped=[2])

    assert why(GAME, state, "break pick 2") == [
        "Seat 2 has a trap already, and needs one more repair then."
    ]


def test_a_dwarf_that_was_seen_is_named() -> None:
    roles = {0: "green", 2: "saboteur"}
    state = table(roles=roles, hands={0: ["break_pick"]}, inspected={0: [2]})

    assert why(GAME, state, "break pick 2")[0] == "You have seen that seat 2 is a saboteur."


def test_whom_a_saboteur_strikes_has_helped() -> None:
    state = table(roles={0: "saboteur"}, hands={0: ["break_pick"]})

    assert (
        why(GAME, state, "break pick 2", saw((FREED, 2, 1, 0)))[0] == "Seat 2 has freed a player."
    )


def test_helping_oneself() -> None:
    hands = {0: ["fix_lamp", "free"]}
    one = table(mine=A_FEW_CARDS, roles={0: "boss"}, hands=hands, broken={0: ["lamp"]})
    both = table(
        mine=A_FEW_CARDS, roles={0: "boss"}, hands=hands, broken={0: ["lamp"]}, trapped=[0]
    )

    where = "The tunnel is 5 cards from the goals."
    assert why(GAME, one, "mend lamp 0") == ["You can dig again then.", where]
    assert why(GAME, both, "mend lamp 0") == ["You still have a trap then.", where]
    assert why(GAME, both, "free 0") == ["You still have a broken lamp then.", where]


def test_removing_for_want_of_a_repair() -> None:
    cards = ["map", "thief"]
    none = table(roles={0: "boss"}, hands={0: cards}, broken={0: ["lamp"]})
    held = table(roles={0: "boss"}, hands={0: [*cards, "fix_lamp_cart"]}, broken={0: ["lamp"]})

    again = "You can dig again then."
    assert why(GAME, none, "remove lamp map thief") == [
        "No card of yours helps against a broken lamp.",
        again,
    ]
    assert why(GAME, held, "remove lamp map thief") == [again]


# Tricks


def test_a_thief_looks_for_gold() -> None:
    state = table(roles={0: "green"}, hands={0: ["thief"]}, pile=["map", "map"])

    assert why(GAME, state, "thief") == [
        "Nobody else has gold yet: there is some to steal once it is shared out.",
        "The pile has 2 cards left.",
    ]
    rich = table(roles={0: "green"}, hands={0: ["thief"]}, gold={0: 2, 3: 1})
    assert why(GAME, rich, "thief")[0] == "There is gold to steal: seat 3 had some before."


def test_a_thief_is_driven_off_who_could_steal_from_oneself() -> None:
    state = table(hands={0: ["hands_off"]}, thieves=[2], gold={0: 2})

    assert why(GAME, state, "hands_off 2") == [
        "Seat 2 has a thief, and could steal no more then.",
        "You have 2 nuggets to lose.",
    ]


def test_hands_that_are_swapped_are_counted() -> None:
    hands = {0: ["swap_hands", "map"], 1: ["map", "thief", "cross"]}

    assert why(GAME, table(hands=hands), "swap_hands 1") == [
        "Seat 1 holds 3 cards, you 1 besides this one."
    ]


def test_a_map_says_where_the_gold_may_be() -> None:
    goals = ["stone_a", "gold", "stone_b"]
    state = table(hands={0: ["map"]}, goals=goals, looked={0: ["8,-2"]})

    assert why(GAME, state, "map 8,0") == [
        "By what you know the gold may be on the middle goal and the lower goal."
    ]
    assert why(GAME, state, "map 8,-2") == ["The gold is not on the upper goal, by what you know."]


def test_discards_keep_cards_from_the_other_side() -> None:
    cards = ["cross", "dead_ew", "map"]
    digger = table(roles={0: "green"}, hands={0: cards}, broken={0: ["lamp"]}, trapped=[0])
    spoiler = table(roles={0: "saboteur"}, hands={0: cards})

    assert why(GAME, digger, "pass map cross dead_ew")[:2] == [
        "You cannot dig: a broken lamp and a trap in front of you.",
        "Then no saboteur can lay this dead end.",
    ]
    assert (
        why(GAME, spoiler, "pass map cross dead_ew")[0]
        == "Laid, this tunnel card would help the diggers."
    )
