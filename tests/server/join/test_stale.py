"""A move that came too late."""

from queue import SimpleQueue

import pytest

from motherlode.cli.online.evening import Evening
from motherlode.cli.online.place import Wish
from motherlode.draw.ink import UNICODE, Paper
from motherlode.server.client import Chair, Guest, join
from motherlode.tui.live import Keys, LiveVoice
from motherlode.words.catalogue import Catalogue
from tests.server.live import Server

PAPER = Paper(UNICODE, False, 100, 40)


def test_a_stale_move_is_explained_and_loses_nothing(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = Guest(server.url)
    table = guest.open("duel", options={"first_player": "green"})
    voice = LiveVoice(Catalogue("en"), SimpleQueue())
    evening = Evening(guest, table, Wish("Rusty"), voice, lambda: PAPER)
    while evening.place.chair is None:
        evening.go_on()
    voice.inbox.put(Keys("ready\n"))
    with join(f"{server.url}/t/{table}", "Copper") as copper, Chair(guest, table) as other:
        copper.ready()
        while not evening.place.asked:
            evening.go_on()
        capsys.readouterr()
        # The line waits before the news that the same guest has moved elsewhere.
        voice.inbox.put(Keys("1\n"))
        play = next(other.turns())
        assert play.moves is not None
        other.move(play.moves[-1])
        shown = ""
        while "Something has happened since: look again." not in shown:
            evening.go_on()
            shown += capsys.readouterr().out
        assert evening.place.whose_turn == "Copper"
        assert not evening.post.busy
    evening.close()
