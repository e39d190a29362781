"""`motherlode replay`: a game that was kept, step by step."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from motherlode.cli.language import speaks
from motherlode.cli.terminal import paper_of, prepare_terminal
from motherlode.words.catalogue import Catalogue

if TYPE_CHECKING:
    from motherlode.core.record import Record

EVERYTHING: Final = "all"
NUMBER: Final = re.compile(r"[0-9]{1,6}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", metavar="N", help="As this seat saw it; all: everything. Else a spectator.")
@click.option("--step", metavar="K", help="Begin here; 0 is the deal.")
@click.option("--plain", is_flag=True, help="Print all, or the one --step, and ask nothing.")
@click.option("--ascii", "ascii_only", is_flag=True, help="Draw with ASCII characters only.")
@click.option("--colour", default="auto", show_default=True, help="auto, always or never.")
@speaks
def replay(
    file: Path,
    seat: str | None,
    step: str | None,
    plain: bool,
    ascii_only: bool,
    colour: str,
    words: Catalogue,
) -> int:
    """Show the game in FILE step by step, as a spectator or as one seat saw it."""
    from motherlode.core.record_files import open_record
    from motherlode.games.registry import find_game
    from motherlode.tui.frames import Film
    from motherlode.tui.viewer import leaf_through, print_film, print_told
    from motherlode.tui.voice import Voice

    game, record = open_record(file, find_game)
    paper = paper_of(ascii_only=ascii_only, colour=colour)
    prepare_terminal()
    voice = Voice(words)
    if record.deal.seed is None:
        return print_told(record, voice)
    film = Film(game, record, _read_seat(seat, record), paper(), words)
    if plain or not sys.stdout.isatty():
        return print_film(film, paper(), voice, _read_step(step))
    return leaf_through(film, paper, voice, _read_step(step))


def _read_seat(text: str | None, record: "Record") -> int:
    from motherlode.core.events import EVERYONE
    from motherlode.core.record import Robot
    from motherlode.tui.frames import ALL

    if text is None:
        return EVERYONE
    last = len(record.seats) - 1
    if text != EVERYTHING and not (NUMBER.fullmatch(text) and int(text) <= last):
        raise ValueError(f"--seat is a number from 0 to {last}, or all; not {text!r}")
    hidden = text == EVERYTHING or isinstance(record.seats[int(text)], Robot)
    if hidden and not record.finished:
        raise ValueError(f"--seat {text} would show secrets of a game that is not over")
    return ALL if text == EVERYTHING else int(text)


def _read_step(text: str | None) -> int | None:
    if text is not None and not NUMBER.fullmatch(text):
        raise ValueError(f"--step is a number, 0 for the deal; not {text!r}")
    return None if text is None else int(text)
