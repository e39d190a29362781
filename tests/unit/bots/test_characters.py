"""Bots are somebody: each has a name and a line of its own, and neither plays any part."""

import pytest

from motherlode.bots.characters import CHARACTERS, NAMES, character
from motherlode.bots.registry import FORMER, PLAYERS, bot_names
from motherlode.games.registry import GAMES, find_game


def test_every_chair_of_the_largest_table_has_a_name_of_its_own() -> None:
    most = max(find_game(game).sheet.most for game in GAMES)

    assert most <= len(NAMES) == len({name[0] for name in NAMES})


@pytest.mark.parametrize("game", PLAYERS)
def test_every_level_has_a_line_for_every_name_and_no_two_are_alike(game: str) -> None:
    for level in bot_names(game):
        lines = {character(name, level) for name in NAMES}
        assert len(lines) == len(NAMES) == len(CHARACTERS[level])
        assert all(line and not line.endswith(".") for line in lines)


def test_levels_have_no_line_in_common() -> None:
    lines = [line for level in CHARACTERS.values() for line in level]

    assert len(lines) == len(set(lines))


def test_bots_of_earlier_versions_are_what_took_their_place() -> None:
    assert {character("Ylva", old) for old in FORMER} == {character("Ylva", "regular")}


def test_who_has_another_name_has_a_line_too() -> None:
    assert character("Ann", "novice") == character("Ann", "novice") != ""
    assert character("Ann", "stranger") == ""
