"""The OpenAPI document says what the HTTP side really does: schemathesis asks, a server answers."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from motherlode.server.client import Chair
from motherlode.server.config import Config
from motherlode.server.house.house import House
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.minds.pool import Minds
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.web.app import App
from motherlode.server.web.openapi import openapi
from tests.server.live import GENEROUS, Server, open_table, running
from tests.soak import many

OPERATIONS: Final = [
    (method, path) for path, methods in sorted(openapi()["paths"].items()) for method in methods
]
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
LONG_WAITS: Final = frozenset(map(str, range(1, 26)))
QUICK: Final = 8
THOROUGH: Final = many(30)
REFUSED: Final = [400, 401, 403, 404, 409, 413, 429]
CONFIG: Final = {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}


@dataclass
class Place:
    """A server with tables in all phases, and who asks."""

    server: Server
    schema: schemathesis.BaseSchema
    session: requests.Session
    tables: list[str]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server with a table that waits, one that plays, one that is done; their host asks."""
    with running(tmp_path_factory.mktemp("openapi"), GENEROUS) as server:
        playing, over = _begin(server), _begin(server)
        host = playing.guest
        playing.close()
        over_table = _play_to_the_end(over)
        with requests.Session() as session:
            session.headers["Authorization"] = f"Bearer {host.token}"
            config = schemathesis.Config.from_dict(CONFIG)
            document = f"{server.url}/api/openapi.json"
            schema = schemathesis.openapi.from_url(document, config=config)
            tables = [host.open("saboteur"), playing.id, over_table]
            yield Place(server, schema, session, tables)
        assert '"level":"error"' not in server.log()


def _begin(server: Server) -> Chair:
    """A game of one person and bots."""
    (chair,) = open_table(server, "saboteur", 1, "random", seats=3, stand_in="random")
    chair.ready()
    return chair


def _play_to_the_end(chair: Chair) -> str:
    chair.guest.ask("POST", f"/api/tables/{chair.id}/leave")
    while chair.play is None or chair.play.end is None:
        assert chair.receive(30) is not None
    chair.close()
    return chair.id


def examine(place: Place, operation: tuple[str, str], mode: GenerationMode, examples: int) -> None:
    """Ask for an operation in many ways, and judge every answer."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(cases(place, operation, mode)))
    def asked(case: schemathesis.Case[Any]) -> None:
        if str(case.query.get("wait")) in LONG_WAITS:
            case.query["wait"] = 0
        case.call_and_validate(session=place.session, checks=CHECKS)

    asked()


def cases(
    place: Place, operation: tuple[str, str], mode: GenerationMode
) -> list[st.SearchStrategy[schemathesis.Case[Any]]]:
    """An operation on any table that the document allows, and on each that there is."""
    method, path = operation
    asked = place.schema[path][method]
    if "{table}" not in path:
        return [asked.as_strategy(mode)]
    known = [asked.as_strategy(mode, path_parameters={"table": table}) for table in place.tables]
    return [asked.as_strategy(mode), *known]


def modes(operation: tuple[str, str]) -> list[GenerationMode]:
    """As the document says; and otherwise, where there is anything to say."""
    method, path = operation
    told = openapi()["paths"][path][method]
    if told["parameters"] or "requestBody" in told:
        return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    return [GenerationMode.POSITIVE]


@pytest.mark.parametrize("operation", OPERATIONS, ids=" ".join)
def test_answers_are_as_the_document_says(place: Place, operation: tuple[str, str]) -> None:
    for mode in modes(operation):
        examine(place, operation, mode, QUICK)


@pytest.mark.long
@pytest.mark.parametrize("operation", OPERATIONS, ids=" ".join)
def test_many_answers_are_as_the_document_says(place: Place, operation: tuple[str, str]) -> None:
    for mode in modes(operation):
        examine(place, operation, mode, THOROUGH)


def test_every_path_of_the_api_is_in_the_document_and_no_other(tmp_path: Path) -> None:
    app = App(House(Surroundings(Config(), SqliteStore(tmp_path / "tables"), Minds(1))))
    served = {
        (method.lower(), route.path)
        for route in app.pages.routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert served - {("get", "/api/openapi.json")} == set(OPERATIONS)
