"""Where the chance of a live game comes from: this one place decides it."""

import hashlib
import secrets
from typing import Final

from motherlode.core.chance import Chance, Secure

SEED_BYTES: Final = 4
BOT_SEED_BYTES: Final = 4


def fresh_seed() -> str:
    """A seed that nobody knows yet, short enough to be typed again."""
    return secrets.token_hex(SEED_BYTES)


def deal_of(seed: str) -> Chance:
    """The generator of the deal: the same text deals the same game, everywhere."""
    return Secure(hashlib.sha256(seed.encode()).digest())


def bot_seed(seed: str, seat: int) -> int:
    """A seed for a bot's own chance, from which nothing about the deal follows."""
    digest = hashlib.sha256(f"bot {seat} of {seed}".encode()).digest()
    return int.from_bytes(digest[:BOT_SEED_BYTES], "big")
