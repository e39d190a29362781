"""What was asked of the server and is not answered yet: one thing after the other."""

from collections import deque
from collections.abc import Callable, Sequence

from motherlode.server.wire import commands as c


class Post:
    """Sends commands; the next one when the last was carried out, none after a refusal."""

    def __init__(self, post: Callable[[c.AnyCommand], str]) -> None:
        self._post = post
        """Sends a command and gives its id."""
        self._waiting: deque[c.AnyCommand] = deque()
        self._pending = ""

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return bool(self._pending)

    def send(self, commands: Sequence[c.AnyCommand]) -> None:
        """Ask for these, one after the other."""
        self._waiting += commands
        if not self._pending:
            self._send_next()

    def carried_out(self, command_id: str) -> None:
        """Hear that a command was."""
        if command_id == self._pending:
            self._send_next()

    def refused(self) -> None:
        """Hear that one was not: what was to follow is not sent either."""
        self._waiting.clear()
        self._pending = ""

    def _send_next(self) -> None:
        self._pending = self._post(self._waiting.popleft()) if self._waiting else ""
