"""Where the chance of a simulated game comes from: the seed of the run and the game's number alone.

The text `1/42/deal` is hashed by SHA-256 for the deal of game 42 of seed 1, `1/42/seat 3` for the
bot on seat 3; the first bits of the hash are the number. Set-up and bots do not enter: the same
seed deals the same cards to other bots, so that two of them can be compared on equal luck.
"""

import hashlib
from typing import Final

DEAL_BYTES: Final = 8
BOT_BYTES: Final = 6
"""Fewer than for the deal: `make_bot` still multiplies the seed, within 64 bits."""


def deal_seed(seed: int, game: int) -> int:
    """The seed of a deal, 63 bits: a record can hold it.

    >>> deal_seed(1, 42)
    3169758482123088641
    """
    return int.from_bytes(_hash(f"{seed}/{game}/deal")[:DEAL_BYTES], "big") >> 1


def deal_seed_again(seed: int, game: int, again: int) -> int:
    """The seed of another deal in the place of one that did not fit.

    >>> deal_seed_again(1, 42, 1) == deal_seed(1, 42)
    False
    """
    return int.from_bytes(_hash(f"{seed}/{game}/deal {again}")[:DEAL_BYTES], "big") >> 1


def row_seed(seed: int, game: int) -> int:
    """The seed of who sits beside whom, 63 bits."""
    return int.from_bytes(_hash(f"{seed}/{game}/row")[:DEAL_BYTES], "big") >> 1


def bot_seed(seed: int, game: int, seat: int) -> int:
    """The seed of a bot's own chance, 48 bits from which nothing about the deal follows.

    >>> bot_seed(1, 42, 3)
    151143723486290
    """
    return int.from_bytes(_hash(f"{seed}/{game}/seat {seat}")[:BOT_BYTES], "big")


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
