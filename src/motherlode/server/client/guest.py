"""A guest of a server, over plain HTTP."""

import json
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

from motherlode.server.wire import messages as m

PATIENCE: Final = 30.0


class Trouble(Exception):
    """The server could not be reached, or did not understand."""


class Refused(Exception):
    """The server understood, and refused: a code, a sentence, and a clause if it is a rule."""

    def __init__(self, code: str, sentence: str, clause: str = "") -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.code = code
        self.sentence = sentence
        self.clause = clause


class Guest:
    """Somebody with a token. Keep the token to be the same guest again."""

    def __init__(self, url: str, token: str | None = None) -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"{url!r} is no address of a server; write http://host:port")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        if token is None:
            self.token = self.ask("POST", "/api/guests", {"bearer": True})["token"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request; gives the answer as plain data, or raises `Refused` or `Trouble`."""
        headers = {"content-type": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if method == "GET" else json.dumps({} if body is None else body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise _explain(error) from None
        except (OSError, ValueError) as problem:
            raise Trouble(f"{self.url} does not answer: {problem}") from None

    def games(self) -> list[dict[str, Any]]:
        """The games, with all that can be chosen about them."""
        games: list[dict[str, Any]] = self.ask("GET", "/api/games")["games"]
        return games

    def tables(self) -> list[dict[str, Any]]:
        """The tables that everyone may find."""
        tables: list[dict[str, Any]] = self.ask("GET", "/api/tables")["tables"]
        return tables

    def open(self, game: str, **wishes: object) -> str:
        """Open a table; gives its id. Wishes are those of `NewTable`: seats, options, pace, …"""
        table: str = self.ask("POST", "/api/tables", {"game": game, **wishes})["table"]
        return table

    def enter(self, table: str, invitation: str) -> None:
        """Come in with an invitation."""
        self.ask("POST", f"/api/tables/{table}/entry", {"invitation": invitation})

    def invitation(self, table: str) -> str:
        """A link that lets others in."""
        link: str = self.ask("POST", f"/api/tables/{table}/invitation")["link"]
        return link

    def hint(self, table: str, language: str) -> tuple[str, list[str]]:
        """What the regular player would do in this guest's place, and why; raises `Refused`."""
        hint = self.ask("POST", f"/api/tables/{table}/hint", {"language": language})
        return hint["move"], hint["reasons"]

    def look(self, table: str, since: int = 0, wait: int = 0) -> m.Welcome:
        """All about a table, and what is new since a revision."""
        import msgspec

        data = self.ask("GET", f"/api/tables/{table}?since={since}&wait={wait}")
        return msgspec.json.decode(msgspec.json.encode(data), type=m.Welcome)


def read_link(link: str) -> tuple[str, str, str]:
    """A link to a table in its parts: the server, the table, and the invitation if there is one."""
    address, _, invitation = link.partition("#")
    server, _, table = address.partition("/t/")
    if not table:
        raise ValueError(f"{link!r} is no link to a table; it looks like http://host:port/t/TABLE")
    return server, table.strip("/"), invitation


def _explain(error: urllib.error.HTTPError) -> Exception:
    try:
        data = json.loads(error.read())
        code, sentence = str(data["code"]), str(data["sentence"])
    except (ValueError, KeyError, TypeError):
        return Trouble(f"the server answered {error.code}")
    return Refused(code, sentence, str(data.get("clause", "")))
