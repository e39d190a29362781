"""Every text that the terminal's sources ask a catalogue for is there, and no other."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from motherlode import switches
from motherlode.games.duel.data import box
from motherlode.words.catalogue import WORDS, Catalogue
from tests.words.sentences import HOLE, SOURCES, calls, template

COMMANDS = ("browse", "games", "join", "news", "play", "replay", "rules", "serve", "verify")
SPEAKERS = ("tui/*.py", "cli/online/*.py", "draw/rules.py", *(f"cli/{one}.py" for one in COMMANDS))
PARTS = ("play", "help", "replay", "commands", "online")
"""Those of the terminal outside the faces of the games."""
KEY = re.compile(r"[a-z]+(\.(?!json|md)\w+)+")
"""No name of a file."""
FORM = re.compile(r"(\.you)?(\.(one|other))?$")


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """The sources of all that speaks to players."""
    for pattern in SPEAKERS:
        for path in sorted(SOURCES.glob(pattern)):
            yield path, ast.parse(path.read_text("utf-8"))


@cache
def constants() -> frozenset[str]:
    """Every text that is written out in them, up to its first space: `bots` of `bots regular`."""
    nodes = (node for _, tree in trees() for node in ast.walk(tree))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant))
    return frozenset(text.partition(" ")[0] for text in texts if isinstance(text, str))


@cache
def asked() -> frozenset[str]:
    """The keys that are asked for; `{}` is what is put in."""
    found = set()
    for path, tree in trees():
        for call in calls(tree, {"text"}):
            for said in ast.walk(call.args[0]):
                if isinstance(said, ast.JoinedStr):
                    found.add(template(said, path))
    keys = {text for text in constants() if KEY.fullmatch(text)}
    return frozenset(found | {key for key in keys if key.partition(".")[0] in topics()})


@cache
def listed() -> frozenset[str]:
    """The keys of the terminal, without their forms."""
    files = [WORDS / "en" / "terminal" / f"{part}.json" for part in PARTS]
    keys = [key for path in files for key in json.loads(path.read_bytes())]
    return frozenset(FORM.sub("", key) for key in keys)


@cache
def topics() -> frozenset[str]:
    """What keys begin with."""
    return frozenset(key.partition(".")[0] for key in Catalogue("en").texts)


def is_asked(key: str) -> bool:
    """Whether a key is asked for as it is, or put together from what is written out."""
    return key in asked() or any(
        key.startswith(prefix) and key.removeprefix(prefix) in constants()
        for prefix in (one.removesuffix(HOLE) for one in asked() if one.endswith(HOLE))
    )


def test_every_key_that_is_written_out_is_there() -> None:
    english = Catalogue("en")
    assert len(asked()) > 100
    assert [key for key in asked() if HOLE not in key and not english.has(key)] == []


@pytest.mark.parametrize("key", sorted(key for key in asked() if HOLE in key))
def test_there_are_keys_for_one_that_is_put_together(key: str) -> None:
    shape = re.compile(re.escape(key).replace(re.escape(HOLE), r"[\w-]+"))
    assert [known for known in Catalogue("en").texts if shape.match(known)]


def test_no_key_is_there_that_nobody_asks_for() -> None:
    faces = {f"face.{name}" for name in box().mine.layout.faces}
    news = {f"compiling.{state}" for state in switches.STATES}
    assert news <= listed()
    assert [key for key in sorted(listed() - faces - news) if not is_asked(key)] == []


def test_the_faces_of_goals_in_claims_are_as_in_the_box() -> None:
    said = {1: "one nugget", 2: "two nuggets", 3: "three nuggets"}
    for name, nuggets in zip(box().mine.layout.faces, box().nuggets, strict=True):
        assert Catalogue("en").text(f"face.{name}") == said[nuggets]
        assert Catalogue("uk").text(f"face.{name}").startswith(f"{nuggets} ")
