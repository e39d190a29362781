"""Messages with changes made whole again: by the Python client and by the browser's script."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from motherlode.core.changes import Misfit
from motherlode.server.client.latest import Latest
from motherlode.server.web.pages import STATIC
from motherlode.server.wire import messages as m
from tools import typescript

SCRIPT = Path(__file__).with_name("changes.mjs")
MISFIT = "misfit"


def in_python(frames: Iterable[bytes]) -> list[Any]:
    """What a program gets of one connection: messages as plain data, or `MISFIT`."""
    latest, made = Latest(), []
    for frame in frames:
        try:
            made.append(completed(latest, frame))
        except Misfit:
            made.append(MISFIT)
    return made


def completed(latest: Latest, frame: bytes | str) -> Any:
    """A message with its whole view, as plain data; raises `Misfit`."""
    whole = latest.complete(msgspec.json.decode(frame, type=m.AnyMessage))
    return msgspec.json.decode(m.encode(whole))


def in_browser(folder: Path, connections: Iterable[Iterable[bytes]]) -> list[list[Any]]:
    """What the browser's script makes of connections; in a folder that may be written to."""
    # Node takes a file for a module by its name, and browsers by what asks for it.
    module = folder / "changes.mjs"
    shutil.copy(STATIC / "app" / "changes.js", module)
    command = [str(typescript.node()), str(SCRIPT), module.as_uri()]
    sent = json.dumps([[json.loads(frame) for frame in frames] for frames in connections])
    done = subprocess.run(command, input=sent, capture_output=True, text=True, check=True)
    made: list[list[Any]] = json.loads(done.stdout)
    return made
