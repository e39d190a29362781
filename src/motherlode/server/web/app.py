"""The application: which path leads where."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import ASGIApp, ExceptionHandler, Receive, Scope, Send

from motherlode.server.house.caretaker import Caretaker
from motherlode.server.house.house import House
from motherlode.server.web.answers import answer, safely
from motherlode.server.web.api import COMMAND_PATHS, Api
from motherlode.server.web.dear import Dear
from motherlode.server.web.desk import Desk
from motherlode.server.web.faults import no_path
from motherlode.server.web.guarding import Guard
from motherlode.server.web.openapi import openapi
from motherlode.server.web.pages import page_routes
from motherlode.server.web.probes import Probes
from motherlode.server.web.questions import Questions
from motherlode.server.web.socket import TableSocket
from motherlode.server.wire import messages as m

TABLE: Final = "/api/tables/{table}"
NO_PATH: Final = no_path().message
NO_METHOD: Final = m.Fault(code="no-method", sentence="That cannot be done at this address.")


class App:
    """The application of a house, as an ASGI server calls it; the house lives as long as it."""

    def __init__(self, house: House) -> None:
        desk = Desk(house)
        self.socket = TableSocket(desk)
        probes = Probes(desk)
        self.pages = _pages(house, desk, probes)
        self.probes: ASGIApp = Starlette(routes=probes.routes(), exception_handlers=REFUSALS)
        """What is answered where nothing but probes is."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a connection to whom it may concern."""
        app = self.socket if scope["type"] == "websocket" else self.pages
        await app(scope, receive, send)


def _pages(house: House, desk: Desk, probes: Probes) -> Starlette:
    """All that is no socket."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.start()
        caretaker = Caretaker(house)
        caretaker.start()
        yield
        caretaker.stop()
        await house.stop()

    return Starlette(
        routes=[*probes.routes(), *routes(desk)],
        middleware=[Middleware(Guard, desk=desk)],
        exception_handlers=REFUSALS,
        lifespan=lifespan,
    )


def routes(desk: Desk) -> list[BaseRoute]:
    """All paths but those of probes."""
    api, questions, dear = Api(desk), Questions(desk), Dear(desk)
    get = [
        ("/api/openapi.json", _openapi),
        ("/api/games", api.games),
        ("/api/games/{game}/rules", questions.rules),
        ("/api/me", questions.me),
        ("/api/tables", api.tables),
        (TABLE, api.table),
        (f"{TABLE}/events", api.table),
        (f"{TABLE}/claims", api.claims),
        (f"{TABLE}/record", dear.record),
        (f"{TABLE}/replay", dear.replay),
    ]
    post = [
        ("/api/guests", api.new_guest),
        ("/api/tables", api.new_table),
        (f"{TABLE}/invitation", api.invite),
        (f"{TABLE}/entry", api.enter),
        (f"{TABLE}/why", questions.why),
        (f"{TABLE}/hint", questions.hint),
        *((f"{TABLE}/{name}", api.command) for name in COMMAND_PATHS),
    ]
    return [
        *(Route(path, safely(endpoint), methods=["GET"]) for path, endpoint in get),
        *(Route(path, safely(endpoint), methods=["POST"]) for path, endpoint in post),
        *page_routes(desk.config.static, desk.config.words),
    ]


async def _openapi(_: Request) -> Response:
    return answer(openapi())


async def _no_path(_: Request, __: Exception) -> Response:
    return answer(NO_PATH, 404)


async def _no_method(request: Request, _: Exception) -> Response:
    response = answer(NO_METHOD, 405)
    response.headers["allow"] = ", ".join(sorted(_methods_at(request)))
    return response


REFUSALS: Final[Mapping[Any, ExceptionHandler]] = {404: _no_path, 405: _no_method}


def _methods_at(request: Request) -> set[str]:
    """What can be done at an address: GET and POST may be routes of their own."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    found = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in found for method in route.methods or ()}
