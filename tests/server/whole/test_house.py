"""What strangers tried against a whole house, and what it does when nobody looks."""

import threading

import pytest

from motherlode.server.client import Chair, Guest
from tests.server.hostile.strangers import Stranger
from tests.server.live import GENEROUS, open_table, running

FEW = GENEROUS.replace("tables_per_address = 1000000", "tables_per_address = 2")


def rooms(guest: Guest) -> int:
    """How many tables are taken out."""
    return int(guest.ask("GET", "/api/health")["tables"])


def test_one_address_has_its_share_of_tables_over_restarts_and_looking_takes_none_out(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("few"), FEW) as server:
        opened = []
        for address in ("127.0.0.7", "127.0.0.7", "127.0.0.7", "127.0.0.8"):
            stranger = Stranger(server.port, address=address).become_guest()
            opened.append(stranger.ask("POST", "/api/tables", {"game": "duel"}).status)
        assert opened == [201, 201, 409, 201]
        host = Guest(server.url)
        with Chair(host, host.open("duel")) as chair:
            chair.sit("Ann")
        assert server.stop() == 0
        server.start()
        assert [own["seat"] for own in host.ask("GET", "/api/me")["tables"]] == [0]
        assert len(host.tables()) == 4
        assert rooms(host) == 0
        stranger = Stranger(server.port, address="127.0.0.7").become_guest()
        assert stranger.ask("POST", "/api/tables", {"game": "duel"}).status == 409


@pytest.mark.long
def test_a_stand_in_comes_though_a_stranger_comes_and_goes(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("absent"), GENEROUS, away_seconds="2") as server:
        chairs = open_table(server, "duel", 2)
        for chair in chairs:
            chair.ready()
        for chair in chairs:
            while chair.play is None:
                chair.receive(30)
        asked = chairs[0].play.asked or 0  # type: ignore[union-attr]
        chairs[asked].close()
        stranger, left = Guest(server.url), chairs[1 - asked]
        while not left.table.chairs[asked].bot:
            with Chair(stranger, left.id):
                left.receive(0.2)
        left.close()


def test_a_game_of_bots_goes_on_after_a_kill_though_nobody_comes(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("alone"), GENEROUS, away_seconds="0.1") as server:
        (chair,) = open_table(server, "saboteur", 1, "random", seats=3)
        chair.ready()
        chair.close()
        server.kill()
        server.start()
        rest = threading.Event()
        # Nobody looks at the table, so only what is due there can take it out.
        while not rooms(chair.guest):
            rest.wait(0.05)


def test_a_line_that_is_posted_again_is_said_once(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("talk"), GENEROUS) as server:
        guest = Guest(server.url)
        table = guest.open("duel")
        for _ in range(2):
            guest.ask("POST", f"/api/tables/{table}/chat", {"text": "hello", "id": "one"})
            server.kill()
            server.start()
        guest.ask("POST", f"/api/tables/{table}/chat", {"text": "hello", "id": "two"})
        assert [line.text for line in guest.look(table).chat] == ["hello", "hello"]
