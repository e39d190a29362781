"""Do players of the expansion strike and help the right ones, and in the right order?"""

from typing import Any

import pytest

from motherlode.bots.saboteur2.regular import Regular
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.saboteur2.game import SABOTEUR2_GAME as GAME
from motherlode.kit.news import BROKE
from tests.unit.bots.saboteur2.positions import (
    A_FEW_CARDS,
    ONE_CARD_MISSING,
    SEEDS,
    choice,
    choices,
    choices_in,
    table,
)


def after_blows(*blows: tuple[int, int, int], **position: Any) -> set[str]:
    """What regulars in seat 0 do after some have broken others' tools: who, which tool, whose."""
    log = Log()
    GAME.begin(GAME.setup("saboteur2(seats=4, rounds=1)"), Fast(1), log)
    log.events = log.events[:1]
    for seat, tool, whom in blows:
        log.tell(BROKE, seat, tool, whom)
    state = table(**position)
    return {choice(Regular(0, Fast(seed)), state, log) for seed in SEEDS}


# Striking


def test_a_digger_looks_at_a_suspect_before_it_strikes() -> None:
    hand = ["break_pick", "break_lamp", "inspect", "fix_cart"]
    position: dict[str, Any] = {"mine": A_FEW_CARDS, "roles": {0: "green"}, "hands": {0: hand}}

    assert after_blows((3, 0, 1), (3, 1, 1), **position) == {"inspect 3"}


def test_a_known_saboteur_is_struck_without_another_look() -> None:
    found = choices(
        mine=A_FEW_CARDS,
        roles={0: "green", 2: "saboteur"},
        inspected={0: [2]},
        hands={0: ["break_pick", "inspect", "fix_cart"]},
    )

    assert found == {"break pick 2"}


@pytest.mark.parametrize("role", ["green", "boss"])
def test_whoever_can_still_dig_is_struck_before_one_who_cannot(role: str) -> None:
    found = choices(
        mine=A_FEW_CARDS,
        roles={0: role, 1: "saboteur", 2: "profiteer"},
        inspected={0: [1, 2]},
        broken={1: ["lamp"]},
        hands={0: ["break_pick", "fix_cart"]},
    )

    assert found == {"break pick 2"}


def test_a_digger_digs_on_rather_than_breaking_another_tool_of_one_who_cannot_dig() -> None:
    found = choices(
        mine=A_FEW_CARDS,
        roles={0: "green", 1: "saboteur"},
        inspected={0: [1]},
        broken={1: ["lamp"], 2: ["cart"]},
        hands={0: ["break_pick", "fix_cart", "inspect"]},
    )

    assert not any(move.startswith("break") for move in found)


def test_a_digger_sees_to_its_own_pick_before_it_strikes_back() -> None:
    hand = ["break_pick", "break_lamp", "t_horizontal", "curve_es", "mix_ns_e", "crystal_dead_w"]
    position: dict[str, Any] = {"mine": A_FEW_CARDS, "roles": {0: "blue"}, "hands": {0: hand}}

    found = after_blows((3, 1, 1), (3, 0, 0), **position, broken={0: ["pick"]})

    assert {move.split()[0] for move in found} == {"remove"}


# The last round


def standings(counted: list[int], **position: Any) -> set[str]:
    """What players do who could count what all have."""
    state = table(**position, gold=dict(enumerate(counted)))
    for seat, nuggets in enumerate(counted):
        state.public.counted[seat] = nuggets
    return choices_in(state)


def test_nobody_frees_the_leader_in_the_last_round() -> None:
    position: dict[str, Any] = {
        "mine": A_FEW_CARDS,
        "roles": {0: "blue", 1: "blue"},
        "inspected": {0: [1]},
        "trapped": [1],
        "hands": {0: ["free", "fix_cart", "dead_s"]},
    }

    assert standings([7, 4, 2, 2], **position) == {"free 1"}
    assert "free 1" not in standings([7, 10, 2, 2], **position)


@pytest.mark.parametrize("role", ["green", "saboteur", "geologist"])
def test_the_leader_is_trapped_before_the_last_round_ends(role: str) -> None:
    position: dict[str, Any] = {
        "mine": ONE_CARD_MISSING,
        "roles": {0: role},
        "hands": {0: ["trap", "fix_cart", "curve_ne"]},
    }

    assert standings([3, 2, 6, 2], **position) == {"trap 2"}
