"""A schedule: bots by games by editions by seats, from the words that somebody typed."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from motherlode.arena.bouts import Bout, make_bout
from motherlode.arena.casting import Cast, read_cast
from motherlode.arena.contest import pairs_of
from motherlode.arena.plan import WHOLE, Shard, read_setup_of
from motherlode.bots.registry import bot_names
from motherlode.core.setups import Setup
from motherlode.games.registry import GAMES, find_game

ALL: Final = "all"
SEATS: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")


Chosen: TypeAlias = tuple[tuple[str, ...], Cast | None]


@dataclass(frozen=True)
class Wish:
    """What is to be played, as it was typed."""

    games: tuple[str, ...] = ()
    bots: str | None = None
    roles: tuple[str, ...] = ()
    seats: str | None = None
    editions: str | None = None
    options: tuple[str, ...] = ()
    deals: int = 200
    seed: int = 1
    shard: Shard = WHOLE


def bouts_of(wish: Wish) -> list[Bout]:
    """All bouts of a schedule, or `ValueError` with what is wrong."""
    return [
        bout
        for game in wish.games or tuple(GAMES)
        for setup in _setups(wish, game)
        for bout in _bouts_in(wish, setup)
    ]


def _bouts_in(wish: Wish, setup: Setup) -> list[Bout]:
    if wish.roles:
        casts = [read_cast(text, setup) for text in wish.roles]
        chosen: list[Chosen] = [(cast.bots, cast) for cast in casts]
    else:
        names = bot_names(setup.game) if wish.bots is None else wish.bots.split(",")
        pairs = pairs_of([name.strip() for name in names])
        if not pairs:
            raise ValueError("--bots names at least two: a bot against itself is regular,regular")
        chosen = [(pair, None) for pair in pairs]
    return [
        make_bout(setup, bots=bots, deals=wish.deals, seed=wish.seed, cast=cast, shard=wish.shard)
        for bots, cast in chosen
    ]


def _setups(wish: Wish, game: str) -> list[Setup]:
    sheet = find_game(read_setup_of(game, []).game).sheet
    editions = [None] if wish.editions is None else wish.editions.split(",")
    if wish.editions == ALL:
        editions = list(sheet.editions)
    found = []
    for edition in editions:
        for seats in _seats(wish.seats, sheet.least, sheet.most):
            more = [] if edition is None else [f"edition={edition.strip()}"]
            more += [] if seats is None else [f"seats={seats}"]
            found.append(read_setup_of(game, [*more, *wish.options]))
    return found


def _seats(text: str | None, least: int, most: int) -> list[int | None]:
    if text is None:
        return [None]
    if text == ALL:
        return list(range(least, most + 1))
    found: list[int | None] = []
    for part in text.split(","):
        span = SEATS.fullmatch(part.strip())
        if span is None:
            raise ValueError(f"--seats is like 2,4-6 or all; not {text!r}")
        found += range(int(span[1]), int(span[2] or span[1]) + 1)
    return found
