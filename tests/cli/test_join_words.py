"""What is typed at a table of a server, and what is said of its chairs."""

import stat
from pathlib import Path

import msgspec
import pytest

from motherlode.cli.online.chairs import list_chairs, tell_changes
from motherlode.cli.online.keyring import Keyring, Known, usual_keyring
from motherlode.server.wire import messages as m
from motherlode.tui.commands import Command, Menu
from motherlode.tui.editing import Typing
from motherlode.words.catalogue import Catalogue
from tests.cli.running import command


def table(*chairs: m.Chair, host: int | None = None) -> m.TableInfo:
    """A table before the deal."""
    return m.TableInfo(
        id="t",
        game="duel",
        setup="duel(seats=2)",
        phase="waiting",
        chairs=list(chairs),
        host=host,
        pace=None,
        stand_in="regular",
        talk=True,
        listed=True,
        commitment="",
    )


def empty(seat: int) -> m.Chair:
    """A chair that nobody has."""
    return m.Chair(seat=seat, kind="empty")


def person(seat: int, name: str, **more: object) -> m.Chair:
    """A person who is here."""
    chair = m.Chair(seat=seat, kind="person", name=name, colour=name, here=True)
    return msgspec.structs.replace(chair, **more)


ENGLISH = Catalogue("en")
RUSTY, COPPER = person(0, "Rusty"), person(1, "Copper")
BOT = m.Chair(
    seat=1, kind="bot", name="Dagna", bot="regular", character="digs for worms", ready=True
)


@pytest.mark.parametrize(
    ("before", "now", "said"),
    [
        ([RUSTY, empty(1)], [RUSTY, COPPER], ["Copper sits on seat 1."]),
        ([RUSTY, COPPER], [RUSTY, empty(1)], ["Copper leaves seat 1."]),
        ([empty(0), empty(1)], [RUSTY, empty(1)], ["You sit on seat 0."]),
        ([RUSTY, empty(1)], [RUSTY, BOT], ["Dagna, the bot regular, sits on seat 1."]),
        ([RUSTY, COPPER], [RUSTY, person(1, "Copper", ready=True)], ["Copper is ready."]),
        (
            [RUSTY, person(1, "Copper", ready=True)],
            [RUSTY, COPPER],
            ["Copper is not ready any more."],
        ),
        ([RUSTY, COPPER], [RUSTY, person(1, "Copper", here=False)], ["Copper is not here now."]),
        (
            [RUSTY, COPPER],
            [RUSTY, person(1, "Zinc", colour="Copper")],
            ["Copper is called Zinc now."],
        ),
        (
            [RUSTY, COPPER],
            [RUSTY, person(1, "Copper", wants=0)],
            ["Copper would like to change chairs with you; `swap 1` agrees."],
        ),
        (
            [person(0, "Copper"), person(1, "Rusty")],
            [RUSTY, COPPER],
            ["You and Copper have changed chairs: 0 and 1 now."],
        ),
        ([empty(0), person(1, "Rusty")], [RUSTY, empty(1)], ["You go to seat 0."]),
        (
            [RUSTY, COPPER],
            [RUSTY, person(1, "Copper", bot="regular")],
            ["Copper has left; the bot regular plays for them."],
        ),
        (
            [person(0, "Rusty", bot="regular"), COPPER],
            [RUSTY, COPPER],
            ["You play on your own again."],
        ),
        ([RUSTY, COPPER], [RUSTY, COPPER], []),
    ],
)
def test_what_changes_about_chairs_is_said(
    before: list[m.Chair], now: list[m.Chair], said: list[str]
) -> None:
    assert tell_changes(table(*before), table(*now), 0, ENGLISH) == said


def test_a_new_host_is_named() -> None:
    chairs = [RUSTY, COPPER]
    assert tell_changes(table(*chairs, host=1), table(*chairs, host=0), 0, ENGLISH) == [
        "You are the host now."
    ]


def test_chairs_are_listed() -> None:
    assert list_chairs(table(RUSTY, BOT, empty(2), host=0), None, ENGLISH) == [
        "  0. Rusty, the host",
        "  1. Dagna, the bot regular: digs for worms",
        "  2. empty",
    ]


# Commands


