"""Who one is on which server: tokens in a file that nobody else may read."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import msgspec

FILE: Final = "guests.json"


class Known(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A guest of a server."""

    token: str
    name: str = ""
    """How one was called there last."""


@dataclass(frozen=True)
class Keyring:
    """The file, and what it says by the address of a server."""

    path: Path

    def find(self, server: str) -> Known | None:
        """Who one is on a server; `None` if one never was there."""
        return self._read().get(server)

    def keep(self, server: str, known: Known) -> None:
        """Be the same the next time."""
        self._write({**self._read(), server: known})

    def forget(self, server: str) -> None:
        """Be somebody new the next time."""
        known = self._read()
        if known.pop(server, None) is not None:
            self._write(known)

    def _read(self) -> dict[str, Known]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, Known])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError) as problem:
            raise ValueError(f"{self.path} cannot be read: {problem}; move it away") from None

    def _write(self, known: Mapping[str, Known]) -> None:
        text = msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))))
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # A temporary file is the user's alone (0600) from its beginning.
            with NamedTemporaryFile(dir=self.path.parent, delete=False) as file:
                file.write(text + b"\n")
            os.replace(file.name, self.path)
        except OSError as problem:
            raise ValueError(f"{self.path} cannot be written: {problem}") from None


def usual_keyring(environ: Mapping[str, str] = os.environ) -> Keyring:
    """The keyring of whoever uses this machine."""
    state = environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Keyring(Path(state).expanduser() / "motherlode" / FILE)
