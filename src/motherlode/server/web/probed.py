"""An address where probes are answered and nothing else, beside that of the tables."""

import asyncio
import logging
import socket
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from motherlode.server.web.descriptors import PROBES
from motherlode.server.web.patience import Patient

LOG: Final = logging.getLogger("motherlode.web")


def listen(host: str, port: int) -> socket.socket:
    """Take an address; `ValueError` if that cannot be done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=PROBES)
    except OSError as problem:
        why = problem.strerror or problem
        raise ValueError(f"health: nobody can listen at {host}, port {port}: {why}") from None


class Probed:
    """What is answered there, until the server whose state it shares stops."""

    def __init__(self, at: socket.socket, app: ASGIApp, protocol: type[Patient]) -> None:
        self.at = at
        self.protocol = protocol
        self.config = uvicorn.Config(
            app,
            http=protocol,
            ws="none",
            proxy_headers=False,
            server_header=False,
            date_header=False,
            access_log=False,
            log_config=None,
            lifespan="off",
        )

    async def open(self, state: ServerState) -> asyncio.Server:
        """Answer from now on; connections are ended with those of the server."""

        def connection() -> Patient:
            return self.protocol(self.config, state, {})

        loop = asyncio.get_running_loop()
        opened = await loop.create_server(connection, sock=self.at, backlog=PROBES)
        host, port = self.at.getsockname()[:2]
        LOG.info("probes are answered at %s, port %d", host, port)
        return opened
