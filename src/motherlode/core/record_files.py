"""Records in files: nothing is ever half written, and nothing half read."""

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from motherlode.core.record import Record
from motherlode.core.record_rules import AnyGame, game_of
from motherlode.core.record_text import read_text, write_text

MOST: Final = 2**24
"""Bytes of a file: a hundred times the longest game."""
PRIVATE: Final = 0o600
"""A save holds the seed."""
SHARED: Final = 0o666


def read_record(path: Path) -> Record:
    """The record in a file; `ValueError` names the file, the place, and what is wrong."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST + 1)
    except OSError as problem:
        raise ValueError(f"{path}: {problem.strerror}") from None
    if len(data) > MOST:
        raise ValueError(f"{path}: a record has at most {MOST} bytes; this file has more")
    return read_text(data, str(path))


def open_record(path: Path, find_game: Callable[[str], AnyGame]) -> tuple[AnyGame, Record]:
    """The record in a file and its game; `ValueError` too if it is not for the rules here."""
    record = read_record(path)
    try:
        return game_of(record, find_game), record
    except ValueError as problem:
        raise ValueError(f"{path}: {problem}") from None


def write_record(path: Path, record: Record) -> None:
    """Put a record into a file, all of it or nothing; `ValueError` if that cannot be done."""
    place = Path(os.path.realpath(path))
    draft = place.with_name(f".{place.name}.{secrets.token_hex(4)}.part")
    try:
        _write_all(draft, write_text(record).encode(), SHARED if record.finished else PRIVATE)
        draft.replace(place)
        _settle(place.parent)
    except OSError as problem:
        raise ValueError(f"{path}: {problem.strerror}") from None
    finally:
        with suppress(OSError):
            draft.unlink()


def _write_all(path: Path, data: bytes, mode: int) -> None:
    """A new file, safe on the disk."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Make sure that a new name outlives a power cut; Windows does not let us ask."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def check_target(path: Path, record: Record) -> None:
    """`ValueError` if writing would destroy anything but an earlier record of the same game."""
    if not path.parent.is_dir():
        raise ValueError(f"{path}: there is no folder {path.parent}")
    if path.exists() and not (path.is_file() and _is_same_game(path, record)):
        raise ValueError(f"{path}: there is another file of this name; choose a new name")


def _is_same_game(path: Path, record: Record) -> bool:
    try:
        kept = read_record(path)
    except ValueError:
        return False
    return (kept.deal, kept.dealt.public) == (record.deal, record.dealt.public)
