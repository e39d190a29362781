"""A person before a screen types while news come."""

import re
from pathlib import Path

from motherlode.server.client import join
from tests.server.join.running import READY, Screen, open_table
from tests.server.live import Server

CLEAR = "\r\033[J"
COLOUR = re.compile(r"\033\[[0-9;]*m")


def test_a_line_that_is_half_typed_stays_below_the_news(server: Server, tmp_path: Path) -> None:
    link = open_table(server, "duel")
    with Screen(tmp_path, link, "--name", "Rusty") as one:
        one.wait_for(READY)
        one.press("say hello th")
        one.wait_for(f"{READY}say hello th")
        with join(link, "Copper") as copper:
            told = one.wait_for(f"{READY}say hello th")
            assert told.startswith(f"{CLEAR}Copper sits on seat 1.\r\n{CLEAR}")
            one.press("ere\r")
            one.wait_for(f"{READY}say hello there\r\n")
            one.wait_for("Rusty: hello there")
            copper.say("well met")
            one.wait_for("Copper: well met")


def test_keys_that_edit_a_line_do_so(server: Server, tmp_path: Path) -> None:
    link = open_table(server, "duel")
    with Screen(tmp_path, link, "--name", "Rusty") as one:
        one.wait_for(READY)
        one.press("say one twi\x7f\x7fwo three\x17\r")
        one.wait_for("Rusty: one two\r\n")
        one.press("nonsense\x15\033[A now\r")
        one.wait_for("Rusty: one two now\r\n")


def test_ctrl_c_is_a_friendly_goodbye(server: Server, tmp_path: Path) -> None:
    with Screen(tmp_path, open_table(server, "duel"), "--name", "Rusty") as one:
        one.wait_for(READY)
        one.press("\x03")
        one.wait_for("Goodbye! Your chair stays yours: motherlode join ")
        assert one.end() == 130


def test_the_end_of_what_is_typed_is_a_goodbye_too(server: Server, tmp_path: Path) -> None:
    with Screen(tmp_path, open_table(server, "duel"), "--name", "Rusty") as one:
        one.wait_for(READY)
        one.press("\x04")
        one.wait_for("Goodbye!")
        assert one.end() == 0


def test_a_person_may_type_while_others_are_asked(server: Server, tmp_path: Path) -> None:
    link = open_table(server, "duel", options={"first_player": "green"})
    with Screen(tmp_path, link, "--name", "Rusty", "--seat", "1") as one:
        one.wait_for(READY)
        with join(link, "Copper") as copper:
            copper.ready()
            one.press("ready\r")
            hint = "(Copper's turn; board, or ? for help) > "
            one.wait_for(hint)
            one.press("1\r")
            one.wait_for("It is not your turn. ? says what can be typed.")
            one.press("board\r")
            shown = COLOUR.sub("", one.wait_for(f"{hint}board\r\n") + one.wait_for(hint))
            assert "Copper" in shown
            one.press("log\r")
            one.wait_for(hint)
