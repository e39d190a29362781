"""The face of Saboteur: joins its pictures and words."""

from collections.abc import Mapping, Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, counted
from motherlode.draw.face import Entry, Face
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.saboteur.board import draw_hand, draw_table, read_cell, write_hand
from motherlode.draw.saboteur.people import describe_knowledge, describe_table
from motherlode.draw.saboteur.speech import NOTATION, ask, explain_signs, file_move
from motherlode.draw.saboteur.story import tell_story
from motherlode.draw.text import Cell
from motherlode.games.saboteur.data import box
from motherlode.games.saboteur.events import ROUND_BEGAN
from motherlode.games.saboteur.show import Shown
from motherlode.games.saboteur.state import Public
from motherlode.kit.tools import TOOL_NAMES


class SaboteurFace(Face[Public, Shown]):
    """Five rows of rock, a ladder, three cards that nobody knows."""

    def board(self, shown: Shown, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
        return draw_table(shown, places, paper, width)

    def hand(self, shown: Shown, notes: Mapping[str, str], paper: Paper) -> list[str]:
        return draw_hand(shown.self.hand, notes, paper) if shown.self and shown.self.hand else []

    def hand_in_words(self, shown: Shown, notes: Mapping[str, str], ink: Ink) -> str:
        return write_hand(shown.self.hand, notes, ink) if shown.self and shown.self.hand else ""

    def aside(self, shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
        return describe_table(shown, company, paper, width)

    def knowledge(self, shown: Shown) -> str:
        return describe_knowledge(shown)

    def story(self, public: Public, events: Sequence[Event], company: Company) -> list[str]:
        return tell_story(public.rules, events, company)

    def opens_chapter(self, event: Event) -> bool:
        return event.kind == ROUND_BEGAN

    def last_look(self, before: Shown, after: Shown) -> Shown | None:
        """When a round was won: as it lies, or, if the next one is dealt, as it lay."""
        if len(after.winners) == len(before.winners):
            return None
        return after if after.round == before.round else before

    def question(self, shown: Shown) -> str:
        return ask(shown)

    def points(self, score: int) -> str:
        return counted(score, "nugget")

    def entry(self, text: str, company: Company, ink: Ink) -> Entry:
        return file_move(text, company, ink)

    def places(self, texts: Sequence[str]) -> list[Cell]:
        digs = [text.split() for text in texts if text.startswith("dig ")]
        return sorted({read_cell(words[-1]) for words in digs})

    def words(self) -> list[str]:
        return [*TOOL_NAMES, *box().card_names, "turned", "with"]

    def legend(self, ink: Ink) -> list[tuple[str, str]]:
        return explain_signs(ink)

    def notation(self) -> list[tuple[str, str]]:
        return NOTATION


FACE: Final = SaboteurFace()
