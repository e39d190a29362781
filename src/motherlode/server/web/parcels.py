"""The client's modules, joined: many small files in few big ones, as programs they stay the same.

A parcel is one script: that of the client (`all.js`), one for each folder of a game
(`games/duel/all.js`, `games/duel/text/all.js`), and one for whatever few visits ask for
(`replay/all.js`). Each module is a function of its own in it, called once, after those that it
imports. Every module keeps its address, too: what is imported from there is the parcel's.

Modules are written so that this is easy, and a module that is not is refused: imports stand first,
exports are functions, classes and constants or one list at the end, and no two import each other.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePosixPath
from posixpath import normpath
from typing import Final

from motherlode.server.web.lean import lean_script

HOME: Final = "/static/"
PARCEL: Final = "all.js"
GAMES: Final = "games"
APART: Final = ("mine", "replay", "settings", "text", "tv")
"""Folders of what few visits ask for."""
_IMPORT: Final = re.compile(r"import(?:\{([^}]*)\}from)?'([^']+)';")
_LATER: Final = re.compile(r"\bimport\('([^']+)'\)")
_EXPORT: Final = re.compile(r"^export (?=(?:async function|function|class|const) ([\w$]+))", re.M)
_LIST: Final = re.compile(r"\bexport ?\{([^}]*)\};?\s*\Z")
_STATEMENT: Final = re.compile(r"^(?:import|export)\b(?!\().*", re.M)


@dataclass(frozen=True, eq=False)
class Module:
    """A module apart from its imports and exports."""

    path: str
    name: str
    """What parcels call it."""
    imports: list[tuple[str, str]] = field(default_factory=list)
    """Names, as an object is taken apart (`html,render:draw`), and the path of their module."""
    exports: list[str] = field(default_factory=list)
    """Names, or names with what they are called inside: `Board:Maze`."""
    body: str = ""

    @cached_property
    def parcel(self) -> str:
        """Where it is joined with others."""
        folder, *deeper = PurePosixPath(self.path).parent.parts or [""]
        if folder == GAMES and deeper:
            return "/".join([GAMES, *deeper, PARCEL])
        return f"{folder}/{PARCEL}" if folder in APART else PARCEL


def joined(scripts: Mapping[str, str]) -> dict[str, str]:
    """Parcels of modules by their paths, and for each module a script that takes it out of one."""
    modules = {
        path: _module(path, f"${number}", scripts[path])
        for number, path in enumerate(sorted(scripts))
    }
    parcels: dict[str, list[Module]] = {}
    for module in _in_order(modules):
        parcels.setdefault(module.parcel, []).append(module)
    packed = {path: _parcel(path, parts, modules) for path, parts in parcels.items()}
    return packed | {path: _door(module) for path, module in modules.items()}


def _module(path: str, name: str, text: str) -> Module:
    """A script taken apart; `ValueError` if it is not written as modules are here."""
    exports = _EXPORT.findall(text)
    body = _EXPORT.sub("", text)
    listed = _LIST.search(body)
    if listed:
        exports += [_renamed(one, inside_first=True) for one in listed[1].split(",")]
        body = body[: listed.start()]
    statements = _STATEMENT.findall(body)
    imports = []
    body = lean_script(body)
    while leading := _IMPORT.match(body):
        names = [_renamed(one) for one in (leading[1] or "").split(",") if one]
        imports.append((",".join(names), _beside(path, leading[2])))
        body = body[leading.end() :].lstrip()
    for statement in statements[len(imports) :]:
        raise ValueError(f"{path}: modules are not written so: {statement}")
    return Module(path, name, imports, exports, body)


def _in_order(modules: Mapping[str, Module]) -> Iterator[Module]:
    """Each module after those that it imports; `ValueError` if there is no such order."""
    done: dict[str, bool] = {}

    def visit(path: str, importer: str) -> Iterator[Module]:
        if path not in modules:
            raise ValueError(f"{importer}: there is no {path}")
        if not done.setdefault(path, False):
            for _, other in modules[path].imports:
                if done.get(other) is False:
                    raise ValueError(f"{path} and {other} import each other")
                yield from visit(other, path)
            done[path] = True
            yield modules[path]

    for path in sorted(modules):
        yield from visit(path, PARCEL)


def _parcel(path: str, parts: Iterable[Module], modules: Mapping[str, Module]) -> str:
    """One script for all of these."""
    parts = list(parts)
    needed = {modules[other] for part in parts for _, other in part.imports}
    others = sorted({module.parcel for module in needed} - {path})
    taken = [
        f"import{{{_names(m for m in needed if m.parcel == other)}}}from'{HOME}{other}';"
        for other in others
    ]
    return "\n".join(
        [*taken, *(_wrapped(part, modules) for part in parts), f"export{{{_names(parts)}}};"]
    )


def _wrapped(module: Module, modules: Mapping[str, Module]) -> str:
    """A module as a function that gives what it exports."""

    def later(found: re.Match[str]) -> str:
        other = modules[_beside(module.path, found[1])]
        return f"import('{HOME}{other.parcel}').then((all)=>all.{other.name})"

    taken = "".join(
        f"const{{{names}}}={modules[path].name};" for names, path in module.imports if names
    )
    body = _LATER.sub(later, module.body)
    return f"const {module.name}=(()=>{{{taken}{body}\nreturn{{{','.join(module.exports)}}}}})();"


def _door(module: Module) -> str:
    """A module's own address: what it exports, out of its parcel."""
    names = [name.partition(":")[0] for name in module.exports]
    return (
        f"import{{{module.name} as all}}from'{HOME}{module.parcel}';"
        f"export const{{{','.join(names)}}}=all;"
    )


def _names(modules: Iterable[Module]) -> str:
    return ",".join(sorted(module.name for module in modules))


def _renamed(name: str, *, inside_first: bool = False) -> str:
    """`a as b` as objects say it: `a:b`, or from inside `b:a`."""
    one, _, other = (part.strip() for part in name.strip().partition(" as "))
    if not other:
        return one
    return f"{other}:{one}" if inside_first else f"{one}:{other}"


def _beside(path: str, relative: str) -> str:
    """The path of a module that another names."""
    return normpath(str(PurePosixPath(path).parent / relative))
