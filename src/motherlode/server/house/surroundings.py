"""What every room needs of the house: the store, the bots' minds, the time, the configuration."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from motherlode.core.record_deals import SEED_BYTES
from motherlode.server.config import Config
from motherlode.server.minds.pool import Minds
from motherlode.server.store.base import EventStore
from motherlode.server.tables.refusing import Moment

BOT_SEED_BYTES: Final = 6


@dataclass(frozen=True)
class Surroundings:
    """What rooms share."""

    config: Config
    store: EventStore
    minds: Minds
    now: Callable[[], float] = time.time
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    """So many bytes that nobody can guess; a test may give others, to deal the same again."""

    def fresh_seed(self) -> str:
        """What a table is dealt from: a seed that nobody knows."""
        return self.random_bytes(SEED_BYTES).hex()

    def moment(self) -> Moment:
        """Now, with fresh seeds for bots."""
        return Moment(self.now(), self._bot_seed)

    def _bot_seed(self) -> int:
        return int.from_bytes(self.random_bytes(BOT_SEED_BYTES), "big")
