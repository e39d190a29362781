"""The texts of the faces: those that their sources ask for are there, and no others."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from motherlode.games.registry import GAMES
from motherlode.words.catalogue import WORDS, Catalogue, read_parts
from motherlode.words.plurals import PLURALS
from tests.words.sentences import SOURCES

SPEAKERS = ("words", "draw")
ASKING = {"text", "tell", "form", "Word", "has"}
"""What a key is given to."""
BEGINNING = re.compile(r"[a-z]\w*\.")
HOLE = r"[\w.-]+"
KEY = re.compile(r"[a-z]\w*(\.[\w-]+)+")
ENDINGS = re.compile(r"\.(you|me|self|short|" + "|".join(PLURALS["uk"].forms) + ")$")
"""What the catalogue itself puts behind a key."""
PARTS = [f"terminal/{part}" for part in ("draw", "mine", *GAMES)]
"""What the terminal alone says of games."""


@cache
def nodes() -> list[ast.AST]:
    """The sources of what faces say."""
    paths = [path for folder in SPEAKERS for path in sorted((SOURCES / folder).rglob("*.py"))]
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]


def patterns() -> Iterator[str]:
    """The keys in their sources; what is put into one may be anything."""
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if KEY.fullmatch(node.value):
                yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if BEGINNING.match(str(parts[0])):
                yield "".join(HOLE if part is None else re.escape(str(part)) for part in parts)


def asked_for() -> Iterator[str]:
    """The keys that are written out where a text is asked for."""
    for node in nodes():
        if isinstance(node, ast.Call) and node.args:
            name = ast.unparse(node.func).rpartition(".")[2]
            match node.args[0]:
                case ast.Constant(value=str(key)) if name in ASKING and KEY.fullmatch(key):
                    yield key


def bare(key: str) -> str:
    """A key as sources write it."""
    shorter = ENDINGS.sub("", key)
    return key if shorter == key else bare(shorter)


def test_every_key_that_is_written_out_is_there() -> None:
    english = Catalogue("en")
    keys = list(asked_for())
    assert len(keys) > len(SPEAKERS)
    assert [key for key in keys if not english.has(key)] == []


def test_every_text_of_the_faces_is_asked_for() -> None:
    parts = read_parts(WORDS / "en")
    texts = {key for part in PARTS for key in parts[part]}
    known = re.compile("|".join(sorted(set(patterns()))))
    unknown = {key for key in texts if not known.fullmatch(key)}
    assert sorted(key for key in unknown if not known.fullmatch(bare(key))) == []
