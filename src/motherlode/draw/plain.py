"""A plain face for any game: it says all that a game shows, and draws nothing."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from motherlode.core.events import Event
from motherlode.draw.company import Company, sentence
from motherlode.draw.face import Entry, Face
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.text import Cell
from motherlode.games.registry import find_game
from motherlode.words.catalogue import Catalogue

SEAT = re.compile(r"\bseat (\d+)\b")


class PlainFace(Face[Any, object]):
    """Words of the notation, and the view as it is shown to programs."""

    def __init__(self, game: str, words: Catalogue) -> None:
        super().__init__(words)
        self.game = find_game(game)

    def board(self, shown: object, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
        return []

    def hand(self, shown: object, notes: Mapping[str, str], paper: Paper) -> list[str]:
        return []

    def hand_in_words(self, shown: object, notes: Mapping[str, str], ink: Ink) -> str:
        return ""

    def aside(self, shown: object, company: Company, paper: Paper, width: int) -> list[str]:
        """The whole view, a field a line."""
        fields = msgspec.to_builtins(shown)
        assert isinstance(fields, dict)
        return [f"{name}: {msgspec.json.encode(value).decode()}" for name, value in fields.items()]

    def knowledge(self, shown: object) -> str:
        """The whole view as data."""
        return msgspec.json.encode(shown).decode()

    def story(self, public: Any, events: Sequence[Event], company: Company) -> list[str]:
        """The events as the game tells them, with names for seats."""
        told = [self.game.tell(public, event) for event in events]
        return [sentence(SEAT.sub(lambda seat: company.who(int(seat[1])), line)) for line in told]

    def opens_chapter(self, event: Event) -> bool:
        return False

    def last_look(
        self, public: Any, before: object, after: object, told: Sequence[Event]
    ) -> object | None:
        return None

    def question(self, shown: object, company: Company) -> str:
        return self.words.text("plain.question")

    def points(self, score: int) -> str:
        return self.words.text("plain.points", n=score)

    def entry(self, text: str, company: Company, ink: Ink) -> Entry:
        """Moves that differ in their last word alone stand together."""
        heading, _, item = text.rpartition(" ")
        return Entry(0, heading or text, item if heading else "")

    def places(self, texts: Sequence[str]) -> list[Cell]:
        return []

    def vocabulary(self) -> list[str]:
        return []

    def legend(self, ink: Ink) -> list[tuple[str, str]]:
        return []

    def notation(self) -> list[tuple[str, str]]:
        return []
