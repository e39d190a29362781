"""Two terminals and two bots finish a game."""

import re
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.running import OVER, command
from tests.server.join.running import READY, Terminal, play_out
from tests.server.live import running

BOTS = {
    "saboteur": "regular",
    "saboteur2": "regular",
    "goldmine": "regular",
    "corporation": "regular",
}


def finish(setup: str, folder: Path, seed: int = 7) -> list[str]:
    """Let two terminals play, with bots on all other chairs; gives what each has shown."""
    with (
        running(folder) as server,
        Terminal(folder / "one", server.url, "--name", "Rusty") as one,
        Terminal(folder / "two", open_table(one, setup), "--name", "Copper") as two,
    ):
        two.wait_for(READY)
        one.enter("ready")
        two.enter("ready")
        play_out([one, two], seed)
        assert [one.end(), two.end()] == [0, 0]
        check_record(one.shown, folder / "record.json")
        return [one.shown, two.shown]


def open_table(host: Terminal, setup: str) -> str:
    """Open a table as the program asks for it; gives its link."""
    bot = BOTS.get(setup.partition("(")[0])
    host.wait_for("new, or quit) > ")
    host.enter("new", setup, *(["2", bot] if bot else ["0"]))
    link = re.search(r"http://\S+/t/\S+", host.wait_for("\n  0. "))
    assert link is not None
    host.wait_for(READY)
    return link[0]


def check_record(shown: str, target: Path) -> None:
    """The link to the record leads to one that replays exactly."""
    link = re.search(r"The record: (\S+)", shown)
    assert link is not None
    with urlopen(link[1]) as answer:
        target.write_bytes(answer.read())
    verified = command("verify", str(target))
    assert verified.returncode == 0, verified.stderr


def check(shown: list[str]) -> None:
    """Both were told the same end, each in their own words."""
    endings = [text.partition(OVER)[2] for text in shown]
    assert all(endings)
    assert endings[0].splitlines()[0] == endings[1].splitlines()[0]
    assert ["You " in ending for ending in endings] == [True, True]
    assert "Copper" in endings[0]
    assert "Rusty" in endings[1]
    assert "Traceback" not in "".join(shown)


def test_two_terminals_and_two_bots_finish_a_round_of_saboteur(tmp_path: Path) -> None:
    check(finish("saboteur(seats=4, rounds=1)", tmp_path))


@pytest.mark.long
@pytest.mark.parametrize(
    "setup",
    [
        "saboteur(seats=4)",
        "saboteur2(seats=4)",
        "duel(seats=2)",
        "goldmine(seats=4)",
        "corporation(seats=4)",
    ],
)
def test_two_terminals_finish_a_game_with_bots_on_the_other_chairs(
    setup: str, tmp_path: Path
) -> None:
    check(finish(setup, tmp_path))
