"""Reasons for moves of base Saboteur, in positions that are drawn."""

import re
from typing import Any

import pytest

from motherlode.bots.hints.phrases import say
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from motherlode.kit.news import BROKE, DUG, FELLED, MENDED, ROUND_BEGAN
from tests.unit.bots.hints.asking import hint, why

TUNNEL = """
     0      1      2      3      4            5            6             7  8
0    start  cross  cross  cross  straight_ew  straight_ew  t_horizontal  .  ?
"""
SHORT = """
     0      1            2
0    start  straight_ew  straight_ew
"""
LAMP, CART = 1, 2


def table(**position: Any) -> Table:
    """A position of five in which seat 0 is asked, a digger if nothing is said."""
    position.setdefault("roles", {0: "digger"})
    return GAME.arrange(GAME.setup("saboteur(seats=5, rounds=1)"), {"turn": 0, **position})


def tile_of(card: str) -> int:
    """The number of a card as it lies."""
    rules = GAME.rules(GAME.setup("saboteur(seats=5)"))
    first = rules.words.first_path
    return int(rules.ground.tiles.first[rules.words.card_names.index(card) - first])


def told(*deeds: tuple[int, int, int, int]) -> list[Event]:
    """A round in which this was seen: kind, seat, a, b."""
    began = Event(ROUND_BEGAN, EVERYONE, 0, 0, 0, 0)
    return [began, *(Event(kind, EVERYONE, seat, a, b, 0) for kind, seat, a, b in deeds)]


def likely_that(what: str) -> str:
    """Anything that is said of how likely something is."""
    return rf"By all that was seen, it is \d\d? % likely that {what}\."


# Digging


def test_a_card_brings_the_tunnel_nearer() -> None:
    state = table(mine=SHORT, hands={0: ["cross"]})
    assert why(GAME, state, "dig cross 3,0") == [
        "It brings the tunnel to 4 cards from the goals (now 5).",
        "The tunnel then leads on to 6 places (now 4).",
    ]


def test_a_card_that_leads_nowhere_new_keeps_it_where_it_is() -> None:
    state = table(mine=SHORT, hands={0: ["straight_ns"]})
    assert why(GAME, state, "dig straight_ns 0,1") == [
        "It keeps the tunnel at 5 cards from the goals."
    ]


def test_a_dead_end_sets_it_back() -> None:
    state = table(mine=SHORT, hands={0: ["dead_ew"]}, roles={0: "saboteur"})
    assert why(GAME, state, "dig dead_ew 3,0") == [
        "It sets the tunnel back to 9 cards from the goals (now 5).",
        "No tunnel goes on through this card.",
    ]


def test_the_last_card_reaches_a_goal_of_which_nothing_is_known() -> None:
    state = table(mine=TUNNEL, hands={0: ["straight_ew"]})
    assert why(GAME, state, "dig straight_ew 7,0") == [
        "It reaches the middle goal.",
        "By all that was seen, it is 33 % likely that the gold is on the middle goal.",
    ]


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("gold", "The gold is on the middle goal, by what you know."),
        ("stone_a", "The gold is not on the middle goal, by what you know."),
    ],
)
def test_who_has_seen_the_goal_knows(face: str, said: str) -> None:
    faces = ["gold", "stone_a", "stone_b"]
    others = [other for other in faces if other != face]
    goals = [others[0], face, others[1]]
    state = table(mine=TUNNEL, hands={0: ["straight_ew"]}, goals=goals, looked={0: ["8,0"]})
    assert why(GAME, state, "dig straight_ew 7,0")[1] == said


def test_the_way_to_gold_that_was_seen_counts_alone() -> None:
    goals = ["gold", "stone_a", "stone_b"]
    state = table(mine=SHORT, hands={0: ["cross"]}, goals=goals, looked={0: ["8,-2"]})
    assert why(GAME, state, "dig cross 3,0")[0] == (
        "It brings the tunnel to 6 cards from the gold on the upper goal (now 7)."
    )


def test_a_rockfall_that_clears_a_dead_end() -> None:
    mine = SHORT.replace("straight_ew  straight_ew", "straight_ew  dead_ew")
    state = table(mine=mine, hands={0: ["rockfall"]})
    assert why(GAME, state, "rockfall 2,0") == [
        "It brings the tunnel to 6 cards from the goals (now 9).",
        "A dead end falls.",
    ]


# People


def test_who_is_struck_has_done_harm() -> None:
    state = table(hands={0: ["break_pick"]})
    deeds = told(
        (BROKE, 3, LAMP, 1),
        (BROKE, 3, LAMP, 2),
        (DUG, 3, tile_of("dead_ew"), 0),
        (BROKE, 1, CART, 3),
    )
    believed, harm = why(GAME, state, "break pick 3", deeds)
    assert re.fullmatch(likely_that("seat 3 is a saboteur"), believed)
    assert harm == "Seat 3 has broken 2 lamps and laid a dead end."


