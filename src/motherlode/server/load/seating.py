"""What is done over HTTP: tables are dealt before the load, their logs are read after it."""

import http.client
import json
import secrets
from typing import Any, Final

NONCE_BYTES: Final = 16
PATIENCE: Final = 60.0
MADE: Final = (200, 201)


class Seating:
    """One HTTP connection that asks one thing after the other."""

    def __init__(self, host: str, port: int) -> None:
        self._connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)

    def __enter__(self) -> "Seating":
        return self

    def __exit__(self, *problem: object) -> None:
        self._connection.close()

    def guests(self, number: int) -> list[str]:
        """The tokens of so many new guests."""
        return [
            self._ask("POST", "/api/guests", body={"bearer": True})["token"] for _ in range(number)
        ]

    def deal(self, game: str, tokens: list[str]) -> str:
        """Open a table, seat these guests, and let all be ready: gives the table's id."""
        wish = {"game": game, "seats": len(tokens)}
        table: str = self._ask("POST", "/api/tables", tokens[0], wish)["table"]
        for seat, token in enumerate(tokens):
            body = {"seat": seat, "name": f"Guest {seat}"}
            self._ask("POST", f"/api/tables/{table}/sit", token, body)
        for token in tokens:
            self._ask("POST", f"/api/tables/{table}/ready", token, {"nonce": nonce()})
        return table

    def record(self, table: str) -> Any:
        """The record of a table's game, as plain data."""
        return self._ask("GET", f"/api/tables/{table}/record")

    def _ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body)
        self._connection.request(method, path, data, headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status not in MADE:
            raise ValueError(f"the server answered {answer.status} to {path}: {text[:200]!r}")
        return json.loads(text)


def nonce() -> str:
    """A nonce for a deal."""
    return secrets.token_hex(NONCE_BYTES)
