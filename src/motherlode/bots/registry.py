"""Bots by name, for each game."""

from importlib import import_module
from typing import Any

from motherlode.bots.base import Bot
from motherlode.bots.random_bot import RandomBot
from motherlode.core.chance import Fast

RANDOM = "random"
BUILDER = "builder"
BUILDERS = {
    "saboteur": "motherlode.bots.builder.saboteur",
    "saboteur2": "motherlode.bots.builder.saboteur2",
}
"""The module of each game's builder, imported when one sits down."""


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [RANDOM, BUILDER] if game in BUILDERS else [RANDOM]


def make_bot(name: str, game: str, seat: int, seed: int) -> Bot[Any, Any]:
    """A fresh bot for a seat; the same seed gives the same player."""
    if name not in bot_names(game):
        raise ValueError(f"{game} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    chance = Fast(seed * 1009 + seat)
    if name == RANDOM:
        return RandomBot(chance)
    bot: Bot[Any, Any] = import_module(BUILDERS[game]).Builder(seat, chance)
    return bot
