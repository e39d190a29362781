"""Records and replays of a real server: made by another process, kept, and limited."""

import json
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.clerks.office import MODULE
from motherlode.server.wire.forms import packed
from tests.server.clerks.working import (
    finished,
    keep_table,
    made_here,
    record_of,
    replay_of,
)
from tests.server.hostile.strangers import Answer, Stranger, read_all, read_answer
from tests.server.live import GENEROUS, Server, open_table, running

PLENTY = 20.0
AT_ONCE = 20
BURST = 3
SPARING = f"[limits]\ndear = {{burst = {BURST}, per_second = 0.000001}}\n"
NOT_MADE = "That could not be made now: try again in a moment."


@contextmanager
def serving(folder: Path, config: str = GENEROUS) -> Iterator[Server]:
    """A server at which a game was played before."""
    keep_table(folder / "tables.sqlite", finished())
    with running(folder, config) as server:
        yield server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Such a server, whose rates nobody feels."""
    with serving(tmp_path) as server:
        yield server


def ask(server: Server, what: str, table: str = "", **headers: str) -> Answer:
    """Ask for the record or a replay, of the finished game if no other is named."""
    return Stranger(server.port).ask("GET", path_of(what, table), **headers)


def path_of(what: str, table: str = "") -> str:
    """Where a record or a replay is."""
    return f"/api/tables/{table or finished().table.id}/{what}"


def numbers(server: Server) -> Any:
    """What the server says of its clerks."""
    return Stranger(server.port).ask("GET", "/api/health").data["clerks"]


def clerk_of(server: Server) -> int:
    """The process of the only clerk."""
    [pid] = clerks_of(server)
    return pid


def clerks_of(server: Server) -> list[int]:
    """The processes of clerks that the server has started."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if MODULE in command_of(int(child))]


def command_of(pid: int) -> str:
    """The words with which a process was started; none if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    rest = threading.Event()
    for _ in range(int(PLENTY * 100)):
        if true():
            return
        rest.wait(0.01)
    raise AssertionError("it never came about")


@contextmanager
def standing_still(pid: int) -> Iterator[None]:
    """Let a process do nothing for a while."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def test_what_is_sent_is_to_the_byte_what_would_be_made_in_the_server(server: Server) -> None:
    game = finished()
    questions = {"record": record_of(game), "replay": replay_of(game)}
    questions |= {f"replay?seat={seat}": replay_of(game, seat) for seat in (0, 1)}
    questions |= {"replay?seat=all": replay_of(game, "all")}
    for what, question in questions.items():
        content = made_here(game, question)
        plain, zipped = ask(server, what), ask(server, what, Accept_Encoding="gzip")
        assert (plain.status, plain.body) == (200, content)
        assert "content-encoding" not in plain.headers
        assert plain.headers["content-length"] == str(len(content))
        assert (zipped.status, zipped.body) == (200, packed(content))
        assert zipped.headers["content-encoding"] == "gzip"
        for answer in (plain, zipped):
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["vary"] == "accept-encoding"
        assert plain.headers["etag"] != zipped.headers["etag"]
    assert numbers(server)["made"] == len(questions)


def test_a_record_is_a_file_with_the_name_of_its_game(server: Server) -> None:
    answer = ask(server, "record")

    assert answer.headers["content-disposition"] == 'attachment; filename="duel-table.json"'


def test_a_clerk_that_was_killed_between_two_questions_is_replaced(server: Server) -> None:
    assert clerks_of(server) == []
    ask(server, "record")
    first = clerk_of(server)
    os.kill(first, signal.SIGKILL)
    until(lambda: not Path(f"/proc/{first}").exists())

    assert ask(server, "record").status == 200
    assert clerks_of(server) == []  # it was kept
    assert ask(server, "replay").body == made_here(finished(), replay_of(finished()))
    assert clerk_of(server) != first


def test_people_play_on_while_a_clerk_stands_still(server: Server) -> None:
    chairs = open_table(server, "saboteur", 3, seats=3)
    for chair in chairs:
        chair.ready()
    ask(server, "record")
    stranger = Stranger(server.port)
    with stranger.open_line() as line:
        with standing_still(clerk_of(server)):
            line.sendall(stranger.request("GET", path_of("replay?seat=all")))
            until(lambda: numbers(server)["waiting"] == 1)
            for _ in range(5):
                play = chairs[0].guest.look(chairs[0].id).play
                assert play is not None
                assert play.asked is not None
                chair = chairs[play.asked]
                while chair.play is None or chair.play.moves is None:
                    chair.receive(PLENTY)
                chair.move(chair.play.moves[0])
            assert numbers(server)["waiting"] == 1
        assert read_answer(read_all(line)).status == 200
    for chair in chairs:
        chair.close()


