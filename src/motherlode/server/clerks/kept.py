"""What clerks have made, kept as long as it is true and there is room for it."""

from collections import OrderedDict
from typing import Final, TypeAlias

from motherlode.server.clerks.jobs import Made, Question
from motherlode.server.tables.replaying import Wish

AROUND: Final = 1024
"""Bytes that each answer takes besides its own, generously."""
Place: TypeAlias = tuple[str, str, Wish]


class Kept:
    """Answers, so many bytes of them; what was not asked for longest goes first.

    Of each there is the newest only: a game that goes on leaves its old record behind.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._answers: OrderedDict[Place, tuple[int, Made]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._answers)

    def find(self, question: Question) -> Made | None:
        """The answer to a question, if it is here and still the newest."""
        place = _place(question)
        rev, made = self._answers.get(place, (0, None))
        if made is None or rev != question.rev:
            return None
        self._answers.move_to_end(place)
        return made

    def keep(self, question: Question, made: Made) -> None:
        """Keep an answer, unless a newer one is here or it is too large."""
        place = _place(question)
        rev, old = self._answers.get(place, (0, None))
        if rev > question.rev or _size(made) > self.most:
            return
        if old is not None:
            self.bytes -= _size(old)
        self._answers[place] = (question.rev, made)
        self._answers.move_to_end(place)
        self.bytes += _size(made)
        while self.bytes > self.most:
            _, (_, dropped) = self._answers.popitem(last=False)
            self.bytes -= _size(dropped)


def _place(question: Question) -> Place:
    return question.table, question.what, question.seat


def _size(made: Made) -> int:
    return len(made.packed) + AROUND
