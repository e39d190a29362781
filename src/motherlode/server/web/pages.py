"""Pages for browsers: the client as it lies in `static`, its words and its pictures.

Whoever works on the client names its folder (`MOTHERLODE_STATIC=src/motherlode/server/static`):
then the files are sent as they are and read anew at each request, and so are the words
(`MOTHERLODE_WORDS=src/motherlode/words`): an edit needs a reload, no more.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from motherlode.draw.art import COMMON, names, sprite, supplement
from motherlode.server.web.answers import Endpoint, safely
from motherlode.server.web.faults import no_path
from motherlode.server.web.offline import worker_item
from motherlode.server.web.shelf import Item, Shelf, word_items
from motherlode.words.catalogue import WORDS

STATIC: Final = Path(str(files("motherlode.server"))) / "static"
ADDRESSES: Final = (
    "/",
    "/t/{table}",
    "/new/{game}",
    "/rules/{game}",
    "/replay/{table}",
    "/tv/{table}",
    "/mine",
)
"""Where the client has a page; which one it shows is its own affair."""


def page_routes(folder: str = "", words_folder: str = "") -> list[BaseRoute]:
    """The pages and all that they need; read once, or again each time from given folders."""
    live = bool(folder or words_folder)
    if not live:
        _shelf()
        _words()  # what is wrong with the files is said at the start

    def shelf() -> Shelf:
        return Shelf(Path(folder or STATIC), lean=False) if live else _shelf()

    async def page(request: Request) -> Response:
        return shelf().page.answer(request)

    async def static(request: Request) -> Response:
        return _found(shelf().items, request, request.path_params["path"])

    def catalogues() -> dict[str, Item]:
        return word_items(Path(words_folder or WORDS)) if live else _words()

    async def words(request: Request) -> Response:
        return _found(catalogues(), request, request.path_params["name"])

    async def worker(request: Request) -> Response:
        return worker_item(shelf().items, catalogues()).answer(request)

    return [
        *(_route(address, page) for address in ADDRESSES),
        _route("/static/{path:path}", static),
        _route("/words/{name:path}.json", words),
        _route("/art/{game}.svg", _art),
        _route("/worker.js", worker),
        _route("/favicon.ico", _no_icon),
    ]


def _route(path: str, endpoint: Endpoint) -> Route:
    return Route(path, safely(endpoint), methods=["GET"])


@cache
def _shelf() -> Shelf:
    return Shelf(STATIC, lean=True)


@cache
def _words() -> dict[str, Item]:
    return word_items(WORDS)


def _found(items: dict[str, Item], request: Request, name: str) -> Response:
    if name not in items:
        raise no_path()
    return items[name].answer(request)


async def _no_icon(_: Request) -> Response:
    """Browsers ask for it where a page names no icon; to have none is no fault."""
    return Response(status_code=204, headers={"cache-control": "max-age=86400"})


async def _art(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in names():
        raise no_path()
    return pictures_of(game).answer(request)


@cache
def pictures_of(game: str) -> Item:
    """The pictures that every page has, or those that a game has besides."""
    drawn = sprite(game) if game == COMMON else supplement(game)
    return Item(drawn.encode(), ".svg")
