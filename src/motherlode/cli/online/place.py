"""What is known of a table and the own place there, as new as the last message."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from motherlode.cli.online.sight import harmless
from motherlode.server.client import Guest
from motherlode.server.wire import commands as c
from motherlode.server.wire import messages as m


@dataclass(frozen=True)
class Wish:
    """What somebody comes for."""

    name: str
    seat: int | None = None
    """Which chair, if it matters."""
    watch: bool = False
    """Not to sit down."""
    bots: tuple[str, ...] = ()
    """To be seated on other chairs at once."""


@dataclass
class Place:
    """A table, and who one is there."""

    guest: Guest
    name: str
    send: Callable[[Sequence[c.AnyCommand]], None]
    """Asks the server for one thing after the other, until one is refused."""
    info: m.TableInfo
    you: m.You
    rev: int = 0
    play: m.Play | None = None
    claims: list[str] = field(default_factory=list)
    """What may be claimed now."""

    def watching(self, here: m.Here) -> None:
        """Note who watches, if one is told."""
        self.you = msgspec.structs.replace(self.you, watching=here.watching)

    @property
    def chair(self) -> m.Chair | None:
        """The own chair."""
        return None if self.you.seat is None else self.info.chairs[self.you.seat]

    @property
    def empty(self) -> list[int]:
        """The chairs that nobody has."""
        return [chair.seat for chair in self.info.chairs if chair.kind == "empty"]

    @property
    def names(self) -> tuple[str, ...]:
        """Those who sit there, by seat."""
        return tuple(harmless(chair.name) for chair in self.info.chairs)

    @property
    def asked(self) -> bool:
        """Whether one is asked for a move, and no bot plays for one."""
        play, chair = self.play, self.chair
        return play is not None and chair is not None and not chair.bot and play.asked == chair.seat

    @property
    def whose_turn(self) -> str:
        """Who is asked, by name; nobody, if nobody is."""
        asked = None if self.play is None else self.play.asked
        return "" if asked is None else harmless(self.info.chairs[asked].name)

    @property
    def link(self) -> str:
        """The address of the table."""
        return f"{self.guest.url}/t/{self.info.id}"

    @property
    def command(self) -> str:
        """What to type to come back."""
        return f"motherlode join {self.link}"
