"""What guards every HTTP request: hosts, origins, rates, and headers that browsers obey."""

import logging
import time
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.server.web.answers import answer
from motherlode.server.web.desk import Desk, address_of
from motherlode.server.web.faults import Fault
from motherlode.server.web.identity import check_host, check_origin
from motherlode.server.web.probes import PROBES

LOG: Final = logging.getLogger("motherlode.web")

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NOT_KEPT: Final = (b"cache-control", b"no-store")
API: Final = "/api/"


class Guard:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self.app = app
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check an HTTP request before anybody else sees it."""
        if scope["type"] != "http":
            # Sockets have a guard of their own; this is the server's own beginning and end.
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = [NOT_KEPT] if scope["path"].startswith(API) else []
                message = {**message, "headers": [*message["headers"], *HEADERS, *more]}
            await send(message)

        try:
            self._check(HTTPConnection(scope), scope["method"])
        except Fault as fault:
            await answer(fault.message, fault.status)(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)
        taken = round((time.perf_counter() - began) * 1000, 1)
        LOG.info("%s %s %s %s ms", scope["method"], scope["path"][:200], status, taken)

    def _check(self, connection: HTTPConnection, method: str) -> None:
        if connection.scope["path"] in PROBES:
            # They name what host they like, and all come from the proxy's address if there is one.
            return
        check_host(connection, self.desk.config.origin)
        check_origin(connection, method=method, socket=False)
        # Files lie in memory, and a page asks for many at once: to send them costs nothing.
        if connection.scope["path"].startswith(API):
            self.desk.refuse_the_shut_out(connection)
            self.desk.take(self.desk.requests, address_of(connection))
