"""The face of Dwarf Corporation: crystals on a field, investments, money; everything is open."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import ClassVar

from motherlode.core.events import Event
from motherlode.draw.company import Company
from motherlode.draw.corporation import board, people, speech, story
from motherlode.draw.face import Entry, Face
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.text import Cell
from motherlode.games.corporation.show import Shown
from motherlode.games.corporation.state import Public
from motherlode.words.catalogue import Catalogue


class CorporationFace(Face[Public, Shown]):
    """Joins the modules of this folder."""

    has_secrets = False
    chapter = "game"
    belongings = "the players"
    cut_short = "sw r b is swap red blue"
    clause = "10"
    synonyms: ClassVar[Mapping[str, str]] = {
        letter.lower(): colour for colour, letter in board.LETTERS.items()
    }

    def board(self, shown: Shown, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
        return board.draw_field(shown, places, paper, width)

    def hand(self, shown: Shown, notes: Mapping[str, str], paper: Paper) -> list[str]:
        return wrap(speech.write_usable(self.words, notes), paper.columns)

    def hand_in_words(self, shown: Shown, notes: Mapping[str, str], ink: Ink) -> str:
        return speech.write_usable(self.words, notes)

    def aside(self, shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
        return people.describe_table(shown, company, paper, width)

    def knowledge(self, shown: Shown) -> str:
        return ""  # everything lies open

    def story(self, public: Public, events: Sequence[Event], company: Company) -> list[str]:
        return story.tell_story(public, events, company)

    def opens_chapter(self, event: Event) -> bool:
        return False

    def last_look(
        self, public: Public, before: Shown, after: Shown, told: Sequence[Event]
    ) -> Shown | None:
        """When the game is over."""
        return after if len(after.winners) > len(before.winners) else None

    def ends_turn(self, before: Shown, after: Shown) -> bool:
        """A turn is several moves (COR-4, COR-8)."""
        return after.turns != before.turns or after.asked is None

    def question(self, shown: Shown, company: Company) -> str:
        return speech.ask(self.words, shown)

    def points(self, score: int) -> str:
        return self.words.text("corporation.coins", n=score)

    def entry(self, text: str, company: Company, ink: Ink) -> Entry:
        return speech.file_move(company.words, text)

    def places(self, texts: Sequence[str]) -> list[Cell]:
        return speech.cells_of(texts)

    def vocabulary(self) -> list[str]:
        return [*board.COLOURS, "to", "union"]

    def legend(self, ink: Ink) -> list[tuple[str, str]]:
        return [(sign, self.words.text(key)) for sign, key in speech.signs(ink)]

    def notation(self) -> list[tuple[str, str]]:
        return [(move, self.words.text(key)) for move, key in speech.NOTATION]


def make_face(words: Catalogue) -> CorporationFace:
    """The face in a language."""
    return CorporationFace(words)
