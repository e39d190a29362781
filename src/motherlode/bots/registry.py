"""Bots by name, for each game."""

from importlib import import_module
from typing import Any

from motherlode.bots.base import Bot
from motherlode.bots.random_bot import RandomBot
from motherlode.core.chance import Fast

RANDOM = "random"
BY_RULE_OF_THUMB = {
    "saboteur": "motherlode.bots.builder.saboteur:Builder",
    "saboteur2": "motherlode.bots.builder.saboteur2:Builder",
    "duel": "motherlode.bots.builder.duel:Builder",
    "goldmine": "motherlode.bots.prospector.goldmine:Prospector",
    "corporation": "motherlode.bots.investor.corporation:Investor",
}
"""The rule-of-thumb bot of each game: its module, imported when one sits down, and its class."""


def rule_of_thumb(game: str) -> str | None:
    """The name of a game's rule-of-thumb bot: that of its class, in small letters."""
    place = BY_RULE_OF_THUMB.get(game)
    return None if place is None else place.partition(":")[2].lower()


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    name = rule_of_thumb(game)
    return [RANDOM] if name is None else [RANDOM, name]


def make_bot(name: str, game: str, seat: int, seed: int) -> Bot[Any, Any]:
    """A fresh bot for a seat; the same seed gives the same player."""
    if name not in bot_names(game):
        raise ValueError(f"{game} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    chance = Fast(seed * 1009 + seat)
    if name == RANDOM:
        return RandomBot(chance)
    module, _, kind = BY_RULE_OF_THUMB[game].partition(":")
    bot: Bot[Any, Any] = getattr(import_module(module), kind)(seat, chance)
    return bot
