"""Do the boards hold what they should, in every arrangement, and is a wrong box refused?"""

from collections import Counter
from importlib.resources import files

import pytest

from motherlode.core.chance import Fast
from motherlode.games.corporation.data import Box, box, turns_of
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from motherlode.games.corporation.pieces import BASE, CONTENT_NAMES, DANGER, EMPTY, SIDE
from motherlode.games.corporation.state import Public

TEXT = (files("motherlode.games.corporation") / "boards.toml").read_text("utf-8")
ARRANGEMENTS = 300
ODD = {"$": 3, "n": 2, "s": 2, "c": 1, "o": 1, "x": 3, ".": 24}
EVEN = {"$": 3, "n": 2, "s": 1, "c": 2, "o": 1, "x": 3, ".": 24}


@pytest.mark.parametrize("number", range(8))
def test_every_board_holds_what_it_should(number: int) -> None:
    found = Counter(sign for line in box().boards[number] for sign in line)

    assert found == (EVEN if number % 2 else ODD)


def test_the_central_board_has_a_base_camp_and_eight_flags() -> None:
    found = Counter(sign for line in box().centre for sign in line)

    assert found == {"B": 4, ".": 24, **dict.fromkeys("12345678", 1)}


def test_no_two_boards_are_alike_under_turning() -> None:
    seen = {"".join(lines) for board in box().boards for lines in turns_of(board)}

    assert len(seen) == 8 * 4


def test_a_board_turned_four_times_is_the_same() -> None:
    for board in box().boards:
        assert turns_of(turns_of(board)[-1])[1] == board


def reached(public: Public) -> set[int]:
    """The cells that chains of free cells lead to, by the obvious way; passages join each other."""
    field, grid = public.field, public.rules.grid
    todo = [int(cell) for cell in field.rim.list()]
    seen = set(todo)
    while todo:
        cell = todo.pop()
        beside = [cell + int(step) for step in grid.step]
        if cell in field.passages.list():
            beside += [int(passage) for passage in field.passages.list()]
        for other in beside:
            if other not in seen and field.may_be_dug(other):
                seen.add(other)
                todo.append(other)
    return seen


def test_every_special_cell_can_be_reached_in_many_arrangements() -> None:
    setup = GAME.setup("corporation")
    for seed in range(ARRANGEMENTS):
        public = GAME.begin(setup, Fast(seed)).public
        grid = public.rules.grid
        cells = [int(grid.cell(column, row)) for row in range(SIDE) for column in range(SIDE)]
        special = {c for c in cells if public.field.content[c] not in (EMPTY, DANGER, BASE)}

        assert special <= reached(public), f"seed {seed}"


def test_the_field_is_made_of_nine_boards() -> None:
    public = GAME.begin(GAME.setup("corporation"), Fast(3)).public
    grid = public.rules.grid
    found = Counter(
        CONTENT_NAMES[public.field.content[grid.cell(column, row)]]
        for row in range(SIDE)
        for column in range(SIDE)
    )

    assert found == {
        "gold": 24,
        "gnome": 16,
        "safe": 12,
        "chest": 12,
        "passage": 8,
        "danger": 24,
        "base": 4,
        "empty": 224,
    }


@pytest.mark.parametrize(
    ("said", "instead", "complaint"),
    [
        ("boards = 8", "boards = 7", "8 boards, the box says 7"),
        ("gold = 24", "gold = 23", "24 cells with gold"),
        ("cards = 13", "cards = 12", "13 cards, the box says 12"),
        ("cthulhu = 1", "kraken = 1", "no such card: kraken"),
        ("....n.\n", "....n\n", "6 lines of 6 cells"),
        ("....n.\n", "....n?\n", "there is no cell '\\?'"),
        ("....n.\n", "....nB\n", "there is no cell 'B'"),
        (".1..2.", ".1..1.", "one flag of each colour"),
        ('"white"]', '"white", "grey"]', "9 colours"),
        ("gnomes = 4", 'gnomes = "four"', "gnomes"),
    ],
)
def test_a_wrong_box_is_refused_with_what_is_wrong(said: str, instead: str, complaint: str) -> None:
    assert said in TEXT
    with pytest.raises(ValueError, match=f"boards.toml.*{complaint}"):
        Box(TEXT.replace(said, instead, 1), "boards.toml")
