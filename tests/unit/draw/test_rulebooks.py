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
    show_numbers,
    show_options,
    show_rulebook,
)
from motherlode.games.registry import GAMES, find_game
from motherlode.words.catalogue import Catalogue

ENGLISH = Catalogue("en")

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

MIXED = """# Mixed

Two games in one.

## A turn

- **MIX-2** One digs.
- **LIT-1** Deep.
- **LIT-2** Then the other.
- **BIG-1** Wide.
- **MIX-1** Then nobody.

## The end

- **LIT-7** All gold is counted.
- **MIX-3** Twice.
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
    assert parse_rulebook("little", LITTLE).find(number, ENGLISH).text == "Then the other."


def test_an_unknown_clause_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no clause 'LIT-3'; it has LIT-1 to LIT-2, LIT-7"):
        parse_rulebook("little", LITTLE).find("LIT-3", ENGLISH)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("2", "One digs."),
        ("lit-2", "Then the other."),
        ("7", "All gold is counted."),
        ("1", "Then nobody."),
    ],
)
def test_a_bare_number_is_of_the_first_clauses_kind_if_it_has_one(number: str, text: str) -> None:
    assert parse_rulebook("mixed", MIXED).find(number, ENGLISH).text == text


def test_a_bare_number_of_several_other_kinds_is_answered_with_all_of_them() -> None:
    book = parse_rulebook("mixed", MIXED.replace("MIX-1", "MIX-4"))
    with pytest.raises(ValueError, match="could be LIT-1 or BIG-1"):
        book.find("1", ENGLISH)


def test_clauses_of_several_kinds_are_listed_one_kind_after_the_other() -> None:
    book = parse_rulebook("mixed", MIXED)
    assert show_numbers(book.clauses, ENGLISH) == "MIX-1 to MIX-3, LIT-1 to LIT-2, LIT-7, BIG-1"
    assert show_headings(book, ENGLISH) == [
        "MIX-1 to MIX-2, LIT-1 to LIT-2, BIG-1  A turn",
        "LIT-7, MIX-3                           The end",
    ]


def test_clauses_are_wrapped_with_their_number_in_front() -> None:
    book = parse_rulebook("little", LITTLE)
    assert show_clauses(book.clauses[:1], 18) == ["  LIT-1  One digs", "    deep."]
    assert show_rulebook(book, 40)[-2:] == ["", "Not ours."]
    assert show_headings(book, ENGLISH) == ["LIT-1 to LIT-2    A turn", "LIT-7             The end"]


def test_options_are_said_in_words() -> None:
    lines = show_options(find_game("saboteur").sheet, "ua", 200, ENGLISH)
    assert lines[0] == "Options of the edition ua:"
    assert lines[1] == (
        "  placement = adjacent (adjacent, joined or reachable):"
        " how a new path card must hang together with the maze, SAB-13."
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_option_belongs_to_a_clause_of_the_rulebook(game: str) -> None:
    book = read_rulebook(game)
    options = find_game(game).sheet.options.values()
    assert [book.find(option.clause, ENGLISH) for option in options]


def cited_in(package: str, prefixes: set[str]) -> set[str]:
    """The clauses of these kinds that the code and data of a package cite."""
    number = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-\d+")
    sources = [path for path in files(package).iterdir() if path.name.endswith((".py", ".toml"))]
    return {found for path in sources for found in number.findall(path.read_text("utf-8"))}


def clauses_of(game: str) -> dict[str, str]:
    """The numbers of all clauses, and the kind of each."""
    return {clause.number: clause.prefix for clause in read_rulebook(game).clauses}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_the_code_cites_exists(game: str) -> None:
    clauses = clauses_of(game)
    cited = cited_in(f"motherlode.games.{game}", set(clauses.values()))
    assert cited
    assert cited <= set(clauses)


def test_every_clause_that_the_kit_cites_exists_in_some_game() -> None:
    clauses = {number: kind for game in GAMES for number, kind in clauses_of(game).items()}
    cited = cited_in("motherlode.kit", set(clauses.values()))
    assert cited
    assert cited <= set(clauses)


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
