"""From a deal to its chance: the one place where live games and replays get their generator.

A live table publishes `commit(seed)`, then collects a nonce of each player, then deals from
`sha256(seed ‖ nonces)`; after the game it reveals the seed.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, assert_never

from motherlode.core.chance import Chance, Fast, Secure
from motherlode.core.record import Deal, FastDeal, Player, Robot, SecureDeal

SEED_BYTES: Final = 32
NONCE_BYTES: Final = 16
BOT_SEED_BYTES: Final = 6
FROM_THE_DEAL: Final = 0


def commit(seed: bytes) -> str:
    """What is published of a seed before anything else is known."""
    return hashlib.sha256(seed).hexdigest()


def secure_deal(
    seed: bytes, nonces: Sequence[bytes] = (), *, seeds_bots: bool = False
) -> SecureDeal:
    """A deal from a seed nobody could choose after the nonces, and nonces in seat order.

    >>> deal = secure_deal(bytes(32), [bytes(16)] * 3)
    >>> deal.commitment == commit(bytes(32))
    True
    """
    if len(seed) != SEED_BYTES or any(len(nonce) != NONCE_BYTES for nonce in nonces):
        raise ValueError(f"a seed has {SEED_BYTES} bytes, a nonce {NONCE_BYTES}")
    return SecureDeal(
        commitment=commit(seed),
        nonces=tuple(nonce.hex() for nonce in nonces),
        seed=seed.hex(),
        seeds_bots=seeds_bots,
    )


def chance_of(deal: Deal) -> Chance:
    """A fresh generator of a deal; `ValueError` without the seed that was promised."""
    if deal.seed is None:
        raise ValueError("the seed is not revealed: only a game that is over can be dealt again")
    match deal:
        case FastDeal():
            return Fast(deal.seed)
        case SecureDeal():
            seed = bytes.fromhex(deal.seed)
            if commit(seed) != deal.commitment:
                raise ValueError("the commitment is not the hash of the seed")
            return Secure(hashlib.sha256(seed + bytes.fromhex("".join(deal.nonces))).digest())
        case _:
            assert_never(deal)


def bot_seed_of(deal: SecureDeal, seat: int, since: int = FROM_THE_DEAL) -> int:
    """The seed of a seat's bot: nobody can know it before the game is over, anybody afterwards.

    For a stand-in that came later, `since` is the table's revision then.
    """
    if deal.seed is None:
        raise ValueError("the seed is not revealed: only a game that is over tells its bots'")
    said = f"motherlode bot {seat} {since} {' '.join(deal.nonces)}"
    mark = hmac.digest(bytes.fromhex(deal.seed), said.encode(), "sha256")
    return int.from_bytes(mark[:BOT_SEED_BYTES], "big")


def without_seed(deal: Deal) -> Deal:
    """What everyone may know of a deal while the game goes on."""
    match deal:
        case FastDeal():
            return FastDeal()
        case SecureDeal():
            return SecureDeal(
                commitment=deal.commitment, nonces=deal.nonces, seeds_bots=deal.seeds_bots
            )
        case _:
            assert_never(deal)


def check_nonces(deal: Deal, seats: int) -> None:
    """`ValueError` unless a secure deal has a nonce of each seat, or none at all."""
    if isinstance(deal, SecureDeal) and len(deal.nonces) not in (0, seats):
        raise ValueError(
            f"deal: {len(deal.nonces)} nonces for {seats} seats: there is one of each, or none"
        )


def check_bot_seeds(deal: Deal, players: Sequence[Player]) -> None:
    """`ValueError` if a bot has another seed than the one that the deal gave it, if it gave any."""
    if not isinstance(deal, SecureDeal) or not deal.seeds_bots or deal.seed is None:
        return
    for seat, player in enumerate(players):
        if isinstance(player, Robot) and player.seed != bot_seed_of(deal, seat):
            raise ValueError(f"the bot on seat {seat} has another seed than the deal gives it")
