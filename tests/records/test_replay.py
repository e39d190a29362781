"""`motherlode replay`, as people run it."""

import re
from pathlib import Path

import pytest

from motherlode.core.record import MoveStep
from motherlode.core.record_files import read_record, write_record
from tests.cli.running import command
from tests.records.making import SHORT, SHORTS, as_data, as_file, begin, finished, golden_path, play
from tests.records.terminal import at_terminal

WHOLE = golden_path("finished")
RECORD = read_record(WHOLE)
LAST = len(RECORD.steps)
OTHER_HASH = "5" * 64
ROLES = "digger|saboteur|green|blue|boss|profiteer|geologist"
WHO_YOU_ARE = rf"You are (a |the )?({ROLES.upper()})"
HANDS = {"duel": r"^\w+: \w+, "}
"""How the line of a player and its hand begins; where there are roles, with them."""
TRUE_NOW = {"duel": r"5,-2 is (one nugget|two nuggets|three nuggets)"}
"""What is true of the first goal, if it is not gold or stone."""


def test_a_replay_prints_every_step_and_the_end(kept: Path) -> None:
    done = command("replay", str(kept / "finished.json"))
    assert (done.returncode, done.stderr) == (0, "")
    last = len(read_record(kept / "finished.json").steps)
    numbers = re.findall(rf"^Step (\d+) of {last}: ", done.stdout, re.MULTILINE)
    assert list(map(int, numbers)) == list(range(1, last + 1))
    assert "The game is over" in done.stdout
    assert re.search(r"made \d+ claims?, (all true|\d+ false)\.", done.stdout)


def test_a_spectator_sees_no_hand_and_no_secret(kept: Path) -> None:
    shown = command("replay", str(kept / "finished.json")).stdout
    assert "You" not in shown
    assert "drew" not in shown
    assert not [
        step.text
        for step in moves_in(kept)
        if step.text.startswith(("pass ", "remove ")) and step.text in shown
    ]


def moves_in(kept: Path) -> list[MoveStep]:
    """The moves of a finished record."""
    steps = read_record(kept / "finished.json").steps
    return [step for step in steps if isinstance(step, MoveStep)]


def test_a_seat_sees_what_it_saw(kept: Path) -> None:
    names = [player.name for player in read_record(kept / "finished.json").seats]
    seat = len(names) // 2
    shown = command("replay", str(kept / "finished.json"), "--seat", str(seat)).stdout
    step = next(step for step in moves_in(kept) if step.seat == seat)
    assert f"{names[seat]}, {step.text}" in shown
    assert re.search(WHO_YOU_ARE, shown)
    assert f"{names[seat - 1]} drew" not in shown
    assert "You drew" in shown


def test_all_shows_every_hand_and_what_is_true(kept: Path) -> None:
    path, record = str(kept / "finished.json"), read_record(kept / "finished.json")
    shown = command("replay", path, "--seat", "all", "--step", "0").stdout
    hands = HANDS.get(record.game, rf"^\w+: (?:{ROLES})[a-z ]*; \w+, ")
    assert len(re.findall(hands, shown, re.MULTILINE)) == len(record.seats)
    true = TRUE_NOW.get(record.game, r"8,-2 is (gold|stone)")
    assert re.search(rf"^True now: {true}; ", shown, re.MULTILINE)
    whole = command("replay", path, "--seat", "all").stdout
    assert {*re.findall(r"^(\w+): You drew \w+", whole, re.MULTILINE)} == set(record.names)
    assert re.search(r"says: .* \((true|false)\)", whole)


def test_one_step_alone_is_printed() -> None:
    done = command("replay", str(WHOLE), "--step", "17", "--plain")
    assert re.findall(r"^Step \d+", done.stdout, re.MULTILINE) == ["Step 17"]
    assert command("replay", str(WHOLE), "--step", "0").stdout.startswith("The deal\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--step", "9999"], f"--step is a number from 0 (the deal) to {LAST}; not 9999"),
        (["--step", "x"], "--step is a number, 0 for the deal; not 'x'"),
        (["--seat", "5"], "--seat is a number from 0 to 4, or all; not '5'"),
        (["--seat", "me"], "--seat is a number from 0 to 4, or all; not 'me'"),
        (["--colour", "red"], "--colour is auto, always or never; not 'red'"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], sentence: str) -> None:
    done = command("replay", str(WHOLE), *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"motherlode: {sentence}\n"


def test_a_game_that_is_not_over_is_shown_to_its_people_and_spectators_alone(kept: Path) -> None:
    save = str(kept / "save.json")
    assert command("replay", save).returncode == 0
    assert re.search(WHO_YOU_ARE, command("replay", save, "--seat", "0").stdout)
    for seat in ("1", "all"):
        done = command("replay", save, "--seat", seat)
        assert (done.returncode, done.stdout) == (2, "")
        assert "secrets of a game that is not over" in done.stderr


def test_a_public_record_is_told(kept: Path) -> None:
    done = command("replay", str(kept / "public.json"))
    assert done.returncode == 0
    assert "what everyone was told:" in done.stdout
    assert re.search(r"^ +\d+\. seat \d dug ", done.stdout, re.MULTILINE)


def test_a_record_that_differs_is_shown_up_to_there(tmp_path: Path) -> None:
    data = as_data(RECORD)
    data["steps"][20]["public"] = OTHER_HASH
    done = command("replay", str(as_file(data, tmp_path / "game.json")))
    assert done.returncode == 1
    assert f"Step 20 of {LAST}" in done.stdout
    assert "Step 21" not in done.stdout
    assert done.stdout.splitlines()[-1].startswith("The record differs at step 21: ")


def test_a_record_whose_deal_differs_shows_nothing(tmp_path: Path) -> None:
    data = as_data(RECORD)
    data["deal"]["nonces"][0] = "5" * 32
    done = command("replay", str(as_file(data, tmp_path / "game.json")), "--step", "3")
    assert (done.returncode, done.stdout.count("\n")) == (1, 1)


@pytest.mark.parametrize("text", SHORTS)
def test_ascii_is_ascii(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, finished(text))
    assert command("replay", str(path), "--ascii").stdout.isascii()


# At a terminal


def test_a_person_leafs_through_a_record() -> None:
    code, shown = at_terminal("replay", str(WHOLE), typed="\n\nb\n30\nx\nq\n")
    assert code == 0
    found = re.findall(r"^(?:Step \d+|The deal)", shown, re.MULTILINE)
    assert found == ["The deal", "Step 1", "Step 2", "Step 1", "Step 30"]
    assert "'x' is none of these." in shown


def test_the_last_step_is_the_end() -> None:
    code, shown = at_terminal("replay", str(WHOLE), "--step", str(LAST - 1), typed="\n\n")
    assert code == 0
    assert re.findall(r"^Step \d+", shown, re.MULTILINE) == [f"Step {LAST - 1}", f"Step {LAST}"]
    assert "Enter the end" in shown


def test_plain_asks_nothing_even_at_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, play(begin(SHORT), 3).record())
    code, shown = at_terminal("replay", str(path), "--plain", typed="")
    assert code == 0
    assert "Enter" not in shown
