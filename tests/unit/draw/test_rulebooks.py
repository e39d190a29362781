"""The rules of every game as text."""

import re
from importlib.resources import files

import pytest

from motherlode.core.options import show_value
from motherlode.draw.rules import (
    parse_rulebook,
    read_rulebook,
    show_clauses,
    show_headings,
    show_options,
    show_rulebook,
)
from motherlode.games.registry import GAMES, find_game

LITTLE = """# Little

Two players.

| option | values |
| --- | --- |

## A turn

- **LIT-1** One *digs*
  deep.
- **LIT-2** Then the other.

## The end

- **LIT-7** All gold is counted.

---

Not ours.
"""


def test_a_rulebook_is_read_clause_by_clause() -> None:
    book = parse_rulebook("little", LITTLE)
    assert book.title == "Little"
    assert book.preface == ("Two players.",)
    assert [(clause.number, clause.text, clause.heading) for clause in book.clauses] == [
        ("LIT-1", "One digs deep.", "A turn"),
        ("LIT-2", "Then the other.", "A turn"),
        ("LIT-7", "All gold is counted.", "The end"),
    ]
    assert book.closing == "Not ours."


@pytest.mark.parametrize("number", ["LIT-2", "lit-2", "2"])
def test_a_clause_is_found_by_its_number(number: str) -> None:
    assert parse_rulebook("little", LITTLE).find(number).text == "Then the other."


def test_an_unknown_clause_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no clause 'LIT-3'; it has LIT-1 to LIT-2, LIT-7"):
        parse_rulebook("little", LITTLE).find("LIT-3")


def test_clauses_are_wrapped_with_their_number_in_front() -> None:
    book = parse_rulebook("little", LITTLE)
    assert show_clauses(book.clauses[:1], 18) == ["  LIT-1  One digs", "    deep."]
    assert show_rulebook(book, 40)[-2:] == ["", "Not ours."]
    assert show_headings(book) == ["LIT-1 to LIT-2    A turn", "LIT-7             The end"]


def test_options_are_said_in_words() -> None:
    lines = show_options(find_game("saboteur").sheet, "ua", 200)
    assert lines[0] == "Options of the edition ua:"
    assert lines[1] == (
        "  placement = adjacent (adjacent, joined or reachable):"
        " how a new path card must hang together with the maze, SAB-13."
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_option_belongs_to_a_clause_of_the_rulebook(game: str) -> None:
    book = read_rulebook(game)
    assert [book.find(option.clause) for option in find_game(game).sheet.options.values()]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_the_code_cites_exists(game: str) -> None:
    numbers = {clause.number for clause in read_rulebook(game).clauses}
    prefix = min(numbers).partition("-")[0]
    folder = files(f"motherlode.games.{game}")
    sources = [path for path in folder.iterdir() if path.name.endswith((".py", ".toml"))]
    cited = {
        number
        for path in sources
        for number in re.findall(rf"\b{prefix}-\d+", path.read_text("utf-8"))
    }
    assert cited
    assert cited <= numbers


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_options_agrees_with_the_sheet(game: str) -> None:
    sheet = find_game(game).sheet
    text = (files(f"motherlode.games.{game}") / "rules.md").read_text("utf-8")
    rows = [line.replace("`", "").strip("| ").split(" | ") for line in text.splitlines()]
    table = {row[0]: row[1:] for row in rows if row[0] in sheet.options and len(row) > 1}
    expected = {
        name: [
            *(show_value(values[name]) for values in sheet.editions.values()),
            option.choices(),
            option.clause,
        ]
        for name, option in sheet.options.items()
    }
    assert table == expected