def test_what_happened_in_the_last_round_is_forgotten() -> None:
    state = table(hands={0: ["break_pick"]})
    deeds = [*told((BROKE, 3, LAMP, 1)), *told((FELLED, 3, 0, tile_of("cross")))]
    assert why(GAME, state, "break pick 3", deeds)[1] == "Seat 3 has brought down a card."


def test_who_did_nothing_can_dig_and_could_not_then() -> None:
    state = table(hands={0: ["break_pick"]})
    assert why(GAME, state, "break pick 3")[1] == "Then seat 3 cannot dig."


def test_a_saboteur_strikes_a_digger() -> None:
    state = table(hands={0: ["break_pick"]}, roles={0: "saboteur"}, broken={3: ["lamp", "cart"]})
    believed, change = why(GAME, state, "break pick 3")
    assert re.fullmatch(likely_that("seat 3 is a digger"), believed)
    assert change == (
        "Seat 3 has a broken lamp and a broken cart already, and needs one more repair then."
    )


def test_the_only_saboteur_is_sure_of_all_others() -> None:
    setup = GAME.setup("saboteur(seats=3, rounds=1)")
    roles = {0: "saboteur", 1: "digger", 2: "digger"}
    state = GAME.arrange(setup, {"turn": 0, "hands": {0: ["break_pick"]}, "roles": roles})
    assert why(GAME, state, "break pick 1")[0] == (
        "Seat 1 is surely a digger: nobody else can be a saboteur."
    )


def test_mending_oneself() -> None:
    state = table(mine=SHORT, hands={0: ["fix_lamp"]}, broken={0: ["lamp"]})
    assert why(GAME, state, "mend lamp 0") == [
        "You can dig again then.",
        "The tunnel is 5 cards from the goals.",
    ]
    both = table(mine=SHORT, hands={0: ["fix_lamp"]}, broken={0: ["lamp", "cart"]})
    assert why(GAME, both, "mend lamp 0")[0] == "You still have a broken cart then."


def test_mending_another() -> None:
    state = table(hands={0: ["fix_lamp"]}, broken={2: ["lamp"], 3: ["lamp", "pick"]})
    believed, change = why(GAME, state, "mend lamp 2", told((MENDED, 2, CART, 0)))
    assert re.fullmatch(likely_that("seat 2 is a digger"), believed)
    assert change == "Seat 2 can dig again then."
    assert why(GAME, state, "mend lamp 3")[1] == "Seat 3 still has a broken pick then."


# Looking, passing, keeping


def test_a_map_says_how_likely_gold_is_there() -> None:
    goals = ["stone_a", "gold", "stone_b"]
    state = table(hands={0: ["map"]}, goals=goals, looked={0: ["8,-2"]})
    assert why(GAME, state, "map 8,0") == [
        "By all that was seen, it is 50 % likely that the gold is on the middle goal."
    ]


def test_passing_with_a_broken_tool() -> None:
    state = table(hands={0: ["dead_ew", "cross"]}, broken={0: ["lamp"]})
    assert why(GAME, state, "pass dead_ew") == [
        "You cannot dig: a broken lamp in front of you.",
        "Then no saboteur can lay this dead end.",
        f"You draw 1 card for it; the pile has {state.public.tally.pile}.",
    ]


def test_passing_when_no_card_brings_the_tunnel_nearer() -> None:
    state = table(mine=SHORT, hands={0: ["dead_ew", "map"]})
    assert why(GAME, state, "pass map")[0] == "No card of yours shortens the way to the goals."
    better = table(mine=SHORT, hands={0: ["cross", "map"]})
    assert "No card" not in why(GAME, better, "pass map")[0]


def test_a_map_is_spared_once_the_gold_is_known() -> None:
    goals = ["stone_a", "gold", "stone_b"]
    state = table(mine=SHORT, hands={0: ["map"]}, goals=goals, looked={0: ["8,0"]})
    assert "You know where the gold is: a map tells nothing more." in why(GAME, state, "pass map")


def test_a_repair_is_spared_if_nobody_needs_it() -> None:
    state = table(mine=SHORT, hands={0: ["fix_pick_lamp"]}, broken={1: ["cart"]})
    said = "Nobody has a tool broken that the repair mends."
    assert said in why(GAME, state, "pass fix_pick_lamp")
    needed = table(mine=SHORT, hands={0: ["fix_pick_lamp"]}, broken={1: ["lamp"]})
    assert said not in why(GAME, needed, "pass fix_pick_lamp")


def test_the_only_move_needs_no_other_reason() -> None:
    state = table(hands={0: ["cross"]}, broken={0: ["lamp"]})
    assert hint(GAME, state).reasons == (say("hint.only"),)


def test_a_hint_is_the_same_however_often_it_is_asked_for() -> None:
    state = table(mine=SHORT, hands={0: ["cross", "t_horizontal", "map", "dead_ew", "cross"]})
    first = hint(GAME, state, Log().events)
    assert all(hint(GAME, state, Log().events) == first for _ in range(3))
    assert GAME.write(state.public, first.move).startswith(("dig", "map"))
