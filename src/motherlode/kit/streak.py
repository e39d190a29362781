"""Forced passes in a row, judged backwards from the latest one (SAB-24)."""

from mypy_extensions import i64


class Streak:
    """Counts the forced passes since the last other turn, as hands are imagined."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.run: i64 = 0
        self.latest: i64 = -1

    def judge(self, *, forced: bool) -> bool:
        """The pass before those judged so far; `False` if a circle of them was forced."""
        if forced:
            self.run += 1
            return self.run < self.seats
        if self.latest < 0:
            self.latest = self.run
        self.run = 0
        return True

    def forced(self) -> i64:
        """How many forced passes in a row came last."""
        return self.run if self.latest < 0 else self.latest
