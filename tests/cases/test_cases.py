"""Every rule case holds, and the cases cover every clause and every option."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from motherlode.cli.case import read_case
from motherlode.core.cases import Case
from motherlode.core.options import Sheet, Value, show_value
from motherlode.core.setups import Setup, make_setup
from motherlode.draw.rules import read_rulebook
from motherlode.games.registry import GAMES, find_game
from tools.package import ROOT

FOLDER = ROOT / "cases"
FILES = sorted(FOLDER.rglob("*.toml"))
LONG = 50
"""So many values of an option are too many to try each."""

cases = pytest.mark.parametrize("path", FILES, ids=[str(p.relative_to(FOLDER)) for p in FILES])
games = pytest.mark.parametrize("game", sorted(GAMES))


@cache
def case_in(path: Path) -> Case:
    return read_case(path)


def cases_of(game: str) -> list[Case]:
    return [case for case in map(case_in, FILES) if case.game.name == game]


def clauses_of(game: str) -> set[str]:
    return {clause.number for clause in read_rulebook(game).clauses}


# Each case


@cases
def test_the_case_holds(path: Path) -> None:
    assert [str(failure) for failure in case_in(path).failures()] == []


@cases
def test_the_case_proves_clauses_that_its_game_has(path: Path) -> None:
    case = case_in(path)
    assert set(case.proves) <= clauses_of(case.game.name)


@cases
def test_the_case_lies_in_the_folder_of_its_game(path: Path) -> None:
    assert path.parent == FOLDER / case_in(path).game.name


@cases
def test_a_file_named_after_a_clause_proves_it_first(path: Path) -> None:
    case = case_in(path)
    named = [clause for clause in clauses_of(case.game.name) if path.stem.startswith(f"{clause}-")]
    assert named in ([], case.proves[:1])


def test_no_two_cases_have_one_title() -> None:
    titles = [case_in(path).title for path in FILES]
    assert sorted(set(titles)) == sorted(titles)


# All of them


@games
def test_every_clause_is_proven_by_a_case(game: str) -> None:
    proven = {clause for case in cases_of(game) for clause in case.proves}
    assert sorted(clauses_of(game) - proven) == []


@games
def test_every_value_of_every_option_is_tried_by_a_case_about_its_clause(game: str) -> None:
    sheet = find_game(game).sheet
    tried = {
        (name, show_value(setup.value(name)))
        for case in cases_of(game)
        for setup in setups_of(case)
        for name, option in sheet.options.items()
        if option.clause in case.proves
    }
    assert sorted(all_values(sheet) - tried) == []


@games
def test_every_edition_and_number_of_players_is_tried_by_a_case(game: str) -> None:
    sheet = find_game(game).sheet
    tried = [setup for case in cases_of(game) for setup in setups_of(case)]
    assert {setup.edition for setup in tried} == set(sheet.editions)
    assert {setup.seats for setup in tried} == set(range(sheet.least, sheet.most + 1))


# What a case says


def all_values(sheet: Sheet) -> set[tuple[str, str]]:
    """Every value of every option; of a long range the least, and what editions choose."""
    return {
        (name, show_value(value))
        for name, option in sheet.options.items()
        for value in (option.values if len(option.values) < LONG else usual_values(sheet, name))
    }


def usual_values(sheet: Sheet, name: str) -> set[Value]:
    return {sheet.options[name].values[0], *(chosen[name] for chosen in sheet.editions.values())}


def setups_of(case: Case) -> Iterator[Setup]:
    """What each try plays with."""
    usual = {name: show_value(case.setup.value(name)) for name in case.setup.changed}
    for one in case.body.tries:
        changes = {name: show_value(value) for name, value in one.options.items()}
        yield make_setup(
            case.game.sheet,
            edition=changes.pop("edition", case.setup.edition),
            seats=int(changes.pop("seats", case.setup.seats)),
            options={**usual, **changes},
        )
