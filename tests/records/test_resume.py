"""A game that was saved goes on exactly as if nobody had ever left."""

from itertools import product
from pathlib import Path

import pytest

from motherlode.bots.registry import bot_names
from motherlode.core.record_files import read_record, write_record
from tests.cli.running import GOODBYE, OVER, command
from tests.records.making import SHORT, as_data, as_file, begin, finished, golden_path, play
from tests.records.terminal import at_terminal

WORDS = ["play", "--seats", "4", "--option", "rounds=1", "--seed", "7"]
WORDS2 = ["play", "saboteur2", *WORDS[1:]]
WORDS_DUEL = ["play", "duel", "--option", "tie_rounds=0", "--seed", "7"]
MANY = 400
"""More lines than a person types in a whole game."""


def choices(number: int) -> list[str]:
    """What a person types, turn after turn: now the first move, now the third."""
    return ["1" if turn % 3 else "3" for turn in range(number)]


PEOPLE = list(product([WORDS], ["regular", "random,regular"], ["0", "0,2"], [0, 4]))
PEOPLE += [(WORDS2, "regular", "0", 0), (WORDS2, "random,regular", "0,2", 9)]
PEOPLE += [(WORDS_DUEL, bot_names("duel")[-1], "0", 6), (WORDS_DUEL, "random", "0,1", 9)]


@pytest.mark.parametrize(("words", "bots", "seat", "first"), PEOPLE)
def test_a_resumed_game_is_the_game_that_was_never_left(
    words: list[str], bots: str, seat: str, first: int, tmp_path: Path
) -> None:
    whole, save, later = (str(tmp_path / name) for name in ("whole", "save", "later"))
    people = ["--bots", bots, "--seat", seat]
    # With several people each turn has an Enter before it and one after it.
    turn = "{}\n" if seat == "0" else "\n{}\n\n"
    typed = [turn.format(1) for _ in range(MANY)]
    command(*words, *people, "--record", whole, typed="".join(typed))
    begun = "".join(typed[:first])
    pause = f"save {save}\nquit\n" if seat == "0" else f"\nsave {save}\nquit\n"
    assert "Saved." in command(*words, *people, typed=begun + pause).stdout
    done = command("play", "--resume", save, "--record", later, typed="".join(typed))
    assert (done.returncode, done.stderr) == (0, "")
    assert OVER in done.stdout
    assert read_record(Path(later)) == read_record(Path(whole))


def test_a_resumed_game_may_be_saved_and_resumed_again_and_again(tmp_path: Path) -> None:
    save, whole = str(tmp_path / "save"), str(tmp_path / "whole")
    typed = choices(MANY)
    command(*WORDS, "--record", whole, typed="\n".join(typed) + "\n")
    command(*WORDS, typed=f"{typed[0]}\nsave {save}\n")
    for turn in range(1, 5):
        done = command("play", "--resume", save, typed=f"{typed[turn]}\nsave {save}\n")
        assert "Saved." in done.stdout
    command("play", "--resume", save, "--record", save, typed="\n".join(typed[5:]) + "\n")
    assert read_record(Path(save)) == read_record(Path(whole))


@pytest.mark.parametrize("words", [WORDS, WORDS2, WORDS_DUEL], ids=["base", "expansion", "duel"])
def test_who_comes_back_reads_what_happened_since_the_last_turn(
    words: list[str], tmp_path: Path
) -> None:
    save = str(tmp_path / "save")
    first = command(*words, typed=f"1\nsave {save}\nlog\nquit\n").stdout
    again = command("play", "--resume", save, typed="log\nquit\n").stdout
    assert "The game goes on after" in again
    story, log = (text.rpartition("> log\n")[2].partition("(1-")[0] for text in (first, again))
    assert story == log
    assert "Your turn" in again


def test_leaving_a_game_that_is_recorded_keeps_it_for_later(tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    left = command(*WORDS, "--record", path, typed="1\n1\nquit\n")
    assert GOODBYE in left.stdout
    assert f"motherlode play --resume {path}" in left.stdout
    assert not read_record(Path(path)).finished
    done = command("play", "--resume", path, "--record", path, typed="1\n" * MANY)
    assert "The game is kept: motherlode replay" in done.stdout
    assert read_record(Path(path)).finished


def test_saving_needs_a_name_and_spares_other_files(tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("mine")
    typed = f"save\nsave {thesis}\nsave {tmp_path / 'none' / 'x'}\nSAVE {tmp_path / 'Ok.json'}\n"
    done = command(*WORDS, typed=typed)
    assert done.returncode == 0
    assert "Name a file: save game.json" in done.stdout
    assert "there is another file of this name; choose a new name" in done.stdout
    assert "there is no folder" in done.stdout
    assert thesis.read_text() == "mine"
    assert read_record(tmp_path / "Ok.json").moves >= 0


def test_a_file_that_is_taken_is_refused_before_the_first_move(tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("mine")
    done = command(*WORDS, "--record", str(thesis), typed="1\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert thesis.read_text() == "mine"


def test_what_was_chosen_stays_chosen() -> None:
    for words in (["--seats", "5"], ["--seed", "8"], ["--option", "rounds=1"], ["saboteur"]):
        done = command("play", "--resume", str(golden_path("save")), *words)
        assert (done.returncode, done.stdout) == (2, "")
        assert "--resume goes on with a game as it was: leave out" in done.stderr


def test_only_a_sound_save_is_resumed(tmp_path: Path) -> None:
    whole, foreign, changed = (tmp_path / name for name in ("whole", "foreign", "changed"))
    write_record(whole, finished())
    foreign.write_text('{"name": "a package"}')
    data = as_data(play(begin(SHORT), 9).record())
    data["steps"][3]["public"] = "5" * 64
    as_file(data, changed)
    stranger = as_data(play(begin(SHORT), 9).record())
    stranger["seats"][1].pop("seed")
    for path, sentence in (
        (whole, "this game is over; `motherlode replay` shows it"),
        (foreign, "it has no `format`"),
        (changed, "differs at step 4"),
        (golden_path("public"), "only who saved the game can go on with it"),
        (as_file(stranger, tmp_path / "stranger"), "cannot be made without its seed"),
        (tmp_path / "none", "No such file"),
    ):
        done = command("play", "--resume", str(path))
        assert (done.returncode, done.stdout) == (2, "")
        assert f"{path}: " in done.stderr
        assert sentence in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_finished_game_offers_to_be_kept(tmp_path: Path) -> None:
    taken, path = tmp_path / "taken", tmp_path / "my game.json"
    taken.write_text("mine")
    words = ["play", "--seats", "3", "--seat", "none", "--option", "rounds=1", "--pace", "0"]
    code, shown = at_terminal(*words, "--seed", "7", typed=f"{taken}\n{path}\n")
    assert code == 0
    assert "there is another file of this name" in shown
    assert f"The game is kept: motherlode replay '{path}'" in shown
    assert read_record(path).finished
    assert taken.read_text() == "mine"
