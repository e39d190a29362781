"""What regular players do, counted: the rows of `habits.py` of Saboteur and of its expansion.

Whoever changes such a player changes what a deed says about who did it: `tools/habits` prints
the rows as they should be then. Beliefs go by the old rows while they are counted, so that after
a large change it takes a second run to settle.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from motherlode.bots.saboteur import deeds as base
from motherlode.bots.saboteur2 import deeds as expansion
from tests.unit.bots.saboteur import noting as base_noting
from tests.unit.bots.saboteur2 import noting as expansion_noting

Habit = tuple[int, int, int]
"""Whose habits, in which situation, what."""
Count = Callable[[int, range], Counter[Habit]]
FIRST: Final = 30_000
"""Seeds from here on: tests of beliefs and habits play others."""
THOUSAND: Final = 1000


def main() -> None:
    """Count, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(ROWS), help="whose players")
    parser.add_argument("--rounds", type=int, default=600, help="with each number of players")
    given = parser.parse_args()
    for row in ROWS[given.game](given.rounds):
        print(row)


def rows_of_saboteur(rounds: int) -> Iterator[str]:
    """Those of diggers, saboteurs and lone ones."""
    counts = count(base_noting.count_deeds, range(3, 11), rounds)
    for row, name in enumerate(("digger", "saboteur", "lone saboteur")):
        for situation in range(base.SITUATIONS):
            shares = thousandths([counts[row, situation, deed] for deed in range(base.DEEDS)])
            if name != "digger":  # The module says why.
                shares[base.LOOKED_ON] = shares[base.MAPPED]
            yield written(shares, name if situation == 0 else "")


ALIKE: Final = ("profiteer", "saboteur")
"""Who play alike are counted together: chance would tell them apart where nothing does."""
KINDS: Final = ("digger", "boss", "profiteer", "geologist", "saboteur")


def rows_of_saboteur2(rounds: int) -> Iterator[str]:
    """Those of all dwarfs."""
    counts = count(expansion_noting.count_deeds, range(2, 13), rounds)
    for name in KINDS:
        rows = [KINDS.index(one) for one in (ALIKE if name in ALIKE else (name,))]
        for situation in range(expansion.SITUATIONS):
            times = [
                sum(2 * counts[row, situation, deed] for row in rows)
                for deed in range(expansion.DEEDS)
            ]
            if name != "digger":  # Nobody else has a colour: all doors are alike.
                doors = times[expansion.OWN_DOOR] + times[expansion.OTHER_DOOR]
                times[expansion.OWN_DOOR] = times[expansion.OTHER_DOOR] = doors // 2
            yield written(thousandths(times), name if situation == 0 else "")


ROWS: Final = {"saboteur": rows_of_saboteur, "saboteur2": rows_of_saboteur2}


def count(deeds: Count, seats: Sequence[int], rounds: int) -> Counter[Habit]:
    """What was done at tables of all sizes together."""
    counts: Counter[Habit] = Counter()
    seeds = range(FIRST, FIRST + rounds)
    with ProcessPoolExecutor() as pool:
        for some in pool.map(deeds, seats, [seeds] * len(seats)):
            counts += some
    return counts


def written(shares: list[int], name: str) -> str:
    """A row as the sources have it."""
    row = " ".join(f"{n:3}" for n in shares)
    return f'    "{row}",' + (f"  # {name}" if name else "")


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
