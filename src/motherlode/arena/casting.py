"""Who plays which role: deals whose roles fit, drawn in a fixed order until one does."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from motherlode.arena.seeds import deal_seed, deal_seed_again
from motherlode.core.chance import Fast
from motherlode.core.setups import Setup
from motherlode.games.registry import find_game
from motherlode.games.saboteur.cards import ROLE_NAMES as DWARFS
from motherlode.games.saboteur2.cards import ROLE_NAMES as DWARFS_OF_EXPANSION

ROLES: Final[Mapping[str, list[str]]] = {"saboteur": DWARFS, "saboteur2": DWARFS_OF_EXPANSION}
REST: Final = "rest"
"""Everybody whose role is not named."""
MOST_DEALS: Final = 10_000
"""So many deals without the wanted roles, and there are none."""
PART: Final = re.compile(r"\s*([a-z][a-z ]*?)\s*(?::\s*([0-9]{1,2})\s*)?=\s*([a-z]+)\s*")


@dataclass(frozen=True)
class Part:
    """A role, the bot that plays it, and how many the deal must have of it, if that matters."""

    role: str
    bot: str
    number: int | None = None

    def __str__(self) -> str:
        number = "" if self.number is None else f":{self.number}"
        return f"{self.role}{number}={self.bot}"


@dataclass(frozen=True)
class Cast:
    """Which bot plays which role."""

    parts: tuple[Part, ...]

    def __str__(self) -> str:
        return ",".join(str(part) for part in self.parts)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots, each once, as they are named."""
        return tuple(dict.fromkeys(part.bot for part in self.parts))

    def fits(self, roles: list[str]) -> bool:
        """Whether a deal has as many of each role as is wanted."""
        return all(part.number in (None, roles.count(part.role)) for part in self.parts)

    def seated(self, roles: list[str]) -> tuple[str, ...]:
        """The bot of each seat, by its role."""
        bots = {part.role: part.bot for part in self.parts}
        return tuple(bots[role] if role in bots else bots[REST] for role in roles)


def read_cast(text: str, setup: Setup) -> Cast:
    """The cast that a text names, as `digger=regular,saboteur:2=random`."""
    names = role_names(setup.game)
    parts = tuple(_read_part(part, names, setup.game) for part in text.split(","))
    played = {part.role for part in parts}
    if len(played) < len(parts):
        raise ValueError(f"--roles names a role twice: {text}")
    if REST not in played and played < set(names):
        raise ValueError(f"--roles leaves out a role of {', '.join(names)}; add rest=regular")
    if setup.value("rounds") != 1:
        raise ValueError("roles are dealt anew in every round: --roles needs --option rounds=1")
    return Cast(parts)


def _read_part(text: str, names: list[str], game: str) -> Part:
    found = PART.fullmatch(text)
    if found is None:
        raise ValueError(f"--roles is like digger=regular,saboteur:2=random; not {text!r}")
    role, number, bot = found.groups()
    if role not in names and role != REST:
        raise ValueError(f"{game} has no role {role!r}; it has {', '.join(names)}")
    return Part(role, bot, None if number is None else int(number))


def role_names(game: str) -> list[str]:
    """The roles of a game with hidden roles; `ValueError` for one without."""
    if game not in ROLES:
        raise ValueError(f"{game} has no hidden roles; only {' and '.join(ROLES)} have")
    return [name for name in ROLES[game] if name != "unknown"]


def find_deal(setup: Setup, seed: int, number: int, cast: Cast) -> tuple[int, list[str]]:
    """The seed of the first deal that fits, and its roles by seat."""
    for again in range(MOST_DEALS):
        at = deal_seed(seed, number) if again == 0 else deal_seed_again(seed, number, again)
        roles = _roles_dealt(setup, at)
        if cast.fits(roles):
            return at, roles
    raise ValueError(f"{setup.text} deals no such roles: {cast}")


def _roles_dealt(setup: Setup, seed: int) -> list[str]:
    state: Any = find_game(setup.game).begin(setup, Fast(seed), None)
    names = role_names(setup.game)
    return [names[own.role] for own in state.own]
