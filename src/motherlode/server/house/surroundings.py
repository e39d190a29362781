"""What every room needs of the house: the store, the bots' minds, the time, the configuration."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from motherlode.server.config import Config
from motherlode.server.minds.pool import Minds
from motherlode.server.store.base import EventStore
from motherlode.server.tables.deciding import Moment

BOT_SEED_BITS: Final = 48


@dataclass(frozen=True)
class Surroundings:
    """What rooms share."""

    config: Config
    store: EventStore
    minds: Minds
    now: Callable[[], float] = time.time

    def moment(self) -> Moment:
        """Now, with fresh seeds for bots."""
        return Moment(self.now(), lambda: secrets.randbits(BOT_SEED_BITS))
