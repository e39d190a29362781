"""The compiled engine explains itself: at a prompt it says what its sources say."""

import ast
import inspect
import pydoc
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import motherlode
from motherlode.core.game import Game
from motherlode.core.state import State
from motherlode.games.registry import GAMES
from tests.project.checkouts import run
from tests.project.test_compiled import only_compiled
from tools import environment
from tools.package import ROOT, sources

FRESH = "import motherlode, sys; print(*dir(motherlode)); print('motherlode.core' in sys.modules)"


class Place(NamedTuple):
    """Something public of a compiled module that its source explains."""

    name: str
    found: object
    docstring: str
    parameters: list[str] | None


def places(module: str) -> Iterator[Place]:
    """A compiled module, and its public functions, classes, methods and properties."""
    tree = ast.parse((ROOT / sources.compiled_sources(ROOT)[module]).read_text("utf-8"))
    runs = import_module(module)
    yield Place(module, runs, docstring(tree), None)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and is_public(node):
            found = getattr(runs, node.name)
            yield Place(f"{module}.{node.name}", found, docstring(node), parameters(node))
        elif isinstance(node, ast.ClassDef) and is_public(node):
            kind = getattr(runs, node.name)
            yield Place(f"{module}.{node.name}", kind, docstring(node), None)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and is_public(inner):
                    name = f"{module}.{node.name}.{inner.name}"
                    found = getattr(kind, inner.name)
                    yield Place(name, found, docstring(inner), parameters(inner))


def is_public(node: ast.FunctionDef | ast.ClassDef) -> bool:
    return not node.name.startswith("_")


def docstring(node: ast.Module | ast.FunctionDef | ast.ClassDef) -> str:
    return ast.get_docstring(node) or ""


def parameters(node: ast.FunctionDef) -> list[str] | None:
    """The names of what it takes; nothing can be called about a property."""
    if node.decorator_list and "property" in ast.dump(node.decorator_list[0]):
        return None
    return [each.arg for each in [*node.args.args, *node.args.kwonlyargs]]


@pytest.mark.parametrize("module", sources.compiled_modules(ROOT))
def test_what_runs_says_what_its_source_says(module: str) -> None:
    wrong = [
        place.name
        for place in places(module)
        if place.docstring and inspect.getdoc(place.found) != place.docstring
    ]
    assert wrong == []


@pytest.mark.parametrize("module", sources.compiled_modules(ROOT))
def test_what_runs_says_what_it_takes(module: str) -> None:
    wrong = [
        place.name
        for place in places(module)
        if place.parameters is not None
        and list(inspect.signature(place.found).parameters) != place.parameters  # type: ignore[arg-type]
    ]
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_game_can_be_asked_is_explained(name: str) -> None:
    game = motherlode.game(name)
    public = [word for word in dir(Game) if not word.startswith("_")]
    assert [word for word in public if not inspect.getdoc(getattr(type(game), word))] == []


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        (motherlode, "`game(name)`: a game, which can be asked for everything else"),
        (motherlode, "Play random legal moves to the end"),
        (motherlode, "Collects the events of the moves that are played"),
        (motherlode.game, "The game of that name, or `ValueError` with the names there are."),
        (motherlode.game("saboteur"), "All legal moves of the seat that is asked, ascending"),
        (motherlode.game("saboteur").legal, "none when the game is over"),
        (motherlode.game("duel").begin, "A fresh state, dealt."),
        (motherlode.Fast, "A small fast generator (sfc32) for simulation"),
        (motherlode.Secure, "`secrets.token_bytes(32)` makes a seed"),
        (motherlode.Moves, "`Game.legal` gives a list at once"),
        (State, "what everyone sees, what each seat alone knows, what nobody knows"),
    ],
)
def test_help_says_something_useful(thing: object, sentence: str) -> None:
    assert sentence in pydoc.plain(pydoc.render_doc(thing))


@pytest.mark.parametrize(
    ("kind", "attribute", "sentence"),
    [
        (State, "own", "What each seat alone knows, by seat."),
        (motherlode.Moves, "count", "How many of the items are moves."),
    ],
)
def test_attributes_are_explained_where_they_are_compiled(
    kind: type, attribute: str, sentence: str
) -> None:
    only_compiled()  # plain Python has no place for such a docstring
    assert inspect.getdoc(getattr(kind, attribute)) == sentence


def test_help_on_the_package_names_everything_public() -> None:
    text = pydoc.plain(pydoc.render_doc(motherlode))
    first, _, rest = text.partition(">>> import motherlode")
    assert [name for name in motherlode.__all__ if f"`{name}(" not in first] == []
    assert [name for name in motherlode.__all__ if f" {name}(" not in rest] == []


def test_public_names_are_listed_before_they_are_loaded() -> None:
    path = str(Path(str(motherlode.__file__)).parents[1])
    done = run(sys.executable, "-c", FRESH, env=environment.clean_env(PYTHONPATH=path))
    names, loaded = done.stdout.splitlines()
    assert set(motherlode.__all__) < set(names.split())
    assert loaded == "False"


def test_what_the_package_needs_for_itself_is_not_listed() -> None:
    assert {"os", "Any", "TYPE_CHECKING", "import_module"} & set(dir(motherlode)) == set()
