"""Token buckets: so many at once, so many a second in the long run."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from motherlode.server.config import Rate

MOST: Final = 20_000
"""Buckets kept at a time; the one not used for longest goes first."""


class Buckets:
    """A bucket for each key (a guest, an address), all of one rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one token; `False` if there is none."""
        now, rate = self._clock(), self._rate
        left, since = self._buckets.pop(key, (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - since) * rate.per_second)
        good = left >= 1
        self._buckets[key] = (left - 1 if good else left, now)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        return good
