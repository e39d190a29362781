"""Probes: whether the server lives, whether it is ready, and how it is, for programs that ask.

They tell no secrets and change nothing, so they are answered whatever host is asked for and however
often, and may have an address of their own.
"""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from motherlode import __version__
from motherlode.server.web.answers import answer, safely
from motherlode.server.web.desk import Desk
from motherlode.server.web.readiness import Readiness
from motherlode.server.wire import requests as r
from motherlode.server.wire.commands import PROTOCOL

LIVE: Final = "/api/live"
READY: Final = "/api/ready"
HEALTH: Final = "/api/health"
PROBES: Final = frozenset({LIVE, READY, HEALTH})


class Probes:
    """The endpoints of those who look after a server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self.readiness = Readiness(desk.house.around.store)

    def routes(self) -> list[BaseRoute]:
        """Their paths."""
        endpoints = {LIVE: self.live, READY: self.ready, HEALTH: self.health}
        return [Route(path, safely(one), methods=["GET"]) for path, one in endpoints.items()]

    async def live(self, request: Request) -> Response:
        """That somebody answers."""
        return answer(r.IsLive())

    async def ready(self, request: Request) -> Response:
        """Whether tables can be played at: the store can be written and read."""
        problem = await self.readiness.problem()
        return answer(r.IsReady()) if problem is None else answer(problem.message, problem.status)

    async def health(self, request: Request) -> Response:
        """Whether the server is ready, with what can be counted."""
        well = await self.readiness.problem() is None
        health = r.Health(
            well=well,
            version=__version__,
            protocol=PROTOCOL,
            tables=len(self.house.rooms),
            connections=self.desk.connected[""],
            bots=msgspec.to_builtins(self.house.around.minds.stats()),
            clerks=msgspec.to_builtins(self.house.around.clerks.stats()),
        )
        return answer(health, 200 if well else 503)
