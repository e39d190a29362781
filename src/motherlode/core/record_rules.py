"""Which rules a record was made with: a hash over the data files of its game.

A record keeps the rules it began with: under other data it is refused, never read in a new way.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from motherlode.core.game import Game
from motherlode.core.record import Record
from motherlode.core.record_deals import check_nonces
from motherlode.core.setups import Setup

AnyGame: TypeAlias = Game[Any, Any, Any]


def rules_hash(game: AnyGame) -> str:
    """The hash of all TOML files beside a game's module, as they are read.

    Comments, spaces and line endings change nothing; values and their order do.
    """
    return data_hash(type(game).__module__.rpartition(".")[0])


@cache
def data_hash(package: str) -> str:
    """The hash of the TOML files of a package; it may have none."""
    texts = {
        entry.name: entry.read_text("utf-8")
        for entry in (files(package).iterdir() if package else ())
        if entry.name.endswith(".toml")
    }
    return hash_texts(texts)


def hash_texts(texts: dict[str, str]) -> str:
    """The hash of TOML texts by their names.

    >>> hash_texts({"a.toml": "x = 1"}) == hash_texts({"a.toml": "# why\\r\\nx=1\\r\\n"})
    True
    """
    data = [[name, tomllib.loads(texts[name].replace("\r\n", "\n"))] for name in sorted(texts)]
    return hashlib.sha256(json.dumps(data, separators=(",", ":")).encode()).hexdigest()


def game_of(record: Record, find_game: Callable[[str], AnyGame]) -> AnyGame:
    """The game of a record; `ValueError` if there is none, or none with its rules and set-up."""
    try:
        game = find_game(record.game)
    except ValueError as problem:
        raise ValueError(f"game: {problem}") from None
    fit_setup(game, record)
    return game


def fit_setup(game: AnyGame, record: Record) -> Setup:
    """The set-up of a record; `ValueError` if it is not for this game and its rules of today."""
    if record.game != game.name:
        raise ValueError(f"game: this is {game.name}, the record is of {record.game}")
    if record.rules != rules_hash(game):
        raise ValueError(
            f"rules: the record was made with other rules of {game.name} than those here, so it"
            " cannot be replayed; use the version of motherlode that made it"
        )
    try:
        setup = game.setup(record.setup)
    except ValueError as problem:
        raise ValueError(f"setup: {problem}") from None
    if setup.text != record.setup:
        raise ValueError(f"setup: {record.setup!r} is written {setup.text!r}")
    if len(record.seats) != setup.seats:
        raise ValueError(f"seats: there are {len(record.seats)}, the set-up has {setup.seats}")
    check_nonces(record.deal, setup.seats)
    return setup
