"""The face of a game of path and action cards, made of its box and its modules."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from motherlode.core.events import Event
from motherlode.draw.company import Company
from motherlode.draw.face import Entry, Face
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.mine.board import dug_cells
from motherlode.draw.mine.cards import draw_hand, write_hand
from motherlode.draw.text import Cell, Picture
from motherlode.kit.boxes import MineBox
from motherlode.kit.news import ROUND_BEGAN
from motherlode.kit.shown import Goal, Laid
from motherlode.kit.texts import Words
from motherlode.kit.tools import TOOL_NAMES
from motherlode.words.catalogue import Catalogue


class OwnHand(Protocol):
    """What these games show a seat of its own."""

    @property
    def hand(self) -> list[str]: ...


class MineShown(Protocol):
    """What these games show."""

    @property
    def round(self) -> int: ...
    @property
    def maze(self) -> list[Laid]: ...
    @property
    def goals(self) -> list[Goal]: ...
    @property
    def winners(self) -> list[str]: ...
    @property
    def self(self) -> OwnHand | None: ...


class MineRules(Protocol):
    """What these games have agreed on."""

    @property
    def words(self) -> Words: ...


class MinePublic(Protocol):
    """What everyone knows in these games."""

    @property
    def rules(self) -> MineRules: ...


P = TypeVar("P", bound=MinePublic)
S = TypeVar("S", bound=MineShown)
S_contra = TypeVar("S_contra", bound=MineShown, contravariant=True)


# What each of these games has a module for


class Board(Protocol[S]):
    """Its table and its cards as pictures."""

    def draw_table(
        self,
        words: Catalogue,
        shown: S,
        places: Sequence[Cell],
        paper: Paper,
        width: int,
        /,
    ) -> list[str]: ...
    def draw_card(self, name: str, paper: Paper, /) -> Picture: ...
    def lay_last(self, notation: Words, before: S, told: Sequence[Event], /) -> S: ...


class People(Protocol[S_contra]):
    """What stands beside its table."""

    def describe_table(
        self, shown: S_contra, company: Company, paper: Paper, width: int, /
    ) -> list[str]: ...
    def describe_knowledge(self, words: Catalogue, shown: S_contra, /) -> str: ...


class Speech(Protocol[S_contra]):
    """How its moves are asked for, listed and explained."""

    @property
    def NOTATION(self) -> Sequence[tuple[str, str]]: ...  # noqa: N802
    def ask(self, words: Catalogue, shown: S_contra, /) -> str: ...
    def file_move(self, text: str, company: Company, ink: Ink, /) -> Entry: ...
    def signs(self, words: Catalogue, ink: Ink, /) -> list[tuple[str, str]]: ...


class Story(Protocol):
    """What happens in it, in sentences."""

    def tell_story(
        self, notation: Words, events: Sequence[Event], company: Company, /
    ) -> list[str]: ...


class MineFace(Face[P, S]):
    """Joins what the games share with the modules of one of them."""

    def __init__(
        self,
        words: Catalogue,
        box: MineBox,
        board: Board[S],
        people: People[S],
        speech: Speech[S],
        story: Story,
    ) -> None:
        super().__init__(words)
        self._box = box
        self._board = board
        self._people = people
        self._speech = speech
        self._story = story

    def board(self, shown: S, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
        return self._board.draw_table(self.words, shown, places, paper, width)

    def hand(self, shown: S, notes: Mapping[str, str], paper: Paper) -> list[str]:
        return draw_hand(self._board.draw_card, _hand_of(shown), notes, paper)

    def hand_in_words(self, shown: S, notes: Mapping[str, str], ink: Ink) -> str:
        hand = _hand_of(shown)
        if not hand:
            return ""
        cards = write_hand(self._box.tunnels_by_name(), hand, notes, ink)
        return self.words.text("own.hand", cards=cards)

    def aside(self, shown: S, company: Company, paper: Paper, width: int) -> list[str]:
        return self._people.describe_table(shown, company, paper, width)

    def knowledge(self, shown: S) -> str:
        return self._people.describe_knowledge(self.words, shown)

    def story(self, public: P, events: Sequence[Event], company: Company) -> list[str]:
        return self._story.tell_story(public.rules.words, events, company)

    def opens_chapter(self, event: Event) -> bool:
        return event.kind == ROUND_BEGAN

    def last_look(self, public: P, before: S, after: S, told: Sequence[Event]) -> S | None:
        """When a round was won: as it lies, or, if the next one is dealt, as it lay."""
        if len(after.winners) == len(before.winners):
            return None
        if after.round == before.round:
            return after
        return self._board.lay_last(public.rules.words, before, told)

    def question(self, shown: S, company: Company) -> str:
        return self._speech.ask(self.words, shown)

    def points(self, score: int) -> str:
        return self.words.text("gold.card", n=score)

    def entry(self, text: str, company: Company, ink: Ink) -> Entry:
        return self._speech.file_move(text, company, ink)

    def places(self, texts: Sequence[str]) -> list[Cell]:
        return dug_cells(texts)

    def vocabulary(self) -> list[str]:
        return [*TOOL_NAMES, *self._box.card_names, "turned", "with"]

    def legend(self, ink: Ink) -> list[tuple[str, str]]:
        return [(sign, self.words.text(key)) for sign, key in self._speech.signs(self.words, ink)]

    def notation(self) -> list[tuple[str, str]]:
        return [(move, self.words.text(key)) for move, key in self._speech.NOTATION]


def _hand_of(shown: MineShown) -> list[str]:
    return shown.self.hand if shown.self else []
