"""The server that is measured: a process of its own, with limits that no load of ours reaches."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from motherlode.server.load.usage import Cpu, cpu_of, resident_of

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
PROFILED: Final = "motherlode.server.load.profiled"
OPEN_DOORS: Final = "Motherlode is at"
CONFIG: Final = """\
away_seconds = 86400
[bots]
pause = 0
workers = 1
[limits]
tables = 1000000
tables_per_guest = 1000000
tables_per_address = 1000000
connections = 1000000
connections_per_guest = 1000000
connections_per_address = 1000000
commands = { burst = 1000000, per_second = 1000000 }
openings = { burst = 1000000, per_second = 1000000 }
openings_per_address = { burst = 1000000, per_second = 1000000 }
arrivals = { burst = 1000000, per_second = 1000000 }
requests = { burst = 1000000, per_second = 1000000 }
dear = { burst = 1000000, per_second = 1000000 }
"""


class Served:
    """`motherlode serve` for the length of a block."""

    def __init__(self, folder: Path, database: Path, *, profile: Path | None = None) -> None:
        self.folder = folder
        self.database = database
        self.profile = profile
        self.port = 0

    def __enter__(self) -> "Served":
        config = self.folder / "config.toml"
        config.write_text(CONFIG)
        module = (
            ["-m", "motherlode"] if self.profile is None else ["-m", PROFILED, str(self.profile)]
        )
        command = [sys.executable, "-P", *module, "serve", "--host", HOST, "--port", "0"]
        command += ["--config", str(config), "--database", str(self.database)]
        with (self.folder / "log").open("w") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if OPEN_DOORS not in line:
            self._end()
            raise ValueError(f"the server does not start: {(self.folder / 'log').read_text()}")
        self.port = int(line.split(":")[2].split()[0])
        return self

    def __exit__(self, *problem: object) -> None:
        self._end()

    @property
    def cpu(self) -> Cpu:
        """The CPU time that it has used."""
        return cpu_of(self._process.pid)

    @property
    def resident(self) -> int:
        """The memory that it holds."""
        return resident_of(self._process.pid)

    def watch(self, *, on: bool) -> None:
        """Begin or end the profile, if there is to be one."""
        if self.profile is not None:
            self._process.send_signal(signal.SIGUSR1 if on else signal.SIGUSR2)

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
