"""Pages for browsers, as they lie in `static`."""

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC = Path(str(files("motherlode.server"))) / "static"


def page_routes() -> list[BaseRoute]:
    """The page of the house, that of a table, and what they need."""
    return [
        Route("/", _page, methods=["GET"]),
        Route("/t/{table}", _page, methods=["GET"]),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]


async def _page(_: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})
