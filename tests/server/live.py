"""A real server in a process of its own, for tests: a real file, real sockets."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from motherlode.server.client import Chair, Guest

FAST = {
    "MOTHERLODE_BOTS_PAUSE": "0",
    "MOTHERLODE_BOTS_WORKERS": "1",
}

GENEROUS = """
[limits]
tables_per_address = 1000000
commands = {burst = 1000000, per_second = 1000}
talk = {burst = 1000000, per_second = 1000}
address_talk = {burst = 1000000, per_second = 1000}
table_talk = {burst = 1000000, per_second = 1000}
spectator_talk = {burst = 1000000, per_second = 1000}
openings = {burst = 1000000, per_second = 1000}
openings_per_address = {burst = 1000000, per_second = 1000}
arrivals = {burst = 1000000, per_second = 1000}
requests = {burst = 1000000, per_second = 1000}
dear = {burst = 1000000, per_second = 1000}
"""
"""A configuration in which no rate is ever felt."""


class Server:
    """A server on a port of its own; it can be killed and started again on the same file."""

    def __init__(
        self,
        folder: Path,
        config: str = "",
        program: Sequence[str] = ("-m", "motherlode"),
        port: int = 0,
        **settings: str,
    ) -> None:
        self.folder = folder
        self.program = program
        self.config = folder / "motherlode.toml"
        self.config.write_text(config)
        self.database = folder / "tables.sqlite"
        self.settings = {f"MOTHERLODE_{name.upper()}": value for name, value in settings.items()}
        self.port = port
        self.process: subprocess.Popen[str]
        self.start()

    def start(self) -> None:
        """Start it, and wait until its doors are open; a second time on the same port."""
        command = [sys.executable, "-P", *self.program, "serve", "--port", str(self.port)]
        command += ["--database", str(self.database), "--config", str(self.config)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, **FAST, **self.settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Motherlode is at" in line, self.log()
        self.port = int(line.split(":")[2].split()[0])

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        """What it wrote."""
        return (self.folder / "log").read_text()

    def kill(self) -> None:
        """End it at once, as a power cut would; its workers too."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._bury()

    def stop(self) -> int:
        """Ask it to stop; gives its exit code."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=30)
        return self._bury()

    def _bury(self) -> int:
        code = self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def running(folder: Path, config: str = "", **settings: Any) -> Iterator[Server]:
    """A server for the length of a block, configured by a file and by the environment."""
    server = Server(folder, config, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def open_table(
    server: Server, game: str, people: int, bots: str = "", **wishes: Any
) -> list[Chair]:
    """A table with so many people in its first chairs, and bots in the others; not yet dealt."""
    guests = [Guest(server.url) for _ in range(people)]
    table = guests[0].open(game, **wishes)
    chairs = [Chair(guest, table) for guest in guests]
    for seat, chair in enumerate(chairs):
        chair.sit(f"Guest {seat}", seat)
    for seat in range(people, len(chairs[0].table.chairs)):
        chairs[0].seat_bot(seat, bots)
    return chairs
