"""Is there a bot of each name for each game that says so?"""

import pytest

from motherlode.bots.registry import bot_names, make_bot, rule_of_thumb
from motherlode.games.registry import GAMES

BOTS = {
    "saboteur": "builder",
    "saboteur2": "builder",
    "duel": "builder",
    "goldmine": "prospector",
    "corporation": "investor",
}


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_that_is_listed_can_be_made(game: str) -> None:
    for name in bot_names(game):
        assert make_bot(name, game, seat=0, seed=1) is not None


@pytest.mark.parametrize(("game", "name"), list(BOTS.items()))
def test_a_bot_by_rule_of_thumb_plays_its_own_game(game: str, name: str) -> None:
    assert bot_names(game) == ["random", name]
    assert rule_of_thumb(game) == name
    assert type(make_bot(name, game, seat=0, seed=1)).__module__.endswith(f".{name}.{game}")


def test_a_game_may_have_no_bot_by_rule_of_thumb() -> None:
    assert rule_of_thumb("nugget") is None
    assert bot_names("nugget") == ["random"]


def test_a_bot_that_is_not_there_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="saboteur2 has no bot 'genius'; it has random, builder"):
        make_bot("genius", "saboteur2", seat=0, seed=1)
