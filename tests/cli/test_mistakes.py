"""A mistake on the command line: one sentence with what would be right, exit code 2."""

import pytest

from tests.cli.running import command

MISTAKES = [
    (["play", "chess"], "there is no game 'chess'; there is saboteur"),
    (["play", "--seats", "2"], "saboteur is for 3 to 10 players, not 2"),
    (["play", "--seats", "many"], "--seats is a number, 3 to 10; not 'many'"),
    (["play", "--seats", "-3"], "--seats is a number, 3 to 10; not '-3'"),
    (["play", "saboteur2", "--seats", "13"], "saboteur2 is for 2 to 12 players, not 13"),
    (["play", "saboteur2", "--edition", "ua"], "saboteur2 has no edition 'ua'; it has ru"),
    (["play", "saboteur2", "--option", "gold_shares=ua"], "saboteur2 has no option 'gold_shares'"),
    (["play", "duel", "--seats", "3"], "duel is for 2 players, not 3"),
    (
        ["play", "duel", "--option", "rounds=1"],
        "duel has no option 'rounds'; it has edition, seats, ",
    ),
    (["play", "duel", "--seat", "2"], "--seat is a number from 0 to 1, several with commas"),
    (["play", "goldmine", "--seats", "7"], "goldmine is for 2 to 6 players, not 7"),
    (
        ["play", "goldmine", "--seats", "5", "--option", "teams=true"],
        "teams are for 4 or 6 players (GLD-42)",
    ),
    (["play", "corporation", "--seats", "7"], "corporation is for 2 to 6 players, not 7"),
    (["play", "--edition", "xx"], "has no edition 'xx'; it has ua, ru, ru-strict"),
    (["play", "--option", "rounds"], "--option is written name=value, as rounds=1; not 'rounds'"),
    (["play", "--option", "rounds=10"], "rounds is 1 to 9; not '10'"),
    (["play", "--option", "colour=red"], "saboteur has no option 'colour'; it has"),
    (["play", "--bots", "genius"], "saboteur has no bot 'genius'; it has random, novice, regular"),
    (["play", "--bots", "regular,"], "saboteur has no bot ''; it has random, novice, regular"),
    (["play", "--seat", "5"], "--seat is a number from 0 to 4, several with commas, or none"),
    (["play", "--seat", "me"], "--seat is a number from 0 to 4, several with commas, or none"),
    (["play", "--seat", "1,1"], "--seat names a seat twice: 1,1"),
    (["play", "--colour", "gold"], "--colour is auto, always or never; not 'gold'"),
    (["play", "--pace", "slow"], "--pace is a number of seconds, as 0.5; not 'slow'"),
    (["play", "--pace", "-1"], "--pace is a number of seconds, as 0.5; not '-1'"),
    (["play", "--pace", "nan"], "--pace is a number of seconds, as 0.5; not 'nan'"),
    (["rules"], "name a game: saboteur"),
    (["rules", "chess"], "there is no game 'chess'; there is saboteur"),
    (["rules", "saboteur", "SAB-99"], "no clause 'SAB-99'; it has SAB-1 to SAB-25, SAB-30 to"),
    (["rules", "saboteur2", "SAB-3"], "no clause 'SAB-3'; it has SB2-1 to SB2-29, SAB-1 to SAB-2"),
    (["rules", "duel", "DUE-16"], "no clause 'DUE-16'; it has DUE-1 to DUE-15, SAB-5, SAB-11 to"),
    (["rules", "goldmine", "8"], "no clause '8'; it has GLD-1 to GLD-7, GLD-10 to"),
    (["rules", "corporation", "13"], "no clause '13'; it has COR-1 to COR-12, COR-20 to"),
    (["rules", "saboteur", "--edition", "xx"], "has no edition 'xx'; it has ua, ru, ru-strict"),
    (["games", "chess"], "there is no game 'chess'; there is saboteur"),
]


@pytest.mark.parametrize(
    ("words", "sentence"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES]
)
def test_a_mistake_is_one_sentence(words: list[str], sentence: str) -> None:
    done = command(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("motherlode: ")
    assert sentence in done.stderr
