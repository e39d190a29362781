"""The clock on the wall is set while a server runs: nobody is locked out, nobody's time is up."""

from pathlib import Path

import pytest

from motherlode.server.client import Guest
from tests.server.live import open_table, running

SCRIPT = Path(__file__).with_name("stepping.py")
HOUR = 3600


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_step_of_the_clock_locks_nobody_out_and_ends_nobodys_turn(
    step: int, tmp_path: Path
) -> None:
    offset = tmp_path / "offset"
    offset.write_text("0")
    with running(tmp_path, program=[str(SCRIPT), str(offset)]) as server:
        chairs = open_table(server, "duel", 2, pace=60)
        for chair in chairs:
            chair.ready()
        for chair in chairs:
            while chair.play is None:
                chair.receive(30)
        first = chairs[chairs[0].play.asked or 0]  # type: ignore[union-attr]
        before = first.play.due  # type: ignore[union-attr]
        guest = Guest(server.url)
        offset.write_text(str(step))

        # Were the buckets' clock set back, they would be empty for an hour.
        for _ in range(20):
            guest.ask("GET", "/api/games")
        assert first.play is not None
        assert first.play.moves is not None
        first.move(first.play.moves[0])
        chairs[0].guest.look(chairs[0].id)
        moved = [chair.guest.look(chair.id).play for chair in chairs]

        # One move was made, by the person; whoever is asked now has the whole time by that clock.
        assert [play.moves_made for play in moved if play] == [1, 1]
        due = moved[0].due if moved[0] else None
        assert due is not None
        assert before is not None
        assert abs(due - before - step) < 60
        for chair in chairs:
            chair.close()
