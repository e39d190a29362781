"""What a person chooses on the command line, read strictly."""

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.bots.registry import bot_names
from motherlode.core.options import show_value
from motherlode.core.setups import Setup, make_setup
from motherlode.games.registry import GAMES, find_game
from motherlode.tui.deals import fresh_seed

NONE = "none"
USUAL_SEAT = "0"
NUMBER = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True)
class Choices:
    """All that has to be known before the cards are dealt."""

    setup: Setup
    people: tuple[int, ...]
    """The seats that people take; none: bots among themselves."""
    bots: tuple[str, ...]
    """Names of bots for the other seats, in order, again and again."""
    seed: str

    @property
    def bot_seats(self) -> list[int]:
        """The seats that no person takes."""
        return [seat for seat in range(self.setup.seats) if seat not in self.people]

    def bot_of(self, seat: int) -> str:
        """The bot on a seat that no person takes."""
        return self.bots[self.bot_seats.index(seat) % len(self.bots)]

    @property
    def command(self) -> str:
        """What to type to play the same deal again; what is usual is left out."""
        setup, sheet = self.setup, find_game(self.setup.game).sheet
        people = ",".join(map(str, self.people)) or NONE
        bots = ",".join(self.bots)
        words = ["motherlode", "play", setup.game]
        words += ["--seats", str(setup.seats)] if setup.seats != sheet.usual else []
        words += ["--edition", setup.edition] if setup.edition != sheet.edition else []
        for name in setup.changed:
            words += ["--option", f"{name}={show_value(setup.value(name))}"]
        words += ["--bots", bots] if bots != usual_bot(setup.game) else []
        words += ["--seat", people] if people != USUAL_SEAT else []
        return shlex.join([*words, "--seed", self.seed])


def usual_bot(game: str) -> str:
    """The strongest that the game has."""
    return bot_names(game)[-1]


def read_choices(
    *,
    game: str | None,
    seats: str | None,
    edition: str | None,
    options: Sequence[str],
    bots: str | None,
    seat: str | None,
    seed: str | None,
) -> Choices:
    """The choices that texts name; `ValueError` says what would be right."""
    sheet = find_game(next(iter(GAMES)) if game is None else game).sheet
    number = None if seats is None else _read_seats(seats, sheet.seats_in_words())
    chosen = dict(_read_option(option) for option in options)
    setup = make_setup(sheet, edition=edition, seats=number, options=chosen)
    return Choices(
        setup,
        _read_people(USUAL_SEAT if seat is None else seat, setup.seats),
        _read_bots(bots, sheet.game),
        fresh_seed() if seed is None else seed,
    )


def _read_seats(text: str, right: str) -> int:
    if not NUMBER.fullmatch(text):
        raise ValueError(f"--seats is a number, {right}; not {text!r}")
    return int(text)


def _read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--option is written name=value, as rounds=1; not {text!r}")
    return name.strip(), value.strip()


def _read_people(text: str, seats: int) -> tuple[int, ...]:
    if text == NONE:
        return ()
    parts = [part.strip() for part in text.split(",")]
    if not all(NUMBER.fullmatch(part) and int(part) < seats for part in parts):
        raise ValueError(
            f"--seat is a number from 0 to {seats - 1}, several with commas, or none; not {text!r}"
        )
    people = sorted({int(part) for part in parts})
    if len(people) < len(parts):
        raise ValueError(f"--seat names a seat twice: {text}")
    return tuple(people)


def _read_bots(text: str | None, game: str) -> tuple[str, ...]:
    known = bot_names(game)
    names = [part.strip() for part in (usual_bot(game) if text is None else text).split(",")]
    for name in names:
        if name not in known:
            raise ValueError(f"{game} has no bot {name!r}; it has {', '.join(known)}")
    return tuple(names)
