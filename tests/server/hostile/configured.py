"""A real server with a file that configures it: rates cannot be set otherwise."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.live import FAST, Server

GENEROUS = """
[limits]
commands = {burst = 1000000, per_second = 1000}
talk = {burst = 1000000, per_second = 1000}
openings = {burst = 1000000, per_second = 1000}
arrivals = {burst = 1000000, per_second = 1000}
requests = {burst = 1000000, per_second = 1000}
"""
"""No rate is ever felt."""


class Configured(Server):
    """A server that reads a file."""

    def __init__(self, folder: Path, toml: str) -> None:
        self.config = folder / "motherlode.toml"
        self.config.write_text(toml)
        super().__init__(folder)

    def start(self) -> None:
        """Start it, and wait until its doors are open."""
        command = [sys.executable, "-P", "-m", "motherlode", "serve", "--port", str(self.port)]
        command += ["--database", str(self.database), "--config", str(self.config)]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, **FAST},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Motherlode is at" in line, self.log()
        self.port = int(line.split(":")[2].split()[0])


@contextmanager
def configured(folder: Path, toml: str) -> Iterator[Configured]:
    """A configured server for the length of a block."""
    server = Configured(folder, toml)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
