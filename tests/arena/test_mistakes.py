"""A mistake is one sentence, exit code 2, before a single game is played."""

import pytest

from motherlode.cli.main import MISTAKE, main

MISTAKES = [
    ([], "name a game: saboteur"),
    (["chess"], "there is no game 'chess'; there is saboteur"),
    (["saboteur(seats=4"], "'saboteur(seats=4' is no set-up: write it like saboteur("),
    (["saboteur(seats=4)", "--seats", "5"], "seats is given twice"),
    (["saboteur", "--seats", "2"], "saboteur is for 3 to 10 players, not 2"),
    (["saboteur", "--seats", "many"], "seats is a number, 3 to 10; not 'many'"),
    (["saboteur", "--edition", "xx"], "has no edition 'xx'; it has ua, ru, ru-strict"),
    (["saboteur", "--option", "rounds"], "'rounds' lacks its value; write name=value"),
    (["saboteur", "--option", "rounds=10"], "rounds is 1 to 9; not '10'"),
    (
        ["saboteur", "--bots", "genius"],
        "saboteur has no bot 'genius'; it has random, novice, regular",
    ),
    (["saboteur", "--bots", ""], "saboteur has no bot ''"),
    (["saboteur", "--games", "0"], "--games is a whole number from 1 to 1000000000000; not '0'"),
    (
        ["saboteur", "--games", "many"],
        "--games is a whole number from 1 to 1000000000000; not 'many'",
    ),
    (["saboteur", "--games", "-5"], "--games is a whole number from 1 to 1000000000000; not '-5'"),
    (
        ["saboteur", "--games", "1e6"],
        "--games is a whole number from 1 to 1000000000000; not '1e6'",
    ),
    (["saboteur", "--seed", "x"], "--seed is a whole number from 0 to 1000000000000; not 'x'"),
    (["saboteur", "--jobs", "0"], "--jobs is a whole number from 1 to 256; not '0'"),
    (["saboteur", "--shard", "4/3"], "--shard is a part of so many, as 1/3, 2/3 or 3/3; not '4/3'"),
    (["saboteur", "--shard", "0/3"], "--shard is a part of so many"),
    (["saboteur", "--shard", "two"], "--shard is a part of so many"),
    (["saboteur", "--games", "2", "--shard", "1/3"], "2 games cannot be played in 3 shards"),
    (["saboteur", "--out", "no/such/folder/a.json"], "--out is a file in a folder that can be"),
    (["saboteur", "--out", "tests"], "--out is a file in a folder that can be"),
    (["saboteur", "--records", "README.md"], "--records README.md: "),
]


@pytest.mark.parametrize(
    ("words", "sentence"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES]
)
def test_a_mistake_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", *words]) == MISTAKE
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("motherlode: ")
    assert sentence in said.err
