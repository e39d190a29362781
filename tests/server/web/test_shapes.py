"""The client says how tunnels run as the boxes have it."""

import re
import tomllib
from typing import Any

import pytest

from motherlode.server.web.pages import STATIC
from tools.package import ROOT

TEXT = (STATIC / "games/mine/text/shapes.js").read_text("utf-8")
SHAPES, GOALS = (
    dict(re.findall(r"(\w+): '([\w,]+)'", part)) for part in TEXT.split("export const ")[1:]
)
BOXES = ("saboteur", "saboteur2", "duel")


def box(game: str) -> dict[str, Any]:
    """The box of a game, as its file has it."""
    return tomllib.loads((ROOT / f"src/motherlode/games/{game}/cards.toml").read_text("utf-8"))


@pytest.mark.parametrize("game", BOXES)
def test_every_path_card_has_the_tunnels_of_its_box(game: str) -> None:
    cards = {path["id"]: path["tunnels"] for path in box(game)["paths"]}
    assert {card: SHAPES[card] for card in cards} == cards


def test_there_is_no_card_that_no_box_has() -> None:
    assert SHAPES.keys() == {path["id"] for game in BOXES for path in box(game)["paths"]}


@pytest.mark.parametrize("game", BOXES)
def test_every_goal_has_the_tunnels_of_its_box(game: str) -> None:
    goals = box(game)["goals"]
    faces = (
        {goal["id"]: goal["tunnels"] for goal in goals}
        if isinstance(goals, list)
        else {name: tunnels for name, tunnels in goals.items() if name != "cells"}
    )
    assert {face: GOALS[face] for face in faces} == faces
