"""A table as whoever sits at this terminal sees it, wherever the game itself is kept."""

from typing import Any, Protocol

from motherlode.core.events import Event
from motherlode.core.record_rules import AnyGame
from motherlode.core.refusals import Refusal


class Sight(Protocol):
    """What has to be known of a game to show it, to tell it, and to ask for a move."""

    @property
    def game(self) -> AnyGame:
        """What is played."""

    @property
    def public(self) -> Any:
        """What everyone sees."""

    @property
    def names(self) -> tuple[str, ...]:
        """Those who play, by seat."""

    def view(self, seat: int) -> object:
        """What a seat, or `EVERYONE`, may see."""

    def news(self, seat: int) -> list[Event]:
        """What the last step has told to a seat, or to `EVERYONE`."""

    def legal(self) -> list[int]:
        """The moves of the seat that is asked."""

    def read(self, text: str) -> int:
        """The move that a text names, legal or not."""

    def refusal(self, move: int) -> Refusal | None:
        """Why the seat that is asked may not make a move."""
