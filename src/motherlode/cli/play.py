"""`motherlode play`: all games in the browser, or one in the terminal; bots on empty chairs."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, TypedDict, Unpack

import click

from motherlode import extras
from motherlode.cli.language import speaks
from motherlode.cli.news import tell_of_compiling
from motherlode.cli.terminal import paper_of, prepare_terminal
from motherlode.words.catalogue import Catalogue

USUAL_PACE: Final = 0.5
AUTO: Final = "auto"


class Wishes(TypedDict):
    """What is chosen for a new game."""

    game: str | None
    seats: str | None
    edition: str | None
    options: tuple[str, ...]
    bots: str | None
    seat: str | None
    seed: str | None


@click.command()
@click.argument("game", required=False)
@click.option("--seats", metavar="N", help="How many play.")
@click.option("--edition", metavar="NAME", help="Which edition of the rules.")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="A house rule.")
@click.option("--bots", metavar="NAMES", help="Bots for the other seats: regular,random.")
@click.option("--seat", metavar="N", help="Yours (usually 0); 0,2 for two people; or none.")
@click.option("--seed", metavar="TEXT", help="Deal the game of this seed.")
@click.option("--resume", metavar="FILE", help="Go on with a game that was saved.")
@click.option("--record", metavar="FILE", help="Keep the game in a file when you leave it.")
@click.option("--ascii", "plain", is_flag=True, help="Draw with ASCII characters only.")
@click.option("--colour", default=AUTO, show_default=True, help="auto, always or never.")
@click.option("--pace", metavar="SECONDS", help="Time between the moves of bots.")
@click.option("--terminal", is_flag=True, help="Play in the terminal, the usual game.")
@click.option("--lan", is_flag=True, help="Serve tables to the phones and computers at home.")
@speaks
def play(
    resume: str | None,
    record: str | None,
    plain: bool,
    colour: str,
    pace: str | None,
    terminal: bool,
    lan: bool,
    words: Catalogue,
    **wishes: Unpack[Wishes],
) -> int:
    """Play in the browser; or GAME in the terminal, as chosen.

    `motherlode games` lists the games, their editions and options.
    """
    tell_of_compiling(words)
    if lan:
        from motherlode.cli.browse import serve_at_home

        if given := _given(wishes):
            raise ValueError(f"--lan serves tables of all games, chosen there: leave out {given}")
        return serve_at_home(words)
    about_terminal = (terminal, resume, record, plain, colour != AUTO, pace)
    if not any(wishes.values()) and not any(about_terminal):
        from motherlode.cli.browse import play_in_browser

        if not extras.missing("server"):
            return play_in_browser(words, click.get_current_context().params["language"])
        click.echo(words.text("browse.install", command=extras.command_for("server")), err=True)
    from motherlode.tui.choices import read_choices
    from motherlode.tui.line import play_lines, resume_lines
    from motherlode.tui.voice import Voice

    voice, paper = Voice(words, _read_pace(pace)), paper_of(ascii_only=plain, colour=colour)
    keep = None if record is None else Path(record)
    if resume is not None:
        if given := _given(wishes):
            raise ValueError(f"--resume goes on with a game as it was: leave out {given}")
        prepare_terminal()
        return resume_lines(Path(resume), voice, paper, keep)
    choices = read_choices(**wishes)
    prepare_terminal()
    return play_lines(choices, voice, paper, keep)


def _given(wishes: Wishes) -> str:
    """The first thing that was chosen, as it is written; nothing if nothing was."""
    written = {"game": "the name of the game", "options": "--option"}
    return next((written.get(name, f"--{name}") for name, value in wishes.items() if value), "")


def _read_pace(text: str | None) -> float:
    if text is None:
        return USUAL_PACE if sys.stdin.isatty() and sys.stdout.isatty() else 0.0
    with suppress(ValueError):
        pace = float(text)
        if 0 <= pace < float("inf"):
            return pace
    raise ValueError(f"--pace is a number of seconds, as 0.5; not {text!r}")
