"""A document that holds the common sprite and a game's supplement has every picture once."""

import re

import pytest

from motherlode.draw.art import COMMON, names, sprite, supplement
from motherlode.games.registry import GAMES

ID = re.compile(r' id="([^"]+)"')


@pytest.mark.parametrize("game", GAMES)
def test_both_together_have_all_pictures_once(game: str) -> None:
    common, more = ID.findall(sprite(COMMON)), ID.findall(supplement(game))
    assert sorted({*common, *more}) == sorted([*common, *more])
    assert {*common, *more} >= set(ID.findall(sprite(game)))


def test_every_game_has_one() -> None:
    assert set(names()) == {COMMON, *GAMES}
