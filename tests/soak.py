"""How much the long tests try: `SOAK=10 ./test --all tests/server` tries ten times as much."""

import os
from typing import Final

SOAK: Final = int(os.environ.get("SOAK", "1"))


def many(usual: int) -> int:
    """As many as usual; more if somebody has the time."""
    return usual * SOAK
