"""Drawings by their ids: what a sprite is put together from, and those that are files."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

PART: Final = "art-"
"""How the ids of parts begin: nothing but other drawings uses them."""
FOLDER: Final = "symbols"
SUFFIX: Final = ".svg"

_ROOT: Final = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)
_USED: Final = re.compile(r'href="#([^"]+)"')
_BOX: Final = re.compile(r'viewBox="0 0 (\S+) (\S+)"')
_XMLNS: Final = re.compile(r'\s*xmlns="[^"]*"')
_BETWEEN: Final = re.compile(r">\s+<")


@dataclass(frozen=True)
class Drawing:
    """A symbol or a part of one: attributes (a symbol has a `viewBox`), and what is in it."""

    id: str
    attributes: str
    body: str

    @property
    def is_part(self) -> bool:
        """Whether only other drawings use it."""
        return self.id.startswith(PART)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a symbol."""
        found = _BOX.search(self.attributes)
        if found is None:
            raise ValueError(f"{self.id}: no viewBox from 0 0")
        return float(found[1]), float(found[2])

    @property
    def used(self) -> list[str]:
        """The ids that it uses itself."""
        return _USED.findall(self.body)

    @property
    def text(self) -> str:
        """As it stands in a sprite."""
        tag = "g" if self.is_part else "symbol"
        attributes = f" {self.attributes}" if self.attributes else ""
        return f'<{tag} id="{self.id}"{attributes}>{self.body}</{tag}>'


def symbol(name: str, box: str, body: str) -> Drawing:
    """A picture that people see."""
    return Drawing(name, f'viewBox="{box}"', body)


def part(name: str, body: str, attributes: str = "") -> Drawing:
    """Something that pictures share; `name` without the beginning that all parts have."""
    return Drawing(PART + name, attributes, body)


def use(name: str, attributes: str = "") -> str:
    """A drawing within another one."""
    return f'<use href="#{name}"{" " if attributes else ""}{attributes}/>'


def use_part(name: str, attributes: str = "") -> str:
    """A part within a drawing."""
    return use(PART + name, attributes)


@cache
def from_files() -> Mapping[str, Drawing]:
    """The drawings that are files, by their names."""
    folder = files("motherlode.draw.art") / FOLDER
    found = [path for path in folder.iterdir() if path.name.endswith(SUFFIX)]
    drawings = [_read(path.name.removesuffix(SUFFIX), path.read_text("utf-8")) for path in found]
    return {drawing.id: drawing for drawing in sorted(drawings, key=lambda drawing: drawing.id)}


def _read(name: str, text: str) -> Drawing:
    root = _ROOT.search(text)
    if root is None:
        raise ValueError(f"{FOLDER}/{name}{SUFFIX}: no <svg> in it")
    attributes = " ".join(_XMLNS.sub("", root[1]).split())
    if name.startswith(PART):
        attributes = re.sub(r'viewBox="[^"]*"\s*', "", attributes).strip()
    return Drawing(name, attributes, _BETWEEN.sub("><", root[2].strip()))


def with_parts(wanted: Iterable[Drawing], shelf: Mapping[str, Drawing]) -> list[Drawing]:
    """What is wanted, after all that it is made of; `ValueError` if something is missing."""
    found: dict[str, Drawing] = {}

    def take(drawing: Drawing) -> None:
        if drawing.id in found:
            return
        for name in drawing.used:
            if name not in shelf:
                raise ValueError(f"{drawing.id}: there is no drawing {name!r}")
            take(shelf[name])
        found[drawing.id] = drawing

    for drawing in wanted:
        take(drawing)
    return list(found.values())