def test_who_waits_for_a_clerk_that_is_killed_is_asked_to_try_again(server: Server) -> None:
    ask(server, "record")
    first = clerk_of(server)
    stranger = Stranger(server.port)
    with stranger.open_line() as line:
        os.kill(first, signal.SIGSTOP)
        line.sendall(stranger.request("GET", path_of("replay")))
        until(lambda: numbers(server)["waiting"] == 1)
        os.kill(first, signal.SIGKILL)
        answer = read_answer(read_all(line))

    assert (answer.status, answer.data["code"]) == (503, "not-made")
    assert answer.data["sentence"] == NOT_MADE
    assert ask(server, "replay").status == 200
    assert clerk_of(server) != first


def test_many_who_ask_for_the_same_at_once_cost_one_job(server: Server) -> None:
    stranger = Stranger(server.port)
    request = stranger.request("GET", path_of("replay?seat=all"))
    answers = stranger.ask_at_once([request] * AT_ONCE)

    content = made_here(finished(), replay_of(finished(), "all"))
    assert [answer.body for answer in answers] == [content] * AT_ONCE
    assert numbers(server)["made"] == 1


def test_one_address_is_given_only_so_many_and_others_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, SPARING) as server:
        greedy = Stranger(server.port)
        answers = [greedy.ask("GET", path_of("record")) for _ in range(BURST)]
        assert [answer.status for answer in answers] == [200] * BURST
        for what in ("record", "replay"):
            refused = greedy.ask("GET", path_of(what))
            assert (refused.status, refused.data["code"]) == (429, "too-much")
        assert Stranger(server.port).ask("GET", path_of("record")).status == 200
        assert numbers(server)["made"] == 1

        # Who has it already is told so, however often.
        mark = answers[0].headers["etag"]
        for _ in range(2 * BURST):
            same = greedy.ask("GET", path_of("record"), If_None_Match=mark)
            assert (same.status, same.body) == (304, b"")


def test_a_game_that_goes_on_has_its_newest_record_and_no_replay(server: Server) -> None:
    [chair, *others] = open_table(server, "saboteur", 3, seats=3)
    for one in (chair, *others):
        one.ready()
    first = ask(server, "record", chair.id)
    again = ask(server, "record", chair.id)
    assert numbers(server)["made"] == 1
    mover = next(one for one in (chair, *others) if one.guest.look(one.id).play.moves)  # type: ignore[union-attr]
    while mover.play is None or mover.play.moves is None:
        mover.receive(PLENTY)
    mover.move(mover.play.moves[0])
    then = ask(server, "record", chair.id)
    replay = ask(server, "replay?seat=all", chair.id)
    for one in (chair, *others):
        one.close()

    assert first.body == again.body
    assert len(json.loads(then.body)["steps"]) == len(json.loads(first.body)["steps"]) + 1
    assert (replay.status, replay.data["code"]) == (409, "not-over")
    assert numbers(server)["made"] == 2


def test_who_may_not_enter_a_table_is_given_nothing_even_if_it_is_kept(server: Server) -> None:
    chairs = open_table(server, "duel", 1, "random", seats=2, listed=False)
    chairs[0].ready()
    insider = Stranger(server.port, chairs[0].guest.token)
    assert insider.ask("GET", path_of("record", chairs[0].id)).status == 200
    for what in ("record", "replay?seat=all"):
        refused = ask(server, what, chairs[0].id)
        assert (refused.status, refused.data["code"]) == (404, "no-table")
    chairs[0].close()


def test_a_server_that_stops_or_is_killed_leaves_no_clerk_behind(server: Server) -> None:
    ask(server, "record")
    first = clerk_of(server)
    assert server.stop() == 0
    assert command_of(first) == ""

    server.start()
    ask(server, "record")
    second = clerk_of(server)
    server.kill()
    until(lambda: command_of(second) == "")


def test_a_server_stops_at_once_though_somebody_waits_for_a_clerk(server: Server) -> None:
    ask(server, "record")
    first = clerk_of(server)
    stranger = Stranger(server.port)
    with stranger.open_line() as line:
        os.kill(first, signal.SIGSTOP)
        line.sendall(stranger.request("GET", path_of("replay")))
        until(lambda: numbers(server)["waiting"] == 1)
        assert server.stop() == 0
        assert read_answer(read_all(line)).status == 503
    assert command_of(first) == ""


def test_a_long_answer_unpacked_is_whole_for_one_who_reads_slowly(server: Server) -> None:
    content = made_here(finished(), replay_of(finished(), "all"))
    stranger = Stranger(server.port)
    with stranger.open_line(room=4096) as line:
        line.sendall(stranger.request("GET", path_of("replay?seat=all")))
        body = b"".join(iter(lambda: line.recv(1500), b"")).partition(b"\r\n\r\n")[2]

    assert body == content
