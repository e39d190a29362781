"""Digests that bind each step of a record to all that everyone could watch before it.

Each is a SHA-256 over lines of text and begins with the digest before it. Nothing in them is
secret: no move's text (a discard is face down), no seed, no part of a state but the public one.
"""

import hashlib
from collections.abc import Sequence
from typing import assert_never

from motherlode.core.record import FORMAT, Deal, FastDeal, Person, Player, Robot, SecureDeal


def digest_deal(
    setup: str, rules: str, seats: Sequence[Player], deal: Deal, public_digest: str
) -> str:
    """What was agreed on, who plays, what was promised, and the table after the deal."""
    people = [_player_line(player) for player in seats]
    head = [f"motherlode record {FORMAT}", setup, rules]
    return _hash([*head, *people, _deal_line(deal), public_digest])


def digest_move(before: str, seat: int, public_digest: str) -> str:
    """After a seat has moved: the table as everyone sees it."""
    return _hash([before, f"move {seat}", public_digest])


def digest_claim(before: str, seat: int, text: str) -> str:
    """After a seat has claimed something."""
    return _hash([before, f"claim {seat}", text])


def _player_line(player: Player) -> str:
    # No name has a tab in it, so two players never have one line.
    match player:
        case Person():
            return f"person\t{player.name}"
        case Robot():
            return f"bot\t{player.bot}\t{player.name}"
        case _:
            assert_never(player)


def _deal_line(deal: Deal) -> str:
    match deal:
        case FastDeal():
            return "fast"
        case SecureDeal():
            bots = ["bots"] if deal.seeds_bots else []
            return " ".join(["secure", deal.commitment, *deal.nonces, *bots])
        case _:
            assert_never(deal)


def _hash(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
