"""Is there a bot of each name for each game that says so?"""

import pytest

from motherlode.bots.novice import Novice
from motherlode.bots.registry import FORMER, PLAYERS, bot_names, make_bot, make_thumb
from motherlode.games.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_that_is_listed_can_be_made(game: str) -> None:
    for name in bot_names(game):
        assert make_bot(name, game, seat=0, seed=1) is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_levels_and_players_of_its_own(game: str) -> None:
    assert bot_names(game) == ["random", "novice", "regular"]
    assert isinstance(make_bot("novice", game, seat=0, seed=1), Novice)
    for player in (make_bot("regular", game, 0, seed=1), make_thumb(game, 0, seed=1)):
        assert type(player).__module__.startswith(f"motherlode.bots.{game}.")


def test_every_player_belongs_to_a_game() -> None:
    assert list(PLAYERS) == list(GAMES)


def test_a_game_may_have_random_bots_alone() -> None:
    assert bot_names("nugget") == ["random"]


def test_a_bot_that_is_not_there_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="saboteur2 has no bot 'genius'; it has random, novice"):
        make_bot("genius", "saboteur2", seat=0, seed=1)


@pytest.mark.parametrize("former", FORMER)
def test_a_kept_game_goes_on_with_who_took_the_place_of_an_earlier_bot(former: str) -> None:
    successor = make_bot(FORMER[former], "duel", seat=0, seed=1)
    assert type(make_bot(former, "duel", seat=0, seed=1)) is type(successor)
