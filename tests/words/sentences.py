"""Every sentence for people in the sources, found by reading them; `{}` is what is put in."""

import ast
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

from motherlode.bots.characters import CHARACTERS
from motherlode.games.registry import GAMES, find_game
from motherlode.server.tables.refusing import in_words
from motherlode.server.tables.table import CLOSED, OVER, PLAYING, WAITING
from tools.package import ROOT

SOURCES = ROOT / "src" / "motherlode"
ENGINE = ("core", "kit", "games")
HOLE = "{}"
SENTENCE_AT = {"Refusal": 1, "Fault": 2}
"""Which argument of the server's is the sentence; the engine's refusals have a clause before it."""
KEYWORD = "sentence"
WISHES = {
    "core/setups.py": "make_setup",
    "core/options.py": "read",
    "games/registry.py": "find_game",
}
"""Functions whose complaints become refusals with a full stop: about the set-up of a table."""
TEXTS = "server/wire/texts.py"
"""Where complaints about what somebody typed are sentences already."""
PASSED_ON = {
    "refusal.sentence",
    "why.sentence",
    "sentence",
    "str(mistake)",
    "f'{mistake}.'",
    "f'{str(mistake)[:300]}.'",
    "f'{str(problem)[:200]}.'",
}
"""Arguments that say nothing of their own. The last two quote what a program wrote wrong: no person
wrote it, and no person is told what to do about it."""


PIECES = {
    *map(in_words, (WAITING, PLAYING, OVER, CLOSED)),
    *("green", "blue", " after {} extra round", " after {} extra rounds"),  # DUE-15
    *("one round was played ({})", "{} rounds were played ({})"),  # kit/ranking.py
}
"""What is put into holes, and sentences that are put together."""


@cache
def all_sentences() -> frozenset[str]:
    """What the engine and the server say to people, options and reasons for an end included."""
    found = [*_refusals(), *_complaints(), *_reasons(), *_options(), *_characters(), *PIECES]
    return frozenset(found)


def _refusals() -> Iterator[str]:
    for path in sorted(SOURCES.rglob("*.py")):
        part = path.relative_to(SOURCES).parts[0]
        if part not in (*ENGINE, "server"):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        constants = _constants(tree)
        for call in calls(tree, SENTENCE_AT.keys()):
            said = _sentence(call, 1 if part in ENGINE else 0)
            if said is None or ast.unparse(said) in PASSED_ON:
                continue
            yield template(constants.get(ast.unparse(said), said), path)


def _sentence(call: ast.Call, more: int) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == KEYWORD:
            return keyword.value
    at = SENTENCE_AT[_name(call)] + (more if _name(call) == "Refusal" else 0)
    return call.args[at] if len(call.args) > at else None


def _complaints() -> Iterator[str]:
    for name, function in WISHES.items():
        tree = ast.parse((SOURCES / name).read_text("utf-8"))
        (found,) = (
            node
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name == function
        )
        yield from (
            f"{template(call.args[0], Path(name))}." for call in calls(found, {"ValueError"})
        )
    tree = ast.parse((SOURCES / TEXTS).read_text("utf-8"))
    yield from (template(call.args[0], Path(TEXTS)) for call in calls(tree, {"ValueError"}))


def _reasons() -> Iterator[str]:
    """Why games ended."""
    for path in sorted((SOURCES / "games").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for call in calls(tree, {"Outcome"}):
            yield template(call.args[2], path)


def _options() -> Iterator[str]:
    return (option.says for game in GAMES for option in find_game(game).sheet.options.values())


def _characters() -> Iterator[str]:
    return (line for lines in CHARACTERS.values() for line in lines)


# Reading


def calls(tree: ast.AST, names: Container[str]) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) in names:
            yield node


def _name(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    return {
        ast.unparse(node.target): node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and node.value is not None
    }


def template(said: ast.expr, path: Path) -> str:
    match said:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            texts = [str(one.value) if isinstance(one, ast.Constant) else HOLE for one in parts]
            return "".join(texts)
        case _:
            raise AssertionError(f"{path}: {ast.unparse(said)} is no sentence that can be read")
