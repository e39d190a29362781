"""Those who do not want to go, and those who come in crowds: over real sockets."""

from contextlib import AbstractContextManager, ExitStack

from websockets.sync.client import ClientConnection

from motherlode.server.config import Limits
from motherlode.server.tables.refusing import REMOVED, SHUT
from tests.server.hostile.honest import HonestTable
from tests.server.hostile.strangers import Stranger, hear, hear_out
from tests.server.live import Server

PLACES = Limits().spectators_per_address
NO_PLACE_HERE = "As many people watch this table from your address as may."


def open_table(host: Stranger, **wishes: object) -> str:
    """A table of somebody's."""
    body = {"game": "saboteur", "seats": 3, **wishes}
    table: str = host.ask("POST", "/api/tables", body).data["table"]
    return table


def closes(connection: ClientConnection) -> tuple[str, int]:
    """The last sentence of a connection that the server closes, and its code."""
    heard, code = hear_out(connection)
    return heard[-1]["sentence"], code


def test_who_is_removed_from_a_private_table_hears_nothing_more_of_it(
    honest: HonestTable,
) -> None:
    port = honest.server.port
    host, rude = (Stranger(port).become_guest() for _ in range(2))
    table = open_table(host, listed=False)
    invitation = host.ask("POST", f"/api/tables/{table}/invitation", {}).data["invitation"]
    body = {"invitation": invitation}
    assert rude.ask("POST", f"/api/tables/{table}/entry", body).status == 200
    rude.ask("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Rude"})
    with ExitStack() as stack:
        lines = [stack.enter_context(rude.socket(table, how)) for how in ("", "as=spectator")]
        assert [hear(line)["type"] for line in lines] == ["welcome"] * 2
        assert host.ask("POST", f"/api/tables/{table}/remove", {"seat": 1}).status == 200
        host.ask("POST", f"/api/tables/{table}/chat", {"text": "at last"})

        assert [closes(line) for line in lines] == [(REMOVED, 4403)] * 2
    back = rude.ask("POST", f"/api/tables/{table}/entry", body)
    assert (back.status, back.data["sentence"]) == (409, REMOVED)
    poll = rude.ask("GET", f"/api/tables/{table}?since=0&wait=20")
    assert (poll.status, poll.data["sentence"]) == (403, REMOVED)


def test_a_shut_door_closes_the_lines_of_those_who_only_look_in(honest: HonestTable) -> None:
    port = honest.server.port
    host = Stranger(port).become_guest()
    table = open_table(host)
    with watch(honest.server, table, Stranger(port)) as line:
        assert hear(line)["type"] == "welcome"
        assert host.ask("POST", f"/api/tables/{table}/door", {}).status == 200

        assert closes(line) == (SHUT, 4403)


def test_one_address_leaves_places_to_others_who_want_to_watch(honest: HonestTable) -> None:
    port = honest.server.port
    table = open_table(Stranger(port).become_guest())
    greedy = Stranger(port)
    with ExitStack() as stack:
        for _ in range(PLACES):
            line = stack.enter_context(watch(honest.server, table, greedy))
            assert hear(line)["type"] == "welcome"
        last = stack.enter_context(watch(honest.server, table, greedy))
        assert closes(last) == (NO_PLACE_HERE, 4429)
        other = stack.enter_context(watch(honest.server, table, Stranger(port)))
        assert hear(other)["type"] == "welcome"


def watch(
    server: Server, table: str, stranger: Stranger
) -> AbstractContextManager[ClientConnection]:
    """Somebody without a token who comes to watch."""
    return stranger.socket(table, Origin=f"http://127.0.0.1:{server.port}")
