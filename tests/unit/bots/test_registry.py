"""Is there a bot of each name for each game that says so?"""

import pytest

from motherlode.bots.registry import bot_names, make_bot
from motherlode.games.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_that_is_listed_can_be_made(game: str) -> None:
    for name in bot_names(game):
        assert make_bot(name, game, seat=0, seed=1) is not None


@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_a_builder_plays_its_own_game(game: str) -> None:
    assert type(make_bot("builder", game, seat=0, seed=1)).__module__.endswith(f".builder.{game}")


def test_a_bot_that_is_not_there_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="saboteur2 has no bot 'genius'; it has random, builder"):
        make_bot("genius", "saboteur2", seat=0, seed=1)
