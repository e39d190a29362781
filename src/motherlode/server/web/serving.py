"""Running a server: one process, one database, until it is asked to stop."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import uvicorn

from motherlode.server.clerks.office import Clerks
from motherlode.server.config import Config, unknown_variables
from motherlode.server.house.house import House
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.minds.pool import Minds
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.web.app import App
from motherlode.server.web.descriptors import PROBES, room_for_lines
from motherlode.server.web.frames import Frames
from motherlode.server.web.lines import Lines
from motherlode.server.web.loglines import JsonLines
from motherlode.server.web.patience import Patience, patient
from motherlode.server.web.probed import Probed, listen

LOG: Final = logging.getLogger("motherlode.web")
LARGEST_FRAME: Final = 2**16
GRACE: Final = 5
"""Seconds that open requests have when the server stops."""
PING: Final = 20.0
NOISE: Final = "Invalid UTF-8"
"""What uvicorn calls an error is a client's mistake, and answered as such."""
COLLECT: Final = (5_000, 100, 50)
"""How many new objects the collector waits for; Python's own numbers cost 9 % of a move.

A view lives for two moves, so that what is freed hides what is new: with 20,000 for the first there
were pauses of 30 ms at 2,000 tables. The second keeps it from what lives as long as its table.
"""
TRY_AGAIN: Final = 75
"""The exit code of a server that should be started again (`EX_TEMPFAIL` of sysexits)."""
STOP: Final = (signal.SIGINT, signal.SIGTERM)


def serve(config: Config, on_ready: Callable[[str, int], None], level: int = logging.INFO) -> int:
    """Serve until interrupted; `on_ready` hears host and port when the doors are open.

    Gives the exit code: 0, or `TRY_AGAIN` if the store is beyond help.
    """
    write_logs(level)
    for sentence in unknown_variables(os.environ):
        LOG.warning("%s", sentence)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(_serve(config, on_ready))
    return 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(config: Config, on_ready: Callable[[str, int], None]) -> int:
    with ExitStack() as stack:
        # Before all else: if nobody can listen there, nothing has been touched.
        probed = None if config.health_address is None else listen(*config.health_address)
        if probed is not None:
            stack.enter_context(probed)
        return await _serve_tables(config, probed, on_ready)


async def _serve_tables(
    config: Config, probed: socket.socket | None, on_ready: Callable[[str, int], None]
) -> int:
    store = SqliteStore(Path(config.database))
    await store.open()
    minds, clerks = Minds(config.bots.workers), Clerks(config.answers)
    try:
        await minds.start()
        _rest_collector()
        house = House(Surroundings(config, store, minds, clerks=clerks))
        return await _run(config, house, probed, on_ready)
    finally:
        await clerks.close()
        await minds.close()
        await store.close()


def _rest_collector() -> None:
    """Look for garbage rarely: tables live long, and hardly anything here forms circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def _run(
    config: Config,
    house: House,
    probed: socket.socket | None,
    on_ready: Callable[[str, int], None],
) -> int:
    app, room, clock = App(house), room_for_lines(config), asyncio.get_running_loop().time
    per_address = None if config.behind_proxy else config.limits.lines_per_address
    patience = Patience(head=config.head_seconds, body=config.body_seconds)
    server = _Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            backlog=room.queue,
            http=patient(Lines(room.lines, per_address, clock), patience),
            timeout_keep_alive=config.idle_seconds,
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
    house.around.store.on_death = server.give_up
    if probed is not None:
        # Lines of their own: whoever takes all the others keeps no probe from asking.
        protocol = patient(Lines(PROBES, None, clock), patience)
        server.probed = Probed(probed, app.probes, protocol)
    await server.serve()
    return server.exit_code


class _Server(uvicorn.Server):
    """Uvicorn that says when it is ready, and tells readers to come back when it stops."""

    def __init__(
        self, config: uvicorn.Config, house: House, on_ready: Callable[[str, int], None]
    ) -> None:
        super().__init__(config)
        self.house = house
        self.on_ready = on_ready
        self.probed: Probed | None = None
        self.exit_code = 0

    def give_up(self, why: str) -> None:
        """The store is beyond help: end, so that whoever watches over us starts us anew."""
        LOG.critical("%s; this server ends, and is to be started again", why)
        self.exit_code = TRY_AGAIN
        self.should_exit = True

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
        if self.started and self.probed is not None:
            self.servers.append(await self.probed.open(self.server_state))
        for server in self.servers:
            for listening in server.sockets:
                _hang_up_on_the_deaf(listening.fileno(), self.house.around.config.deaf_seconds)
        if self.started and self.servers:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.on_ready(host, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone to come back, finish what was begun, close the doors."""
        await self.house.stop()
        await self.house.around.clerks.close()  # nobody waits for what will not be sent
        await super().shutdown(sockets)


def _hang_up_on_the_deaf(listening: int, seconds: float) -> None:
    """Let the system cut off whoever takes nothing for long, even if that is all they do.

    Accepted connections inherit it. A closed connection would else wait for ever for its last
    bytes to be taken, counted by nobody.
    """
    if sys.platform == "linux":
        with socket.socket(fileno=os.dup(listening)) as copy:
            copy.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))


def write_logs(level: int = logging.INFO) -> None:
    """Send logs to standard error, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_matters)


def _matters(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(NOISE)
