"""Bots by name, for each game: the levels that people meet, and a random one for research."""

from importlib import import_module
from typing import Any, Final, NamedTuple

from motherlode.bots.base import Bot
from motherlode.bots.novice import Novice
from motherlode.bots.random_bot import RandomBot
from motherlode.core.chance import Chance, Fast

RANDOM: Final = "random"
NOVICE: Final = "novice"
REGULAR: Final = "regular"

FORMER: Final = {"builder": REGULAR, "prospector": REGULAR, "investor": REGULAR}
"""What took the place of bots that are named in games kept by earlier versions."""


class Players(NamedTuple):
    """Who plays a game; modules are imported when somebody sits down."""

    regular: str
    """`module:class`."""
    thumb: str
    """A quick player by rule of thumb, whose judgement the novice borrows."""
    looks: int
    """At how many moves a novice looks."""


def _alone(place: str, looks: int) -> Players:
    return Players(place, place, looks)


PLAYERS: Final = {
    "saboteur": Players(
        "motherlode.bots.saboteur.regular:Regular", "motherlode.bots.saboteur.thumb:Thumb", looks=12
    ),
    "saboteur2": Players(
        "motherlode.bots.saboteur2.regular:Regular",
        "motherlode.bots.saboteur2.thumb:Thumb",
        looks=4,
    ),
    "duel": _alone("motherlode.bots.duel.regular:Regular", looks=5),
    "goldmine": _alone("motherlode.bots.goldmine.regular:Regular", looks=8),
    "corporation": _alone("motherlode.bots.corporation.regular:Regular", looks=16),
}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [RANDOM, NOVICE, REGULAR] if game in PLAYERS else [RANDOM]


def make_bot(name: str, game: str, seat: int, seed: int) -> Bot[Any, Any]:
    """A fresh bot for a seat; the same seed gives the same player."""
    level = FORMER.get(name, name)
    if level not in bot_names(game):
        raise ValueError(f"{game} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    chance = Fast(seed * 1009 + seat)
    if level == RANDOM:
        return RandomBot(chance)
    players = PLAYERS[game]
    if level == REGULAR:
        return _sit_down(players.regular, seat, chance)
    return Novice(_sit_down(players.thumb, seat, chance), chance, players.looks)


def make_thumb(game: str, seat: int, seed: int) -> Bot[Any, Any]:
    """The quick player by rule of thumb: it leads long tests and benchmarks through a game."""
    return _sit_down(PLAYERS[game].thumb, seat, Fast(seed * 1009 + seat))


def _sit_down(place: str, seat: int, chance: Chance) -> Bot[Any, Any]:
    module, _, kind = place.partition(":")
    bot: Bot[Any, Any] = getattr(import_module(module), kind)(seat, chance)
    return bot
