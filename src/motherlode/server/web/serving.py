"""Running a server: one process, one database, until it is asked to stop."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
import uvicorn

from motherlode.server.config import Config
from motherlode.server.house.house import House
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.minds.pool import Minds
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.web.app import App
from motherlode.server.web.frames import Frames

LARGEST_FRAME: Final = 2**16
GRACE: Final = 5
"""Seconds that open requests have when the server stops."""
PING: Final = 20.0
NOISE: Final = "Invalid UTF-8"
"""What uvicorn calls an error is a client's mistake, and answered as such."""
COLLECT: Final = (20_000, 20, 50)
"""How many new objects the collector waits for; Python's own numbers cost 9 % of a move."""
STOP: Final = (signal.SIGINT, signal.SIGTERM)


def serve(config: Config, on_ready: Callable[[str, int], None], level: int = logging.INFO) -> None:
    """Serve until interrupted; `on_ready` hears host and port when the doors are open."""
    write_logs(level)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(config, on_ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(config: Config, on_ready: Callable[[str, int], None]) -> None:
    store = SqliteStore(Path(config.database))
    await store.open()
    minds = Minds(config.bots.workers)
    try:
        await minds.start()
        _rest_collector()
        house = House(Surroundings(config, store, minds))
        await _run(config, house, on_ready)
    finally:
        await minds.close()
        await store.close()


def _rest_collector() -> None:
    """Look for garbage rarely: tables live long, and hardly anything here forms circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def _run(config: Config, house: House, on_ready: Callable[[str, int], None]) -> None:
    server = _Server(
        uvicorn.Config(
            App(house),
            host=config.host,
            port=config.port,
            ws=Frames,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            proxy_headers=config.behind_proxy,
            server_header=False,
            date_header=False,
            access_log=False,
            log_config=None,
            lifespan="on",
            timeout_graceful_shutdown=GRACE,
        ),
        house,
        on_ready,
    )
    await server.serve()


class _Server(uvicorn.Server):
    """Uvicorn that says when it is ready, and tells readers to come back when it stops."""

    def __init__(
        self, config: uvicorn.Config, house: House, on_ready: Callable[[str, int], None]
    ) -> None:
        super().__init__(config)
        self.house = house
        self.on_ready = on_ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to, and end well: uvicorn would raise the signal again at the end."""
        if sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for number in STOP:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in STOP:
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                _hang_up_on_the_deaf(listening.fileno(), self.house.around.config.deaf_seconds)
        if self.started and self.servers:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.on_ready(host, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone to come back, finish what was begun, close the doors."""
        await self.house.stop()
        await super().shutdown(sockets)


def _hang_up_on_the_deaf(listening: int, seconds: float) -> None:
    """Let the system cut off whoever takes nothing for long, even if that is all they do.

    Accepted connections inherit it. A closed connection would else wait for ever for its last
    bytes to be taken, counted by nobody.
    """
    if sys.platform == "linux":
        with socket.socket(fileno=os.dup(listening)) as copy:
            copy.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))


class _JsonLines(logging.Formatter):
    """A line of JSON for each message; no line ever holds a token, a hand or a seed."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def write_logs(level: int = logging.INFO) -> None:
    """Send logs to standard error, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_matters)


def _matters(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(NOISE)
