"""Are the choices of a game read as declared, and is every mistake told with its place?"""

import pytest

from motherlode.core.options import Option, Sheet, read_sheet, show_value

SHEET = """
game = "snap"
title = "Snap"
seats = { from = 2, to = 4, default = 3 }
edition = "new"

[options.pace]
values = ["slow", "fast", "wild"]
clause = "SNP-1"
says = "how fast it is played"

[options.jokers]
values = [false, true]
clause = "SNP-2"
says = "whether there are jokers"

[options.rounds]
from = 1
to = 9
clause = "SNP-3"
says = "how many rounds are played"

[editions.old]
pace = "slow"
jokers = false
rounds = 3

[editions.new]
like = "old"
pace = "fast"
"""

CHANGES = [
    ("game =", "game", "snap.toml: Expected '=' after a key"),
    (
        'title = "Snap"',
        'titel = "Snap"',
        "snap.toml: Object contains unknown field `titel`",
    ),
    (
        "default = 3",
        "default = 3, usual = 3",
        "snap.toml: Object contains unknown field `usual` - at `$.seats`",
    ),
    (
        "to = 9",
        "to = 9\nstep = 2",
        "snap.toml: Object contains unknown field `step` - at `$.options",
    ),
    (
        "to = 9",
        "to = 9\nvalues = [1]",
        "snap.toml: options.rounds: give either `values` or `from` and `to`",
    ),
    (
        "values = [false, true]",
        "",
        "snap.toml: options.jokers: give either `values` or `from` and `to`",
    ),
    (
        'edition = "new"',
        'edition = "newest"',
        "snap.toml: the default edition 'newest' is not declared",
    ),
    (
        'like = "old"',
        'like = "older"',
        "snap.toml: editions.new: is like 'older', which is not declared above it",
    ),
    (
        'like = "old"\n',
        "",
        "snap.toml: editions.new: gives no value for jokers, rounds",
    ),
    (
        'pace = "fast"',
        'pase = "fast"',
        "snap.toml: editions.new: there is no option 'pase'",
    ),
    (
        'pace = "fast"',
        'pace = "quick"',
        "snap.toml: editions.new: pace is slow, fast or wild; not 'quick'",
    ),
    (
        "rounds = 3",
        "rounds = 10",
        "snap.toml: editions.old: rounds is 1 to 9; not 10",
    ),
    (
        "rounds = 3",
        "rounds = true",
        "snap.toml: editions.old: rounds is 1 to 9; not True",
    ),
    (
        "jokers = false",
        "jokers = 0",
        "snap.toml: editions.old: jokers is false or true; not 0",
    ),
]

PARTS_THAT_MUST_BE_THERE = [
    'game = "snap"',
    'title = "Snap"',
    "seats = { from = 2, to = 4, default = 3 }",
    "from = 2, ",
    ", default = 3",
    'edition = "new"',
    'clause = "SNP-2"',
    'says = "whether there are jokers"',
    "to = 9",
]


@pytest.fixture
def sheet() -> Sheet:
    return read_sheet(SHEET, "snap.toml")


def complaint_about(text: str) -> str:
    with pytest.raises(ValueError, match=r"^snap\.toml: ") as caught:
        read_sheet(text, "snap.toml")
    return str(caught.value)


def test_a_sheet_says_who_can_play(sheet: Sheet) -> None:
    assert (sheet.game, sheet.title) == ("snap", "Snap")
    assert (sheet.least, sheet.most, sheet.usual) == (2, 4, 3)
    assert sheet.seats_in_words() == "2 to 4"


def test_a_game_for_one_number_of_players_says_that_number() -> None:
    text = SHEET.replace("from = 2, to = 4, default = 3", "from = 2, to = 2, default = 2")

    assert read_sheet(text, "snap.toml").seats_in_words() == "2"


def test_options_keep_the_order_in_which_they_are_declared(sheet: Sheet) -> None:
    assert list(sheet.options) == ["pace", "jokers", "rounds"]
    assert sheet.options["pace"].values == ("slow", "fast", "wild")
    assert sheet.options["rounds"].values == (1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert sheet.options["jokers"].clause == "SNP-2"
    assert sheet.options["rounds"].says == "how many rounds are played"


def test_an_edition_has_the_values_of_the_one_it_is_like_but_for_its_own(sheet: Sheet) -> None:
    assert sheet.edition == "new"
    assert sheet.editions == {
        "old": {"pace": "slow", "jokers": False, "rounds": 3},
        "new": {"pace": "fast", "jokers": False, "rounds": 3},
    }


def test_every_value_is_read_from_how_it_is_shown(sheet: Sheet) -> None:
    for option in sheet.options.values():
        for place, value in enumerate(option.values):
            read = option.read(show_value(value))

            assert read == value
            assert type(read) is type(value)
            assert option.index(read) == place


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("pace", "quick", "pace is slow, fast or wild; not 'quick'"),
        ("pace", "", "pace is slow, fast or wild; not ''"),
        ("jokers", "False", "jokers is false or true; not 'False'"),
        ("jokers", "0", "jokers is false or true; not '0'"),
        ("rounds", "0", "rounds is 1 to 9; not '0'"),
        ("rounds", "10", "rounds is 1 to 9; not '10'"),
        ("rounds", "03", "rounds is 1 to 9; not '03'"),
        ("rounds", "true", "rounds is 1 to 9; not 'true'"),
    ],
)
def test_a_value_that_is_none_is_refused_with_all_that_would_be_right(
    sheet: Sheet, name: str, text: str, complaint: str
) -> None:
    with pytest.raises(ValueError, match=f"^{complaint}$"):
        sheet.options[name].read(text)


def test_an_option_with_one_value_says_it() -> None:
    assert Option("pace", ("slow",), "SNP-1", "how fast").choices() == "slow"
    assert Option("rounds", (3,), "SNP-3", "how many").choices() == "3"


@pytest.mark.parametrize(("was", "becomes", "complaint"), CHANGES)
def test_a_mistake_in_a_sheet_is_told_with_its_place(
    was: str, becomes: str, complaint: str
) -> None:
    assert was in SHEET

    assert complaint_about(SHEET.replace(was, becomes, 1)).startswith(complaint)


@pytest.mark.parametrize("part", PARTS_THAT_MUST_BE_THERE)
def test_what_is_missing_in_a_sheet_is_told_with_its_place(part: str) -> None:
    assert part in SHEET
    key = part.strip(", ").partition(" ")[0]

    assert key in complaint_about(SHEET.replace(part, "", 1))


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ('values = ["slow", "fast", "wild"]', "values = []"),
        ("from = 1\nto = 9", "from = 9\nto = 1"),
    ],
)
def test_an_option_without_any_value_is_told_with_its_place(was: str, becomes: str) -> None:
    assert complaint_about(SHEET.replace(was, becomes)).startswith("snap.toml: options.")


@pytest.mark.parametrize(
    "seats", ["from = 4, to = 2, default = 3", "from = 2, to = 4, default = 5"]
)
def test_seats_that_cannot_be_are_told_with_their_place(seats: str) -> None:
    text = SHEET.replace("from = 2, to = 4, default = 3", seats)

    assert complaint_about(text).startswith("snap.toml: seats")
