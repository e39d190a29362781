"""What a run is to play: a set-up, bots, how many games, the seed, and which shard of it."""

import re
from dataclasses import dataclass, replace
from typing import Final

from motherlode.bots.registry import bot_names
from motherlode.core.setups import Setup
from motherlode.games.registry import GAMES, find_game

NUMBER: Final = re.compile(r"[0-9]{1,18}")
MOST: Final = 10**12
SHARD: Final = re.compile(r"([0-9]{1,9})/([0-9]{1,9})")
SETUP: Final = re.compile(r"\s*([^\s(]*)\s*(?:\((.*)\)\s*)?", re.DOTALL)


@dataclass(frozen=True, order=True)
class Shard:
    """Part `part` of `parts`, counted from 1: the games whose number leaves part - 1 over."""

    part: int = 1
    parts: int = 1

    def __str__(self) -> str:
        return f"{self.part}/{self.parts}"


WHOLE: Final = Shard()


@dataclass(frozen=True)
class Plan:
    """All that decides the numbers of a run; how many processes play it does not."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    """In all shards together."""
    seed: int
    shard: Shard = WHOLE

    @property
    def numbers(self) -> range:
        """The games that this shard plays, ascending."""
        return range(self.shard.part - 1, self.games, self.shard.parts)

    @property
    def whole(self) -> "Plan":
        """The same run without shards."""
        return replace(self, shard=WHOLE)

    def seated(self, game: int) -> tuple[str, ...]:
        """The bot of each seat: dealt in turn, and moved on with every game.

        First the whole row moves around the table, then the bots within it: in seats times bots
        games every bot sits in every chair equally often, beside the same neighbours.
        """
        bots, seats = self.bots, self.setup.seats
        return tuple(
            bots[((seat + game) % seats + game // seats) % len(bots)] for seat in range(seats)
        )

    def words(self, shard: Shard) -> str:
        """What to type after `motherlode` to play a shard of this run."""
        bots = ",".join(self.bots)
        run = f"--bots {bots} --games {self.games} --seed {self.seed}"
        part = "" if shard == WHOLE else f" --shard {shard}"
        return f'sim "{self.setup.text}" {run}{part}'

    def words_for(self, game: int) -> str:
        """What to type after `motherlode` to play one game of this run alone."""
        return self.words(Shard(game + 1, self.games))


def make_plan(
    setup: Setup, *, bots: tuple[str, ...], games: int, seed: int, shard: Shard = WHOLE
) -> Plan:
    """A plan that can be played, or `ValueError` with what is wrong."""
    known = bot_names(setup.game)
    for name in bots:
        if name not in known:
            raise ValueError(f"{setup.game} has no bot {name!r}; it has {', '.join(known)}")
    if not bots or games < 1 or seed < 0:
        raise ValueError("a run has at least one bot and one game, and its seed is not negative")
    if not 1 <= shard.part <= shard.parts:
        raise ValueError(f"shards are counted from 1 to {shard.parts}; there is no {shard}")
    if shard.parts > games:
        raise ValueError(f"{games} games cannot be played in {shard.parts} shards")
    return Plan(setup, bots, games, seed, shard)


# From texts


def read_setup_of(game: str | None, more: list[str]) -> Setup:
    """The set-up that a game's name, or a whole set-up, and more `name=value` make."""
    if not game:
        raise ValueError(f"name a game: {', '.join(GAMES)}")
    found = SETUP.fullmatch(game)
    if found is None:
        raise ValueError(f"{game!r} is no set-up: write it like saboteur(edition=ua, seats=5)")
    parts = [part for part in (found[2], *more) if part]
    return find_game(found[1]).setup(f"{found[1]}({', '.join(parts)})")


def read_number(text: str, name: str, least: int, most: int = MOST) -> int:
    """The whole number that an option gives, from `least` to `most`."""
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}; not {text!r}")
    return int(text)


def read_shard(text: str) -> Shard:
    """The shard that a text names, as 2/3."""
    found = SHARD.fullmatch(text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise ValueError(f"--shard is a part of so many, as 1/3, 2/3 or 3/3; not {text!r}")
    return Shard(int(found[1]), int(found[2]))


def read_bots(text: str | None, game: str) -> tuple[str, ...]:
    """The bots that a list names; without one, the strongest that the game has."""
    if text is None:
        return (bot_names(game)[-1],)
    return tuple(name.strip() for name in text.split(","))
