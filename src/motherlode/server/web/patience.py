"""Uvicorn's HTTP with an end to its patience: who begins a request must finish it in time.

Each connection takes a file descriptor, and there are only so many: whoever opens lines and says
nothing on them, or half a word, would shut out everyone else. The time is for a whole head or body,
so that a byte now and then does not help. Lines are counted here, too, as every one begins here,
also those that become WebSockets: these are not timed any more, as they have pings.
"""

import asyncio
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from motherlode.server.web.desk import NO_ADDRESS
from motherlode.server.web.faults import Fault, too_slow
from motherlode.server.web.frames import Frames
from motherlode.server.web.lines import Line, Lines

JSON: Final = (b"content-type", b"application/json")
CLOSE: Final = (b"connection", b"close")

Owed: TypeAlias = Literal["head", "body"]


class Patience(NamedTuple):
    """Seconds until we hang up."""

    head: float
    body: float


class Patient(H11Protocol):
    """One connection."""

    lines: ClassVar[Lines]
    patience: ClassVar[Patience]
    _line: Line | None = None
    _owed: Owed | None = None
    """What the other side has begun and not finished."""
    _deadline: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the line if there may be one more, and wait for its first request."""
        super().connection_made(transport)
        self._line = self.lines.take(self.client[0] if self.client else NO_ADDRESS)
        if self._line is None:
            transport.abort()
        else:
            self._wait_for("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the line back."""
        self._wait_for(None)
        if self._line is not None:
            self._line.end()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Do what was asked, then see what is still to come."""
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the line to the WebSocket, which gives it back."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Frames) and self._line is not None:
            protocol.on_lost = self._line.end

    def _unsupported_upgrade_warning(self) -> None:
        """Say nothing: a wish that is not granted is no trouble of whoever runs the server."""

    def _watch(self) -> None:
        """Give what is owed its time, once; what comes of it meanwhile does not prolong it."""
        owed = self._what_is_owed()
        if owed != self._owed:
            self._wait_for(owed)

    def _what_is_owed(self) -> Owed | None:
        state = self.conn.their_state
        if self._upgraded or self.transport.is_closing():
            return None
        if state is h11.SEND_BODY:
            return "body"
        if state is not h11.IDLE:
            return None
        # Between two requests nothing is owed (uvicorn ends that by itself); a beginning counts.
        begun = self._owed == "head" or self.conn.trailing_data[0]
        return "head" if begun else None

    def _wait_for(self, owed: Owed | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._owed = owed
        if owed is not None:
            seconds = self.patience.head if owed == "head" else self.patience.body
            self._deadline = self.loop.call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        """Say why, if an answer is awaited, and close the line."""
        if self._owed == "body" and self.conn.our_state is h11.SEND_RESPONSE:
            # Whoever reads the body here is told that nothing comes, and answers nobody.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self._answer(too_slow())
        self.transport.close()

    def _answer(self, fault: Fault) -> None:
        body = msgspec.json.encode(fault.message)
        headers = [JSON, CLOSE, (b"content-length", str(len(body)).encode())]
        answer = h11.Response(status_code=fault.status, headers=headers)
        for event in (answer, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")


def patient(lines: Lines, patience: Patience) -> type[Patient]:
    """Connections that are counted there and have so much time, as uvicorn makes them."""
    return type("Patient", (Patient,), {"lines": lines, "patience": patience})
