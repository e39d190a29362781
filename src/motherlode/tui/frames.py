"""A record step by step, as one seat, a spectator or everyone together saw it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import Any, Final

from motherlode.core.events import EVERYONE, Event
from motherlode.core.record import ClaimStep, MoveStep, Record, Step
from motherlode.core.record_replay import Difference, verify_record
from motherlode.core.record_rules import AnyGame
from motherlode.core.recorder import Recorder
from motherlode.draw.company import Company
from motherlode.draw.face import Face, find_face
from motherlode.draw.ink import Paper
from motherlode.tui.claims import say_claim
from motherlode.tui.readers import Reader
from motherlode.tui.screen import draw_table
from motherlode.tui.table import Table
from motherlode.tui.words import claim_in_words, count_claims, rank
from motherlode.words.catalogue import Catalogue

ALL: Final = -2
"""Who reads if everything is to be shown: every seat at once."""


@dataclass(frozen=True)
class Frame:
    """What there is to see after a step."""

    heading: str
    story: tuple[str, ...]
    shown: object
    secrets: tuple[str, ...]
    """What each seat alone knows and what is true, if everything is shown."""
    ending: tuple[str, ...] = ()


class Film:
    """All frames of a record up to where it differs, if it does, from its replay."""

    def __init__(
        self, game: AnyGame, record: Record, seat: int, paper: Paper, words: Catalogue
    ) -> None:
        self.difference: Difference | None = verify_record(game, record)
        self.record = record
        self.seat = seat
        self.words = words
        self.face: Face[Any, Any] = find_face(game.name, words)
        self.frames: list[Frame] = []
        if self.difference is None or self.difference.number:
            setup = game.setup(record.setup)
            self.table = Table(Recorder(game, setup, record.deal, record.seats), {})
            self.reader = _reader(self.table, self.face, seat)
            self.company: Company = self.reader.company
            self.frames = list(self._shoot(paper))

    def _shoot(self, paper: Paper) -> Iterator[Frame]:
        yield self._frame(self.words.text("film.deal"), None, paper)
        last = len(self.record.steps)
        sound = last if self.difference is None else self.difference.number - 1
        for number, step in enumerate(self.record.steps[:sound], 1):
            self.table.repeat(step)
            place = self.words.text("replay.step", at=number, last=last)
            yield self._frame(f"{place}: {self._doing(step)}", step, paper)

    def _doing(self, step: Step) -> str:
        """Whose step it was, and the move itself for those who may know it."""
        name = self.record.names[step.seat]
        if isinstance(step, MoveStep) and self.seat in (step.seat, ALL):
            return f"{name}, {step.text}"
        return name

    def _frame(self, heading: str, step: Step | None, paper: Paper) -> Frame:
        if isinstance(step, ClaimStep):
            mark = step.true if self.seat == ALL else None
            story = [claim_in_words(step.seat, step.text, mark, self.company, self.words)]
        else:
            self.reader.hear(paper)
            story = [line for page in self.reader.take() for line in page]
        over = self.table.asked() is None
        return Frame(
            heading,
            tuple(story),
            self.table.view(self.reader.seat),
            tuple(self._secrets()) if self.seat == ALL else (),
            tuple(self._ending()) if over else (),
        )

    def _secrets(self) -> Iterator[str]:
        for seat, name in enumerate(self.table.names):
            if known := self.face.knowledge(self.table.view(seat)):
                yield f"{name}: {known}"
        if self.table.asked() is not None and (facts := self.table.facts()):
            said = [say_claim(fact, self.table.names, self.words) for fact in facts]
            yield self.words.text("film.true", facts="; ".join(said))

    def _ending(self) -> Iterator[str]:
        yield from rank(self.table.outcome(), self.face, self.company, self.words)
        claims = [step for step in self.record.steps if isinstance(step, ClaimStep)]
        marks = [(claim.seat, claim.true) for claim in claims]
        yield from count_claims(marks, self.company, self.words)

    def draw(self, number: int, paper: Paper) -> list[str]:
        """The frame of a step, 0 for the deal, as lines."""
        frame = self.frames[number]
        lines = [paper.bold(frame.heading), *frame.story, ""]
        lines += draw_table(self.face, frame.shown, self.company, [], paper)
        hand = self.face.hand(frame.shown, {}, paper)
        lines += ["", *hand] if hand else []
        lines += [""] if frame.secrets else []
        for secret in frame.secrets:
            lines += wrap(secret, paper.columns, subsequent_indent="  ", break_on_hyphens=False)
        return [*lines, *frame.ending, ""]


class Omniscient(Reader):
    """Reads what was told to anyone."""

    def __init__(self, table: Table, face: Face[Any, Any]) -> None:
        super().__init__(table, face, EVERYONE)
        self._all_news = table.all_news

    def _news(self) -> list[Event]:
        return self._all_news()

    def _tell(self, events: list[Event]) -> list[str]:
        """What everyone was told, and then what was whispered to each."""
        lines = super()._tell([event for event in events if event.heard_by(EVERYONE)])
        for seat, name in enumerate(self.company.names):
            whispers = [event for event in events if event.audience == seat]
            company = replace(self.company, me=seat)
            told = self._face.story(self._table.public, whispers, company)
            lines += [f"{name}: {line}" for line in told]
        return lines


def _reader(table: Table, face: Face[Any, Any], seat: int) -> Reader:
    return Omniscient(table, face) if seat == ALL else Reader(table, face, seat)
