"""Files for browsers, read once and kept in memory: lean or as they are, compressed, with a mark.

The mark (an ETag) is a hash of the content. A browser keeps a file and asks each time whether it is
still the same: a new version of the client is taken at once, and an old one costs a few bytes.
"""

import re
from collections.abc import Iterable, Mapping, Set
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from motherlode.server.web.lean import lean_script, lean_style
from motherlode.server.web.parcels import APART, GAMES, PARCEL, joined
from motherlode.server.wire.forms import mark_of, packed
from motherlode.words.catalogue import WHOLE, languages, read_parts

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What is served, and as what; other files in the folder are for those who work on it."""
PACKED: Final = frozenset({".mp3", ".png", ".woff2"})
"""Compressed already."""
MODULES: Final = "<!-- modules -->"
"""Where the page names its modules: so a browser asks for them at once, not one after the other."""
STYLE: Final = re.compile(r'<link rel="stylesheet" href="/static/([^"]+)">\n')
STYLES: Final = "all.css"
"""The style sheets of the page in one, in its order."""
STYLE_LINK: Final = f'<link rel="stylesheet" href="/static/{STYLES}">'
ALONE: Final = "offline"
"""The folder of what works without the client: its scripts are not joined."""
PLAIN: Final = re.compile(r'<script src="/static/([^"]+)"></script>')
"""A script that the page waits for: no module, so no part of a parcel."""
LATER: Final = tuple(f"{folder}/" for folder in (GAMES, *APART, ALONE))
"""Where modules are that not every visit needs: a browser asks for them when it does."""
IN_BROWSERS: Final = (f"{GAMES}/", "pages/")
"""Parts of a catalogue that a browser asks for when it needs them; others are for terminals."""


class Form:
    """In which of its two forms a request wants something with a mark, and whether it has it."""

    def __init__(self, request: Request, mark: str, *, packs: bool = True) -> None:
        self.packed = packs and takes_gzip(request.headers.get("accept-encoding", ""))
        # Compressed or not are two forms of one file: a strong mark tells them apart.
        etag = f'"{mark}{"-gzip" if self.packed else ""}"'
        self.known = knows(request.headers.get("if-none-match", ""), etag)
        self.headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if self.packed and not self.known:
            self.headers["content-encoding"] = "gzip"

    def not_new(self) -> Response:
        """That it is still the same."""
        return Response(status_code=304, headers=self.headers)

    def answer(self, body: bytes, kind: str) -> Response:
        """All of it, in this form."""
        return Response(body, headers={**self.headers, "content-type": kind})


class Item:
    """A file as it is sent."""

    def __init__(self, content: bytes, suffix: str) -> None:
        self.content = content
        self.type = TYPES[suffix]
        self.packs = suffix not in PACKED

    @cached_property
    def mark(self) -> str:
        """A hash of the content."""
        return mark_of(self.content)

    @cached_property
    def packed(self) -> bytes:
        """The content compressed, the same bytes each time."""
        return packed(self.content)

    def answer(self, request: Request) -> Response:
        """The file, or that it is still the same."""
        form = Form(request, self.mark, packs=self.packs)
        if form.known:
            return form.not_new()
        return form.answer(self.packed if form.packed else self.content, self.type)


class Shelf:
    """The files of a folder by their paths in it: `table/board.js`.

    A lean one has modules in parcels and nothing in them that only people read; one that is not is
    for those who work on the client.
    """

    def __init__(self, folder: Path, *, lean: bool) -> None:
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.suffix in TYPES and path.is_file()
        }
        page = (folder / "index.html").read_text("utf-8")
        plain = frozenset(PLAIN.findall(page))
        modules = first_modules(files.keys() - plain)
        if lean:
            files |= leaned(files, plain)
            files[STYLES] = b"".join(files[path] for path in STYLE.findall(page))
            page = STYLE.sub("", page).replace(MODULES, f"{STYLE_LINK}\n{MODULES}")
            modules = [PARCEL]
        links = [f'<link rel="modulepreload" href="/static/{path}">' for path in modules]
        self.items = {path: Item(content, Path(path).suffix) for path, content in files.items()}
        self.page = Item(page.replace(MODULES, "\n".join(links)).encode(), ".html")
        """The page that every address of the client gives."""


def first_modules(files: Iterable[str]) -> list[str]:
    """The modules that a browser needs before it knows which game is played."""
    return sorted(path for path in files if path.endswith(".js") and not path.startswith(LATER))


def leaned(files: Mapping[str, bytes], plain: Set[str]) -> dict[str, bytes]:
    """What takes the place of scripts, plain ones and modules, and of styles; and the parcels."""
    scripts = {path: file.decode() for path, file in files.items() if path.endswith(".js")}
    unjoined = sorted(plain | {path for path in scripts if path.startswith(f"{ALONE}/")})
    alone = {path: lean_script(scripts.pop(path)) for path in unjoined}
    styles = {path: file.decode() for path, file in files.items() if path.endswith(".css")}
    lean = alone | joined(scripts) | {path: lean_style(text) for path, text in styles.items()}
    return {path: text.encode() for path, text in lean.items()}


def word_items(folder: Path) -> dict[str, Item]:
    """The catalogues as browsers ask for them: `uk`, and parts that come later, `uk/games/mine`."""
    return {
        f"{place.name}/{part}" if part else place.name: Item(msgspec.json.encode(texts), ".json")
        for place in sorted(folder.iterdir())
        if place.name in languages()
        for part, texts in read_parts(place).items()
        if part == WHOLE or part.startswith(IN_BROWSERS)
    }


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that accepts these forms takes gzip.

    >>> takes_gzip("deflate, gzip;q=0.5"), takes_gzip("gzip;q=0, br"), takes_gzip("")
    (True, False, False)
    """
    for form in accepted.lower().split(","):
        name, _, weight = form.replace(" ", "").partition(";q=")
        if name in ("gzip", "x-gzip"):
            return weight.strip("0.") != "" or weight == ""
    return False


def knows(marks: str, mark: str) -> bool:
    """Whether a mark is among those that a browser has.

    >>> knows('"a", W/"b"', '"b"'), knows('"a"', '"b"')
    (True, False)
    """
    known = [text.strip().removeprefix("W/") for text in marks.split(",")]
    return mark in known or "*" in known