def menu() -> tuple[Menu, list[str]]:
    """Some commands of a game that has a move called `leave`, and what they are given."""
    given: list[str] = []
    say = Command("say", "say TEXT", "say it", given.append, takes_words=True)
    leave = Command("leave", "leave", "go away", given.append)
    log = Command("log", "log", "the story", given.append)
    return Menu([say, leave, log], ["leave", "lay"]), given


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("say well dug", ("say", "well dug")),
        ("SAY  Well", ("say", "Well")),
        ("sa", ("say", "")),
        ("lo", ("log", "")),
        ("log 3", None),
        ("s 3", None),
        ("leave", None),
        ("/leave", ("leave", "")),
        ("/s 3", ("say", "3")),
        ("", None),
    ],
)
def test_a_command_is_found_unless_a_move_is_called_like_it(
    typed: str, found: tuple[str, str] | None
) -> None:
    one = menu()[0].find(typed)
    assert (None if one is None else (one[0].name, one[1])) == found


def test_what_surely_is_no_command_is_said() -> None:
    with pytest.raises(ValueError, match="'/dance' is no command"):
        menu()[0].find("/dance")


def test_a_command_that_is_called_like_a_move_is_shown_with_its_stroke() -> None:
    assert [typed for typed, _ in menu()[0].rows()] == ["say TEXT", "/leave", "log"]


# Keys


@pytest.mark.parametrize(
    ("keys", "lines", "rest"),
    [
        ("pass\r", ["pass"], ""),
        ("pas\x7f\x7f\x7fdig", [], "dig"),
        ("\x7f\x7f1\n", ["1"], ""),
        ("dig cross 1,0\x17\x17", [], "dig"),
        ("dig\x15log\r", ["log"], ""),
        ("one\rtwo\r\033[A\033[A\r", ["one", "two", "one"], ""),
        ("one\r\033[A\033[B", ["one"], ""),
        ("a\033[Cb\033[3~c\033OPd\033xe", [], "abcde"),
        ("\x04", [None], ""),
        ("a\x04b", [], "ab"),
        ("\x00\x07\N{SNOWMAN}", [], "\N{SNOWMAN}"),
    ],
)
def test_keys_make_lines(keys: str, lines: list[str | None], rest: str) -> None:
    typing = Typing()
    assert typing.press(keys) == lines
    assert typing.text == rest


# Tokens


def test_a_keyring_remembers_by_server_and_forgets_when_told(tmp_path: Path) -> None:
    ring = Keyring(tmp_path / "deep" / "guests.json")
    assert ring.find("http://a") is None
    ring.keep("http://a", Known(token="1", name="Rusty"))
    ring.keep("http://b", Known(token="2"))
    assert ring.find("http://a") == Known(token="1", name="Rusty")
    assert stat.S_IMODE(ring.path.stat().st_mode) == 0o600
    ring.forget("http://a")
    assert ring.find("http://a") is None
    assert ring.find("http://b") == Known(token="2")
    assert [path.name for path in ring.path.parent.iterdir()] == ["guests.json"]


def test_a_damaged_keyring_is_named_and_left_alone(tmp_path: Path) -> None:
    ring = Keyring(tmp_path / "guests.json")
    ring.path.write_text("{")
    with pytest.raises(ValueError, match=r"guests\.json cannot be read"):
        ring.keep("http://a", Known(token="1"))
    assert ring.path.read_text() == "{"


def test_the_keyring_lies_where_the_system_keeps_such_things(tmp_path: Path) -> None:
    place = Path("motherlode") / "guests.json"
    assert usual_keyring({"XDG_STATE_HOME": str(tmp_path)}).path == tmp_path / place
    assert usual_keyring({}).path == Path.home() / ".local" / "state" / place


# Mistakes on the command line


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["127.0.0.1:1"], "http://127.0.0.1:1 does not answer"),
        (["ftp://host"], "'ftp://host' is no address of a server; write http://host:port"),
        (["http://127.0.0.1:1", "--seat", "me"], "--seat is a number from 0 to 11; not 'me'"),
        (["http://127.0.0.1:1", "--colour", "red"], "--colour is auto, always or never"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    done = command("join", *words, XDG_STATE_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
