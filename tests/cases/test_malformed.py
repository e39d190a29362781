"""A case that is written wrongly says where and what would be right; the command's exit codes."""

from pathlib import Path

import pytest

from motherlode.cli.case import read_case
from tests.cli.running import command

HEAD = """
proves = ["SAB-12"]
title = "a case to spoil"
setup = "saboteur(edition=ru, seats=4)"
"""
GOOD = HEAD + '[[try]]\nplay = "pass *"\nexpect = { turn = 1 }\n'
WRONG = HEAD + '[[try]]\nplay = "pass *"\nexpect = { turn = 2 }\n'

MISTAKES = {
    "no TOML": ("proves = [", ["Invalid value"]),
    "a misspelt key": (GOOD.replace("title", "titel"), ["titel"]),
    "no try": (HEAD + "try = []", ["at least one try"]),
    "proves nothing": (GOOD.replace('"SAB-12"', ""), ["at least one clause"]),
    "an unknown clause": (
        GOOD.replace("SAB-12", "SAB-99"),
        ["proves", "no clause 'SAB-99'", "SAB-1,"],
    ),
    "an unknown game": (GOOD.replace("saboteur(", "chess("), ["setup", "there is saboteur"]),
    "an unknown option": (
        GOOD.replace("seats=4", "colour=red"),
        ["setup", "no option 'colour'", "placement"],
    ),
}

TRIES = {
    "nothing expected": ("expect = {}", ["nothing is expected", "gold_pile"]),
    "a misspelt expect key": ("expect = { trun = 1 }", ["'trun'", "known are", "turn"]),
    "an unknown clause": (
        'play = "dig cross 5,5"\nexpect = { refused = "SAB-99" }',
        ["refused", "no clause 'SAB-99'", "SAB-1,"],
    ),
    "legal, of no move": ("expect = { legal = true }", ["legal", "none is played"]),
    "refused, of no move": ('expect = { refused = "SAB-9" }', ["refused", "none is played"]),
    "legal and refused": (
        'play = "pass"\nexpect = { legal = true, refused = "SAB-9" }',
        ["either legal or refused"],
    ),
    "moves that are no table": ("expect = { moves = 5 }", ["moves"]),
    "a misspelt key of moves": ("expect = { moves = { includes = [] } }", ["includes"]),
    "a text for a list": ('expect = { moves = { include = "pass" } }', ["moves.include"]),
    "a misspelt listener": (
        'play = "pass *"\nexpect = { told = { spectater = ["passed"] } }',
        ["'spectater'", "spectator"],
    ),
    "a listener who sits nowhere": (
        'play = "pass *"\nexpect = { untold = { 4 = ["passed"] } }',
        ["'4'", "a seat"],
    ),
    "a misspelt key of the outcome": ("expect = { outcome = { winner = [0] } }", ["winner"]),
    "a seat that nobody has": ("expect = { cards = { 4 = 6 } }", ["cards", "'4'", "0, 1, 2, 3"]),
    "a cell that is none": ('expect = { at = { "1;0" = "nothing" } }', ["at", "'1;0'"]),
    "an unknown option": (
        "with = { colour = 1 }\nexpect = { turn = 0 }",
        ["with", "no option 'colour'", "placement"],
    ),
    "an unknown value": (
        'with = { placement = "near" }\nexpect = { turn = 0 }',
        ["with", "'near'", "adjacent, joined or reachable"],
    ),
    "too many seats": ("with = { seats = 11 }\nexpect = { turn = 0 }", ["3 to 10"]),
    "seats in words": ('with = { seats = "many" }\nexpect = { turn = 0 }', ["seats is a number"]),
    "a move that is none": (
        'play = "jump 1,0"\nexpect = { turn = 0 }',
        ["'jump 1,0' is no move", "dig"],
    ),
    "a move with an unknown card": (
        'play = "dig nosuch 1,0"\nexpect = { legal = false }',
        ["no card 'nosuch'", "dead_w"],
    ),
    "a move like none": ('play = "keep *"\nexpect = { turn = 0 }', ["no legal move is like"]),
}

