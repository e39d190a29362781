"""Where the chance of a live game comes from: this one place decides it."""

import hashlib
import re
import secrets
from typing import Final

from motherlode.core.record import HASH, Deal, SecureDeal
from motherlode.core.record_deals import secure_deal

SHORT_SEED_BYTES: Final = 4
BOT_SEED_BYTES: Final = 4


def fresh_seed() -> str:
    """A seed that nobody knows yet, short enough to be typed again."""
    return secrets.token_hex(SHORT_SEED_BYTES)


def deal_of(seed: str) -> SecureDeal:
    """The same text deals the same game, everywhere; 64 hex digits are the seed of a record."""
    if re.fullmatch(HASH, seed):
        return secure_deal(bytes.fromhex(seed))
    return secure_deal(hashlib.sha256(seed.encode()).digest())


def bot_seed(deal: Deal, seat: int) -> int:
    """A seed for a bot's own chance, from which nothing about the deal follows."""
    digest = hashlib.sha256(f"bot {seat} of {deal.seed}".encode()).digest()
    return int.from_bytes(digest[:BOT_SEED_BYTES], "big")
