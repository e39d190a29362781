"""The face of Gold Mine: a mine that grows, miners who walk it, and everything open."""

from collections.abc import Mapping, Sequence

from motherlode.core.events import Event
from motherlode.draw.company import Company
from motherlode.draw.face import Entry, Face
from motherlode.draw.goldmine import board, people, speech, story
from motherlode.draw.goldmine.tiles import kinds
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.text import Cell
from motherlode.games.goldmine.events import PHASE_BEGAN
from motherlode.games.goldmine.pieces import COLOUR_NAMES, COLOURS
from motherlode.games.goldmine.show import Shown
from motherlode.games.goldmine.state import Public
from motherlode.words.catalogue import Catalogue


class GoldMineFace(Face[Public, Shown]):
    """Joins the modules of this folder."""

    has_secrets = False
    chapter = "phase"
    belongings = "your tiles"
    cut_short = "w 3,1 is walk 3,1"

    def board(self, shown: Shown, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
        return board.draw_table(shown, places, paper, width)

    def hand(self, shown: Shown, notes: Mapping[str, str], paper: Paper) -> list[str]:
        return board.draw_tiles(shown, notes, paper)

    def hand_in_words(self, shown: Shown, notes: Mapping[str, str], ink: Ink) -> str:
        return board.write_tiles(self.words, shown, notes, ink)

    def aside(self, shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
        return people.describe_table(shown, company, paper, width)

    def knowledge(self, shown: Shown) -> str:
        return ""  # everything lies open

    def story(self, public: Public, events: Sequence[Event], company: Company) -> list[str]:
        return story.tell_story(public, events, company)

    def opens_chapter(self, event: Event) -> bool:
        return event.kind == PHASE_BEGAN

    def last_look(
        self, public: Public, before: Shown, after: Shown, told: Sequence[Event]
    ) -> Shown | None:
        """When the game is over."""
        return after if len(after.winners) > len(before.winners) else None

    def ends_turn(self, before: Shown, after: Shown) -> bool:
        """A turn of phase 2 is several moves (GLD-5, GLD-6)."""
        return after.turn != before.turn or after.phase != before.phase or after.asked is None

    def question(self, shown: Shown, company: Company) -> str:
        return speech.ask(shown, company)

    def points(self, score: int) -> str:
        return self.words.text("gold.card", n=score)

    def entry(self, text: str, company: Company, ink: Ink) -> Entry:
        return speech.file_move(text, company, ink)

    def places(self, texts: Sequence[str]) -> list[Cell]:
        return speech.cells_of(texts)

    def vocabulary(self) -> list[str]:
        return [*kinds(), *COLOUR_NAMES[:COLOURS], "two"]

    def legend(self, ink: Ink) -> list[tuple[str, str]]:
        signs = [*speech.signs(ink), (speech.letters(self.words, ink), "goldmine.sign.letters")]
        return [(sign, self.words.text(key)) for sign, key in signs]

    def notation(self) -> list[tuple[str, str]]:
        return [(move, self.words.text(key)) for move, key in speech.NOTATION]


def make_face(words: Catalogue) -> GoldMineFace:
    """The face in a language."""
    return GoldMineFace(words)
