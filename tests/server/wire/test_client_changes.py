"""The Python client asks for changes, and its views are those that plain HTTP gives."""

from pathlib import Path

import pytest

from motherlode.core.chance import Fast
from motherlode.server.client import Chair, Guest
from motherlode.server.client.latest import Latest
from tests.server.live import GENEROUS, running


@pytest.mark.parametrize("forgetful", [False, True])
def test_a_bot_sees_what_is_on_the_table_even_if_it_forgets_what_it_saw(
    tmp_path: Path, *, forgetful: bool
) -> None:
    chance, turns = Fast(6), 0
    with running(tmp_path, GENEROUS) as server:
        guest = Guest(server.url)
        table = guest.open("duel", seats=2, options={"tie_rounds": "0"})
        with Chair(guest, table) as chair:
            chair.sit("Rusty", 0)
            chair.seat_bot(1, "random")
            chair.ready()
            for play in chair.turns():
                # It is this chair's turn, so that nothing happens in between.
                there = guest.look(table).play
                assert there is not None
                assert (play.view, play.self, play.moves) == (there.view, there.self, there.moves)
                turns += 1
                if forgetful and turns == 2:  # noqa: PLR2004 - in the middle of the game
                    chair._latest = Latest()
                assert play.moves is not None
                chair.move(play.moves[chance.below(len(play.moves))])
            assert chair.changes != forgetful
    assert turns > 4  # noqa: PLR2004 - it went on
