"""What every room needs of the house: the store, the bots' minds, the time, the configuration."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from motherlode.core.record_deals import SEED_BYTES
from motherlode.server.clerks.office import Clerks
from motherlode.server.config import Config
from motherlode.server.minds.pool import Minds
from motherlode.server.store.base import EventStore
from motherlode.server.tables.refusing import Moment


@dataclass(frozen=True)
class Surroundings:
    """What rooms share."""

    config: Config
    store: EventStore
    minds: Minds
    now: Callable[[], float] = time.time
    """What people read on their clocks: it may step forwards and back."""
    steady: Callable[[], float] = time.monotonic
    """Never steps: limits and timers go by it."""
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    """So many bytes that nobody can guess; a test may give others, to deal the same again."""
    clerks: Clerks = field(default_factory=Clerks)

    def fresh_seed(self) -> str:
        """What a table is dealt from: a seed that nobody knows."""
        return self.random_bytes(SEED_BYTES).hex()

    def moment(self) -> Moment:
        """Now."""
        return Moment(self.now())
