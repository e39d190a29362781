"""Those who read along: people in their seats, or a spectator."""

from typing import Any

from motherlode.core.events import EVERYONE, Event
from motherlode.draw.company import Company
from motherlode.draw.face import Face
from motherlode.draw.ink import Paper
from motherlode.tui.screen import draw_table
from motherlode.tui.sight import Sight


class Reader:
    """What one seat (or `EVERYONE`: a spectator) was told and has not read yet."""

    def __init__(self, table: Sight, face: Face[Any, Any], seat: int) -> None:
        self.seat = seat
        self.company = Company(table.names, face.words, None if seat == EVERYONE else seat)
        self.pages: list[list[str]] = [[]]
        """What was not read yet; a chapter begins on a page of its own."""
        self.recent: list[str] = []
        """The story since this seat was asked last."""
        self.log: list[str] = []
        """The story of this chapter."""
        self._table = table
        self._face = face
        self._seen = table.view(seat)

    def hear(self, paper: Paper) -> None:
        """Take in what the last move has told, with a last look at a table that is cleared."""
        news = self._news()
        cut = next(
            (i for i, event in enumerate(news) if self._face.opens_chapter(event)), len(news)
        )
        self._note(news[:cut])
        now = self._table.view(self.seat)
        look = self._face.last_look(self._table.public, self._seen, now, news[:cut])
        if look is not None:
            table = draw_table(self._face, look, self.company, [], paper)
            self.pages[-1] += ["", *table, ""]
        if cut < len(news):
            self.log = []
            self.pages.append([])
            self._note(news[cut:])
        self._seen = now

    def skim(self) -> None:
        """Leave out what was read before: all but the story since this seat was asked last."""
        self.pages = [list(self.recent)]

    def take(self) -> list[list[str]]:
        """The pages that were not read yet; now they are."""
        pages, self.pages = self.pages, [[]]
        return pages

    def _news(self) -> list[Event]:
        return self._table.news(self.seat)

    def _tell(self, events: list[Event]) -> list[str]:
        return self._face.story(self._table.public, events, self.company)

    def _note(self, events: list[Event]) -> None:
        lines = self._tell(events)
        self.pages[-1] += lines
        self.log += lines
        self.recent += lines
