"""What the expansion's regular players do, counted: the rows of `bots/saboteur2/habits.py`.

Whoever changes such a player changes what a deed says about who did it: `tools/habits` prints
the rows as they should be then. Beliefs go by the old rows while they are counted, so that after
a large change it takes a second run to settle.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from motherlode.bots.saboteur2.deeds import DEEDS, OTHER_DOOR, OWN_DOOR, SITUATIONS
from tests.unit.bots.saboteur2.noting import Habit, count_deeds

KINDS: Final = ("digger", "boss", "profiteer", "geologist", "saboteur")
ALIKE: Final = ("profiteer", "saboteur")
"""Who play alike are counted together: chance would tell them apart where nothing does."""
SEATS: Final = range(2, 13)
FIRST: Final = 30_000
"""Seeds from here on: tests of beliefs and habits play others."""
THOUSAND: Final = 1000


def main() -> None:
    """Count, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=600, help="with each number of players")
    rounds = parser.parse_args().rounds
    counts: Counter[Habit] = Counter()
    with ProcessPoolExecutor() as pool:
        for some in pool.map(count_deeds, SEATS, [range(FIRST, FIRST + rounds)] * len(SEATS)):
            counts += some
    for name in KINDS:
        for situation in range(SITUATIONS):
            alike = ALIKE if name in ALIKE else (name,)
            rows = [KINDS.index(one) for one in alike]
            times = [sum(2 * counts[row, situation, deed] for row in rows) for deed in range(DEEDS)]
            if name != "digger":  # Nobody else has a colour: all doors are alike.
                times[OWN_DOOR] = times[OTHER_DOOR] = (times[OWN_DOOR] + times[OTHER_DOOR]) // 2
            often = thousandths(times)
            print(f'    "{" ".join(f"{n:3}" for n in often)}",{"" if situation else f"  # {name}"}')


def thousandths(times: list[int]) -> list[int]:
    """Shares of the whole, rounded so that they are a thousand together.

    >>> thousandths([1, 1, 1])
    [334, 333, 333]
    """
    turns = max(1, sum(times))
    shares = [n * THOUSAND // turns for n in times]
    missing = THOUSAND - sum(shares)
    by_rest = sorted(range(len(times)), key=lambda at: (-(times[at] * THOUSAND % turns), at))
    for at in by_rest[:missing]:
        shares[at] += 1
    return shares


if __name__ == "__main__":
    main()
