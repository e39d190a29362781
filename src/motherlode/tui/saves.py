"""Going on with a game that was saved."""

from pathlib import Path

from motherlode.core.record import Person, Record, Robot
from motherlode.core.record_files import open_record
from motherlode.core.record_replay import verify_record
from motherlode.core.record_rules import AnyGame
from motherlode.core.recorder import Recorder
from motherlode.games.registry import find_game
from motherlode.tui.choices import Choices
from motherlode.tui.table import Table, seat_bots


def open_save(path: Path) -> tuple[Choices, Table, Record]:
    """A save, and its table as it was dealt, for going through the steps again.

    `ValueError` if it is damaged, foreign, over, or does not replay exactly.
    """
    game, record = open_record(path, find_game)
    try:
        _check_save(game, record)
        setup = game.setup(record.setup)
        table = seat_bots(Recorder(game, setup, record.deal, record.seats))
    except ValueError as problem:
        raise ValueError(f"{path}: {problem}") from None
    table.saved = path
    people = [seat for seat, player in enumerate(record.seats) if isinstance(player, Person)]
    bots = [player.bot for player in record.seats if isinstance(player, Robot)]
    return Choices(setup, tuple(people), tuple(bots), str(record.deal.seed)), table, record


def _check_save(game: AnyGame, record: Record) -> None:
    if record.finished:
        raise ValueError("this game is over; `motherlode replay` shows it")
    if record.deal.seed is None:
        raise ValueError("a public record has no seed: only who saved the game can go on with it")
    difference = verify_record(game, record)
    if difference is not None:
        raise difference