POSITIONS = {
    "a misspelt key": ("hand = {}", ["hand"]),
    "an unknown card in a hand": ('hands = { 0 = ["nosuch"] }', ["hands", "'nosuch'", "dead_w"]),
    "more cards than there are": (
        'hands = { 0 = ["dead_w", "dead_w"] }',
        ["hands", "not so many cards dead_w"],
    ),
    "an unknown role": ('roles = { 0 = "king" }', ["roles", "digger or saboteur", "'king'"]),
    "too many saboteurs": (
        'roles = { 0 = "saboteur", 1 = "saboteur" }',
        ["roles", "too many saboteurs", "SAB-3"],
    ),
    "a role for nobody": ('roles = { 4 = "digger" }', ["roles", "0 to 3, not 4"]),
    "an unknown tool": ('broken = { 0 = ["spoon"] }', ["broken", "pick, lamp, cart", "'spoon'"]),
    "an unknown goal": ('goals = ["silver"]', ["goals", "gold, stone_a, stone_b", "'silver'"]),
    "gold twice": ('goals = ["gold", "gold"]', ["goals", "each face lies on one goal"]),
    "a look at no goal": ('looked = { 0 = ["1,0"] }', ["looked", "not on 1,0"]),
    "pile and its size": ("pile = []\npile_size = 3", ["either pile or pile_size"]),
    "too large a pile": ("pile_size = 99", ["pile_size", "0 to 43", "99"]),
    "gold that is not there": ("gold = { 0 = [4] }", ["gold", "4 nuggets"]),
    "a round too many": ("round = 4", ["round is 1 to 3, not 4"]),
    "a turn of nobody": ("turn = 4", ["turn", "0 to 3, not 4"]),
    "a fresh deal, and more": ("fresh = true\nturn = 1", ["fresh", "nothing but a seed"]),
    "a maze that does not fit": (
        'mine = """\n 0 1\n0 start straight_ns\n"""',
        ["mine", "1,0 does not fit", "SAB-12"],
    ),
    "a start elsewhere": ('mine = """\n 1\n0 start\n"""', ["mine", "the start lies on 0,0"]),
    "a card beyond the table": ('mine = """\n 36\n0 cross\n"""', ["mine", "36,0", "SAB-5"]),
    "open gold": ('mine = """\n 8\n0 gold\n"""', ["mine", "8,0", "SAB-21"]),
}


def complaint_about(text: str, folder: Path) -> str:
    """What reading and running a case says is wrong, without the place of the file."""
    path = folder / "spoilt.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r".") as caught:
        list(read_case(path).failures())
    place, _, sentence = str(caught.value).partition(": ")
    assert place == str(path)
    return sentence


def all_within(words: list[str], sentence: str) -> bool:
    return [word for word in words if word not in sentence] == []


@pytest.mark.parametrize("what", MISTAKES)
def test_a_case_written_wrongly_is_refused_with_its_place(what: str, tmp_path: Path) -> None:
    text, words = MISTAKES[what]
    sentence = complaint_about(text, tmp_path)
    assert all_within(words, sentence), sentence


@pytest.mark.parametrize("what", TRIES)
def test_a_try_written_wrongly_is_refused_with_its_number(what: str, tmp_path: Path) -> None:
    body, words = TRIES[what]
    sentence = complaint_about(f"{GOOD}[[try]]\n{body}\n", tmp_path)
    assert all_within(["try 2", *words], sentence), sentence


@pytest.mark.parametrize("what", POSITIONS)
def test_a_position_written_wrongly_is_refused_with_its_key(what: str, tmp_path: Path) -> None:
    keys, words = POSITIONS[what]
    text = f"{HEAD}[position]\n{keys}\n[[try]]\nexpect = {{ over = false }}\n"
    sentence = complaint_about(text, tmp_path)
    assert all_within(["try 1", "position", *words], sentence), sentence


