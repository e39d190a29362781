"""How a game looks and speaks in a terminal: what the line mode asks of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Generic, TypeVar

from motherlode.core.events import Event
from motherlode.draw.company import Company
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.text import Cell
from motherlode.words.catalogue import Catalogue

P = TypeVar("P")
S = TypeVar("S")


@dataclass(frozen=True)
class Entry:
    """A move in a list: the heading it stands under, and what tells it from its neighbours."""

    rank: int
    """Headings of a lower rank stand first."""
    heading: str
    item: str
    card: str = ""
    """The card of the hand that it plays."""
    folded: bool = False
    """One of so many that of its heading only the numbers and the first item are listed."""


class Face(ABC, Generic[P, S]):
    """One object a game and language; `S` is what its `show` gives, `P` its public part.

    Everything here depends on what one seat may know, and on nothing else.
    """

    has_secrets: ClassVar[bool] = True
    """Whether two people at one screen hide what they see from each other."""
    chapter: ClassVar[str] = "round"
    """What a chapter of the story is called."""
    belongings: ClassVar[str] = "your hand"
    """What is shown below the table."""
    cut_short: ClassVar[str] = "b p 1 is break pick 1"
    """An example of a move whose words are cut short."""
    clause: ClassVar[str] = "13"
    """An example of the number of a clause."""
    synonyms: ClassVar[Mapping[str, str]] = {}
    """What people may type for words of the notation after its verbs, beside their beginnings."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    # Pictures

    @abstractmethod
    def board(self, shown: S, places: Sequence[Cell], paper: Paper, width: int) -> list[str]:
        """The table, with dots on the places where a card may be laid; tiles of a width."""

    @abstractmethod
    def hand(self, shown: S, notes: Mapping[str, str], paper: Paper) -> list[str]:
        """The own cards, or what else may be laid, as pictures, with names and notes below."""

    @abstractmethod
    def hand_in_words(self, shown: S, notes: Mapping[str, str], ink: Ink) -> str:
        """The own cards in one line of words and small signs, with notes (by card)."""

    @abstractmethod
    def aside(self, shown: S, company: Company, paper: Paper, width: int) -> list[str]:
        """What stands beside the table: own aim and knowledge, the people, the piles."""

    # Words

    @abstractmethod
    def knowledge(self, shown: S) -> str:
        """What the seat alone knows, on one line: for those who may look at all seats."""

    @abstractmethod
    def story(self, public: P, events: Sequence[Event], company: Company) -> list[str]:
        """What was told to whoever reads, in sentences."""

    @abstractmethod
    def opens_chapter(self, event: Event) -> bool:
        """Whether the table is laid out anew with this event."""

    @abstractmethod
    def last_look(self, public: P, before: S, after: S, told: Sequence[Event]) -> S | None:
        """The view worth a last look, if a move that told this has ended a chapter."""

    def ends_turn(self, before: S, after: S) -> bool:
        """Whether a move has ended a turn: in most games it is one."""
        return True

    @abstractmethod
    def question(self, shown: S, company: Company) -> str:
        """What the seat that is asked has to decide."""

    @abstractmethod
    def points(self, score: int) -> str:
        """A score in words: `3 nuggets`."""

    # Moves

    @abstractmethod
    def entry(self, text: str, company: Company, ink: Ink) -> Entry:
        """How a move, in its notation, stands in a list."""

    @abstractmethod
    def places(self, texts: Sequence[str]) -> list[Cell]:
        """The cells on which these moves lay cards, or to which they lead."""

    @abstractmethod
    def vocabulary(self) -> list[str]:
        """Words of the notation after its verbs: they may be abbreviated."""

    @abstractmethod
    def legend(self, ink: Ink) -> list[tuple[str, str]]:
        """The signs of its pictures, and what they mean."""

    @abstractmethod
    def notation(self) -> list[tuple[str, str]]:
        """Examples of moves, and what they do."""


def find_face(game: str, words: Catalogue) -> Face[Any, Any]:
    """The face of a game in a language; a plain one for a game that has none of its own."""
    place = f"motherlode.draw.{game}"
    if find_spec(place) is None:
        from motherlode.draw.plain import PlainFace

        return PlainFace(game, words)
    face: Face[Any, Any] = import_module(f"{place}.face").make_face(words)
    return face
