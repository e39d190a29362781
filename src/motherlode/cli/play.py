"""`motherlode play`: a game in the terminal, with bots in the empty chairs."""

import os
import shutil
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from motherlode.draw.ink import Paper

SIZE: Final = (100, 40)
"""Columns and lines where there is no terminal to ask."""
USUAL_PACE: Final = 0.5
COLOURS: Final = ("auto", "always", "never")


@click.command()
@click.argument("game", required=False)
@click.option("--seats", metavar="N", help="How many play.")
@click.option("--edition", metavar="NAME", help="Which edition of the rules.")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="A house rule.")
@click.option("--bots", metavar="NAMES", help="Bots for the other seats: builder,random.")
@click.option("--seat", metavar="N", help="Yours (usually 0); 0,2 for two people; or none.")
@click.option("--seed", metavar="TEXT", help="Deal the game of this seed.")
@click.option("--ascii", "plain", is_flag=True, help="Draw with ASCII characters only.")
@click.option("--colour", default="auto", show_default=True, help="auto, always or never.")
@click.option("--pace", metavar="SECONDS", help="Time between the moves of bots.")
def play(
    game: str | None,
    seats: str | None,
    edition: str | None,
    options: tuple[str, ...],
    bots: str | None,
    seat: str | None,
    seed: str | None,
    plain: bool,
    colour: str,
    pace: str | None,
) -> int:
    """Play GAME in the terminal. `motherlode games` lists the games, their editions and options."""
    from motherlode.tui.choices import read_choices
    from motherlode.tui.line import play_lines
    from motherlode.tui.voice import Voice

    choices = read_choices(
        game=game,
        seats=seats,
        edition=edition,
        options=options,
        bots=bots,
        seat=seat,
        seed=seed,
    )
    voice = Voice(_read_pace(pace))
    in_colour = _read_colour(colour)
    _prepare_terminal()
    return play_lines(choices, voice, lambda: _paper(plain=plain, colour=in_colour))


def _read_pace(text: str | None) -> float:
    if text is None:
        return USUAL_PACE if sys.stdin.isatty() and sys.stdout.isatty() else 0.0
    with suppress(ValueError):
        pace = float(text)
        if 0 <= pace < float("inf"):
            return pace
    raise ValueError(f"--pace is a number of seconds, as 0.5; not {text!r}")


def _read_colour(text: str) -> bool:
    if text not in COLOURS:
        raise ValueError(f"--colour is {', '.join(COLOURS[:-1])} or {COLOURS[-1]}; not {text!r}")
    wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return text == "always" or (text == "auto" and wanted and os.environ.get("TERM") != "dumb")


def _paper(*, plain: bool, colour: bool) -> "Paper":
    from motherlode.draw.ink import ASCII, UNICODE, Paper

    columns, lines = shutil.get_terminal_size(SIZE)
    return Paper(ASCII if plain or not _shows(UNICODE.rock) else UNICODE, colour, columns, lines)


def _shows(character: str) -> bool:
    """Whether standard output can write a character."""
    try:
        character.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True


def _prepare_terminal() -> None:
    """Strange bytes become question marks, and lines can be edited as they are typed."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
