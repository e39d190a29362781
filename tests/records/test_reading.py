"""What is no sound record is refused whole, with its file, its place, and what would be right."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from motherlode.core.record import Record
from motherlode.core.record_files import MOST, open_record, read_record
from motherlode.core.record_forms import public_player
from motherlode.core.record_replay import verify_record
from motherlode.core.record_rules import game_of
from motherlode.core.record_text import read_text, write_text
from motherlode.games.registry import find_game
from tests.records.making import SHORT, as_data, as_file, begin, finished, play

repeatable = settings(derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FINISHED = finished()
TEXT = write_text(FINISHED).encode()
SAVE = write_text(play(begin(SHORT), 15).record()).encode()


def refusal(data: bytes) -> str:
    """Why it is no record."""
    with pytest.raises(ValueError, match=r"^game\.json: ") as caught:
        read_text(data, "game.json")
    return str(caught.value)


@pytest.mark.parametrize("text", [TEXT, SAVE], ids=["finished", "unfinished"])
def test_a_file_cut_off_anywhere_is_refused(text: bytes) -> None:
    for size in range(0, len(text) - 1, 50):
        assert "damaged, cut off" in refusal(text[:size])


@pytest.mark.parametrize("text", [TEXT, SAVE], ids=["finished", "unfinished"])
def test_the_line_where_a_file_is_cut_off_is_named(text: bytes) -> None:
    lines = text.splitlines(keepends=True)
    for number in range(2, len(lines)):
        assert f"game.json: line {number}: " in refusal(b"".join(lines[:number])[:-3])


@repeatable
@given(st.binary(max_size=200))
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    assert refusal(data)


@repeatable
@given(st.integers(0, len(TEXT) - 1), st.integers(1, 255))
def test_a_damaged_byte_is_noticed_or_changes_nothing(place: int, change: int) -> None:
    spoiled = bytearray(TEXT)
    spoiled[place] ^= change
    problem: ValueError | None = None
    try:
        record = read_text(bytes(spoiled), "game.json")
        problem = verify_record(game_of(record, find_game), record)
    except ValueError as complaint:
        problem = complaint
    assert problem is not None or without_bot_seeds(record) == without_bot_seeds(FINISHED)


def without_bot_seeds(record: Record) -> Record:
    """All that a replay depends on."""
    seats = tuple(public_player(player) for player in record.seats)
    return msgspec.structs.replace(record, seats=seats)


NO_RECORDS: list[tuple[bytes, str]] = [
    (b"", "line 1: Expecting value: the file is damaged, cut off, or no record of motherlode"),
    (b"\xff\xfe", "line 1: this is no text"),
    (b"[1, 2]", "it has no `format`"),
    (b'{"name": "package"}', "it has no `format`"),
    (b'{"format": 2}', "format: it is 2, this program reads 1"),
    (b'{"format": "1"}', "format: it is '1', this program reads 1"),
    (b'{"format": true, "game": "saboteur"}', "format: Expected `int`, got `bool`"),
    (b'{"format": 1}', "Object missing required field `game`"),
    (b'{"format": 1, "format": 1}', "the field 'format' is given twice"),
    (b'{"format": NaN}', "NaN is no number of JSON"),
    (b'{"format": 1, "game": "\\ud800"}', "game.json: Input data was truncated"),
    (b"[" * 100_000, "damaged, cut off"),
    (b'{"format": 1' + b"0" * 5000 + b"}", "game.json: "),
]


@pytest.mark.parametrize(("data", "sentence"), NO_RECORDS)
def test_what_is_no_record_is_refused_with_a_sentence(data: bytes, sentence: str) -> None:
    assert sentence in refusal(data)


def shout(data: Any) -> None:
    """A seed in capitals."""
    data["deal"]["seed"] = data["deal"]["seed"].replace("0", "A")


def unmark(data: Any) -> None:
    """The first claim without its mark."""
    next(step for step in data["steps"] if step["kind"] == "claim").pop("true")


SPOILED: list[tuple[Callable[[Any], object], str]] = [
    (lambda d: d["steps"][4].pop("seat"), "step 5: Object missing required field `seat`"),
    (lambda d: d["steps"][4].update(seat="0"), "step 5, seat: Expected `int`, got `str`"),
    (lambda d: d["steps"][4].update(seat=-1), "step 5, seat: Expected `int` >= 0"),
    (lambda d: d["steps"][4].update(seat=3), "step 5: there is no seat 3; the last is 2"),
    (lambda d: d["steps"][4].update(more=1), "step 5: Object contains unknown field `more`"),
    (lambda d: d["steps"][4].update(kind="bid"), "step 5, kind: Invalid value 'bid'; it is move,"),
    (lambda d: d["steps"][4].pop("whole"), "step 5: a finished record has a digest of the whole"),
    (lambda d: d["steps"][4].update(public="xyz"), "step 5, public: Expected 64 digits of 0-9"),
    (unmark, "step 1: a claim is marked as true or false when the game is over"),
    (lambda d: d.update(outcome=None), "dealt: a record without an outcome has no digest"),
    (lambda d: d["dealt"].update(told=["hi"]), "dealt: only a public record holds what was told"),
    (lambda d: d["deal"].pop("seed"), "deal: a finished record has its seed"),
    (shout, "deal.seed: Expected 64 digits of 0-9 and a-f"),
    (lambda d: d["deal"]["nonces"].pop(), "deal: 2 nonces for 3 seats"),
    (lambda d: d["deal"]["nonces"].append("ab"), "deal.nonces[3]: Expected 32 digits"),
    (lambda d: d["seats"].pop(), "there is no seat 2; the last is 1"),
    (lambda d: d["seats"][0].update(name=" "), "seats: ' ' of seat 0 is no name"),
    (lambda d: d["seats"][0].update(name="a\nb"), "seats: 'a\\nb' of seat 0 is no name"),
    (lambda d: d["seats"][1].update(bot="\033[2J"), "seats: '\\x1b[2J' of seat 1 is no name"),
    (lambda d: d["steps"][4].update(text="\033[2J"), "step 5: a text has characters that cannot"),
    (lambda d: d["seats"][1].update(seed=2**60), "seats[1].seed: Expected `int` <= "),
    (lambda d: d.update(game="chess"), "game: there is no game 'chess'; there is saboteur"),
    (lambda d: d.update(setup="saboteur(seats=3)"), "is written 'saboteur(edition=ru-strict, se"),
    (lambda d: d.update(setup="saboteur(edition=xx)"), "setup: saboteur has no edition 'xx'"),
    (lambda d: d.update(setup=d["setup"].replace("3", "4")), "seats: there are 3, the set-up has"),
    (lambda d: d.update(rules="0" * 64), "rules: the record was made with other rules of saboteur"),
]


@pytest.mark.parametrize(("spoil", "sentence"), SPOILED, ids=[s[:40] for _, s in SPOILED])
def test_a_spoiled_record_is_refused_with_its_place(
    spoil: Callable[[Any], object], sentence: str, tmp_path: Path
) -> None:
    data = as_data(FINISHED)
    spoil(data)
    path = as_file(data, tmp_path / "game.json")
    with pytest.raises(ValueError, match=r"game\.json: ") as caught:
        open_record(path, find_game)
    assert str(caught.value).startswith(f"{path}: ")
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"none\.json: No such file or directory"):
        read_record(tmp_path / "none.json")
    with pytest.raises(ValueError, match="Is a directory"):
        read_record(tmp_path)


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(MOST + 1)
    with pytest.raises(ValueError, match="a record has at most"):
        read_record(path)


def test_line_endings_do_not_matter() -> None:
    assert read_text(TEXT.replace(b"\n", b"\r\n"), "game.json") == FINISHED
