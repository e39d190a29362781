"""`motherlode play`: all games in the browser, or one in the terminal; bots on empty chairs."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, TypedDict, Unpack

import click

from motherlode.cli.terminal import paper_of, prepare_terminal

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
def play(
    resume: str | None,
    record: str | None,
    plain: bool,
    colour: str,
    pace: str | None,
    terminal: bool,
    lan: bool,
    **wishes: Unpack[Wishes],
) -> int:
    """Play in the browser; or GAME in the terminal, as chosen.

    `motherlode games` lists the games, their editions and options.
    """
    if lan:
        from motherlode.cli.browse import serve_at_home

        _refuse(wishes, "--lan serves tables of all games, chosen there")
        return serve_at_home()
    about_terminal = (terminal, resume, record, plain, colour != AUTO, pace)
    if not any(wishes.values()) and not any(about_terminal):
        from motherlode.cli.browse import HOW_TO_GET, can_serve, play_in_browser

        if can_serve():
            return play_in_browser()
        click.echo(HOW_TO_GET, err=True)
    from motherlode.tui.choices import read_choices
    from motherlode.tui.line import play_lines, resume_lines
    from motherlode.tui.voice import Voice

    voice, paper = Voice(_read_pace(pace)), paper_of(ascii_only=plain, colour=colour)
    keep = None if record is None else Path(record)
    if resume is not None:
        _refuse(wishes, "--resume goes on with a game as it was")
        prepare_terminal()
        return resume_lines(Path(resume), voice, paper, keep)
    choices = read_choices(**wishes)
    prepare_terminal()
    return play_lines(choices, voice, paper, keep)


def _refuse(wishes: Wishes, why: str) -> None:
    """What is chosen elsewhere, or was chosen before, cannot be chosen here."""
    for name, value in wishes.items():
        if value:
            raise ValueError(f"{why}: leave out {_written(name)}")


def _written(name: str) -> str:
    return {"game": "the name of the game", "options": "--option"}.get(name, f"--{name}")


def _read_pace(text: str | None) -> float:
    if text is None:
        return USUAL_PACE if sys.stdin.isatty() and sys.stdout.isatty() else 0.0
    with suppress(ValueError):
        pace = float(text)
        if 0 <= pace < float("inf"):
            return pace
    raise ValueError(f"--pace is a number of seconds, as 0.5; not {text!r}")