def test_a_move_after_the_end_is_refused(tmp_path: Path) -> None:
    text = HEAD.replace("seats=4", "seats=3, rounds=1")
    text += "[position]\nturn = 2\nforced = 2\npasses = 2\npile = []\n"
    text += 'hands = { 0 = [], 1 = [], 2 = [] }\n[[try]]\nplay = ["pass", "pass"]\n'
    sentence = complaint_about(text + "expect = { over = true }\n", tmp_path)
    assert all_within(["try 1", "the game is over"], sentence), sentence


# What a failure says


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("expect = { turn = 2 }", "turn is 0, not 2"),
        ('expect = { prompt = "keep" }', "prompt is 'play', not 'keep'"),
        ('play = "pass"\nexpect = { legal = true }', "'pass' was refused"),
        ('play = "pass *"\nexpect = { legal = false }', "was allowed"),
        ('play = "pass"\nexpect = { refused = "SAB-14" }', "by SAB-9, not by SAB-14"),
        ('play = "pass"\nexpect = { code = "not-free" }', "by must-discard, not by not-free"),
        ('play = ["pass", "pass *"]\nexpect = { turn = 1 }', "'pass' was refused"),
        ('expect = { moves = { include = ["keep *"] } }', "'keep *' is not among the moves"),
        ('expect = { moves = { exclude = ["pass *"] } }', "'pass *' is among the moves"),
        ("expect = { moves = { count = 0 } }", "moves, not 0"),
        ('play = "pass *"\nexpect = { told = { 1 = ["won *"] } }', "1 was not told 'won *'"),
        ('play = "pass *"\nexpect = { untold = { 1 = ["pass*"] } }', "1 was told 'pass*'"),
        ("expect = { outcome = { winners = [0] } }", "the game is not over"),
        ('expect = { at = { "1,0" = "cross" } }', "at.1,0 is nothing, not 'cross'"),
        ('expect = { at = { "0,0" = "nothing" } }', "at.0,0 is 'start', not 'nothing'"),
        ("expect = { cards = { 1 = 5 } }", "cards.1 is 6, not 5"),
    ],
)
def test_a_try_that_fails_says_what_came_instead(body: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "failing.toml"
    path.write_text(f"{HEAD}[[try]]\n{body}\n", "utf-8")
    failures = [str(failure) for failure in read_case(path).failures()]
    assert len(failures) == 1
    assert failures[0].startswith("try 1: ")
    assert says in failures[0]


def test_a_refused_move_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "refused.toml"
    path.write_text(f'{HEAD}[[try]]\nplay = "pass"\nexpect = {{ code = "must-discard", turn = 0 }}')
    assert list(read_case(path).failures()) == []


# The command


def test_the_command_ends_with_0_when_all_cases_hold(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    done = command("case", str(tmp_path))
    assert done.returncode == 0
    assert "1 cases hold, 0 fail" in done.stdout


def test_the_command_ends_with_1_when_a_case_fails(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    (tmp_path / "wrong.toml").write_text(WRONG, "utf-8")
    done = command("case", "--quiet", str(tmp_path))
    assert done.returncode == 1
    assert "wrong.toml" in done.stdout
    assert "try 1: turn is 1, not 2" in done.stdout
    assert "good.toml" not in done.stdout


@pytest.mark.parametrize("name", ["bad.toml", "missing.toml", ""])
def test_the_command_ends_with_2_when_a_case_cannot_be_read(name: str, tmp_path: Path) -> None:
    if name == "bad.toml":
        (tmp_path / name).write_text(GOOD.replace("turn", "trun"), "utf-8")
    done = command("case", str(tmp_path / name))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("motherlode: ")
    assert done.stderr.count("\n") == 1
