"""The type of a game follows its name, by overloads that are made from the registry."""

from typing import Any, assert_type

import pytest

import motherlode
from motherlode.core.game import Game
from motherlode.core.state import State
from motherlode.games.corporation.game import Corporation
from motherlode.games.corporation.state import Public as CorporationPublic
from motherlode.games.duel.game import Duel
from motherlode.games.duel.state import Public as DuelPublic
from motherlode.games.goldmine.game import GoldMine
from motherlode.games.goldmine.state import Public as GoldMinePublic
from motherlode.games.registry import GAMES
from motherlode.games.saboteur.game import Saboteur
from motherlode.games.saboteur.state import Hidden, Own, Public
from motherlode.games.saboteur2.game import Saboteur2
from motherlode.games.saboteur2.state import Public as Saboteur2Public
from tools.game_types import PLACE, game_types


@pytest.mark.pure
def test_the_types_of_games_are_those_of_the_registry() -> None:
    assert PLACE.read_text("utf-8") == game_types(), "run tools/game_types"


@pytest.mark.parametrize("name", GAMES)
def test_a_name_that_is_only_known_later_gives_any_game(name: str) -> None:
    game = motherlode.game(name)
    assert_type(game, Game[Any, Any, Any])
    assert game.name == name


# `assert_type` is for mypy, which reads this file; what is there at run time is asserted beside it.


def test_saboteur_is_saboteur() -> None:
    game = motherlode.game("saboteur")
    assert_type(game, Saboteur)
    state = game.begin(game.setup("saboteur(seats=4)"), motherlode.Fast(7))
    assert_type(state, State[Public, Own, Hidden])
    assert_type(state.own[0], Own)
    assert isinstance(assert_type(state.public, Public), Public)


def test_saboteur2_is_saboteur2() -> None:
    game = motherlode.game("saboteur2")
    assert_type(game, Saboteur2)
    state = game.begin(game.setup("saboteur2(seats=4)"), motherlode.Fast(7))
    assert isinstance(assert_type(state.public, Saboteur2Public), Saboteur2Public)


def test_duel_is_duel() -> None:
    game = motherlode.game("duel")
    assert_type(game, Duel)
    state = game.begin(game.setup("duel(seats=2)"), motherlode.Fast(7))
    assert isinstance(assert_type(state.public, DuelPublic), DuelPublic)


def test_goldmine_is_gold_mine() -> None:
    game = motherlode.game("goldmine")
    assert_type(game, GoldMine)
    state = game.begin(game.setup("goldmine(seats=4)"), motherlode.Fast(7))
    assert isinstance(assert_type(state.public, GoldMinePublic), GoldMinePublic)


def test_corporation_is_corporation() -> None:
    game = motherlode.game("corporation")
    assert_type(game, Corporation)
    state = game.begin(game.setup("corporation(seats=4)"), motherlode.Fast(7))
    assert isinstance(assert_type(state.public, CorporationPublic), CorporationPublic)


def test_a_name_that_is_no_game_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there is saboteur, saboteur2"):
        motherlode.game("chess")
