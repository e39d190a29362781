"""The HTTP side as an OpenAPI document, made from the very types that are sent."""

from functools import cache
from typing import Any, Final

import msgspec

from motherlode import __version__
from motherlode.games.registry import GAMES
from motherlode.server.web.api import COMMAND_PATHS
from motherlode.server.wire import messages as m
from motherlode.server.wire import requests as r

REF: Final = "#/components/schemas/{name}"
TABLE: Final = "/api/tables/{table}"
GAME_RULES: Final = "/api/games/{game}/rules"
JSON: Final = "application/json"
FAULTS: Final = {
    "400": "It cannot be read.",
    "401": "Who asks is not known.",
    "403": "It comes from another site.",
    "404": "There is no such table or game, or it needs an invitation.",
    "408": "The rest of it did not come in time.",
    "413": "It is too large.",
    "429": "It was too much at once.",
}
ANYTHING: Final[dict[str, Any]] = {}

GETS: Final[dict[str, tuple[str, type | None, list[str]]]] = {
    "/api/live": ("Whether the server answers.", r.IsLive, []),
    "/api/ready": ("Whether it can write and read what it must keep.", r.IsReady, []),
    "/api/health": ("The same, with what can be counted.", r.Health, []),
    "/api/games": ("The games, with all that can be chosen about them.", r.GameList, []),
    GAME_RULES: ("The rulebook of a game.", r.Rules, ["edition", "language"]),
    "/api/me": ("Who asks, and the tables where they can go on.", r.Me, []),
    "/api/tables": ("The tables that everyone may find.", r.TableList, []),
    TABLE: ("All about a table, and what is new.", m.Welcome, ["since", "wait", "form"]),
    f"{TABLE}/events": ("The same.", m.Welcome, ["since", "wait", "form"]),
    f"{TABLE}/claims": ("The claims that may be made now.", r.ClaimList, []),
    f"{TABLE}/record": ("The record of the game.", None, []),
    f"{TABLE}/replay": ("A game that is over, step by step.", list[m.Step], ["seat"]),
}
POSTS: Final[dict[str, tuple[str, type, type, str]]] = {
    "/api/guests": ("Become a guest.", r.NewGuest, r.GuestMade, "201"),
    "/api/tables": ("Open a table.", r.NewTable, r.Opened, "201"),
    f"{TABLE}/entry": ("Come in with an invitation.", r.Invitation, r.Opened, "200"),
    f"{TABLE}/hint": ("What the regular player would do, and why.", r.AskHint, r.Hint, "200"),
    f"{TABLE}/why": ("Why a move may not be made now, or that it may.", r.WhyNot, r.Why, "200"),
}
ASKS: Final[dict[str, tuple[str, type]]] = {
    f"{TABLE}/invitation": ("How to invite somebody.", r.Invite),
}
"""What is posted without a body."""
QUERIES: Final[dict[str, dict[str, Any]]] = {
    "since": {"type": "integer", "minimum": 0, "maximum": 2**53},
    "wait": {"type": "integer", "minimum": 0, "maximum": 25},
    "form": {"enum": ["shown", "packed"]},
    "seat": {"oneOf": [{"type": "integer", "minimum": 0, "maximum": 11}, {"const": "all"}]},
    "edition": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
    "language": {"type": "string", "pattern": "^[a-z]{2}$"},
}
PLACES: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{12}$"},
    "game": {"enum": list(GAMES)},
}
"""What stands in a path."""


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    bodies = [kind for _, kind, _, _ in POSTS.values()] + list(COMMAND_PATHS.values())
    answers = [kind for _, kind, _ in GETS.values() if kind] + [
        kind for _, _, kind, _ in POSTS.values()
    ]
    kinds = [*bodies, *answers, *(kind for _, kind in ASKS.values()), m.Done, m.Refused, m.Fault]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema_of = dict(zip(map(str, kinds), schemas, strict=True))
    for command in COMMAND_PATHS.values():
        # The path says already what is asked for; a type in the body may repeat it.
        components[command.__name__]["required"].remove("type")
    paths: dict[str, dict[str, Any]] = {}
    for path, (summary, answer, queries) in GETS.items():
        shape = ANYTHING if answer is None else schema_of[str(answer)]
        paths.setdefault(path, {})["get"] = _operation(path, summary, shape, queries=queries)
    for path, (summary, body, answer, status) in POSTS.items():
        shape = schema_of[str(answer)]
        paths.setdefault(path, {})["post"] = _operation(
            path, summary, shape, body=schema_of[str(body)], status=status
        )
    # Who is a guest already, and asks for a cookie, is told so.
    guest = _response("You are one already.", schema_of[str(r.GuestMade)])
    paths["/api/guests"]["post"]["responses"]["200"] = guest
    for path, (summary, answer) in ASKS.items():
        paths[path] = {"post": _operation(path, summary, schema_of[str(answer)])}
    for name, command in COMMAND_PATHS.items():
        path = f"{TABLE}/{name}"
        operation = _operation(
            path, _sentence(command), schema_of[str(m.Done)], body=schema_of[str(command)]
        )
        refused = schema_of[str(m.Refused)]
        operation["responses"]["409"] = _response("It was refused, and changed nothing.", refused)
        paths.setdefault(path, {})["post"] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Motherlode", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}, {}],
    }


def _operation(
    path: str,
    summary: str,
    shape: dict[str, Any],
    *,
    body: dict[str, Any] | None = None,
    status: str = "200",
    queries: list[str] | tuple[str, ...] = (),
) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "query", "schema": QUERIES[name], "required": False}
        for name in queries
    ]
    parameters += [
        {"name": name, "in": "path", "schema": schema, "required": True}
        for name, schema in PLACES.items()
        if f"{{{name}}}" in path
    ]
    fault = {"$ref": REF.format(name="Fault")}
    operation: dict[str, Any] = {
        "summary": summary,
        "parameters": parameters,
        "responses": {
            status: _response("Done.", shape),
            "409": _response("It was refused, and changed nothing.", fault),
            "503": _response("It cannot be done now.", {}),
            **{code: _response(sentence, fault) for code, sentence in FAULTS.items()},
        },
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    return operation


def _response(sentence: str, shape: dict[str, Any]) -> dict[str, Any]:
    return {"description": sentence, "content": {JSON: {"schema": shape}}}


def _sentence(kind: type) -> str:
    return (kind.__doc__ or "").strip().partition("\n")[0]
