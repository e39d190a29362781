"""Whole numbers that add up: how often each value occurred, by figure and group."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from motherlode.arena.played import Fact

Squares = tuple[int, int, int]


@dataclass
class Count:
    """The values of one group of one figure, over all games."""

    values: dict[int, int] = field(default_factory=dict)
    """How often each value occurred."""
    games: int = 0
    """In how many games any did."""
    squares: Squares = (0, 0, 0)
    """Over games with a sum s of t values: the sums of s * s, s * t, t * t."""

    @property
    def times(self) -> int:
        """How many values there were."""
        return sum(self.values.values())

    @property
    def total(self) -> int:
        """Their sum."""
        return sum(value * times for value, times in self.values.items())

    def add_game(self, values: list[int]) -> None:
        """Count the values of one game."""
        for value in values:
            self.values[value] = self.values.get(value, 0) + 1
        total, times = sum(values), len(values)
        self._add(1, (total * total, total * times, times * times))

    def add(self, other: "Count") -> None:
        """Count what another has counted."""
        for value, times in other.values.items():
            self.values[value] = self.values.get(value, 0) + times
        self._add(other.games, other.squares)

    def _add(self, games: int, squares: Squares) -> None:
        ss, st, tt = self.squares
        self.games += games
        self.squares = (ss + squares[0], st + squares[1], tt + squares[2])


class Counts:
    """All that was counted of some games; adding up knows no order."""

    def __init__(self) -> None:
        self.figures: dict[str, dict[str, Count]] = {}

    def of(self, figure: str) -> Mapping[str, Count]:
        """What was counted for a figure, by group."""
        return self.figures.get(figure, {})

    def add_game(self, facts: Iterable[Fact]) -> None:
        """Count the facts of one game."""
        found: dict[tuple[str, str], list[int]] = {}
        for figure, group, value in facts:
            key = (figure, group)
            if key in found:
                found[key].append(value)
            else:
                found[key] = [value]
        for (figure, group), values in found.items():
            self._count(figure, group).add_game(values)

    def add(self, other: "Counts") -> None:
        """Count what was counted elsewhere."""
        for figure, groups in other.figures.items():
            for group, count in groups.items():
                self._count(figure, group).add(count)

    def _count(self, figure: str, group: str) -> Count:
        groups = self.figures.setdefault(figure, {})
        if group not in groups:
            groups[group] = Count()
        return groups[group]
