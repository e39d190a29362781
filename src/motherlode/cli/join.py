"""`motherlode join`: a chair at a table of a server, in the terminal."""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import click
import msgspec

from motherlode import extras
from motherlode.cli.language import speaks
from motherlode.cli.terminal import paper_of, prepare_terminal
from motherlode.words.catalogue import Catalogue

if TYPE_CHECKING:
    from motherlode.cli.online.keyring import Keyring
    from motherlode.cli.online.place import Wish
    from motherlode.draw.ink import Paper
    from motherlode.server.client import Guest
    from motherlode.tui.live import LiveVoice


@click.command()
@click.argument("link", metavar="URL")
@click.option("--name", metavar="NAME", help="How you are called there.")
@click.option("--seat", metavar="N", help="The chair you want (usually the first that is empty).")
@click.option("--watch", is_flag=True, help="Do not sit down.")
@click.option("--new-guest", "anew", is_flag=True, help="Come as somebody new, not as last time.")
@click.option("--ascii", "plain", is_flag=True, help="Draw with ASCII characters only.")
@click.option("--colour", default="auto", show_default=True, help="auto, always or never.")
@speaks
def join(
    link: str,
    name: str | None,
    seat: str | None,
    watch: bool,
    anew: bool,
    plain: bool,
    colour: str,
    words: Catalogue,
) -> int:
    """Play at the table behind URL, or at one of those of the server at URL."""
    from queue import SimpleQueue

    extras.need("server", "`motherlode join`")
    from motherlode.cli.online.keyring import usual_keyring
    from motherlode.cli.online.place import Wish
    from motherlode.cli.online.problems import tell_problem
    from motherlode.server.client import Refused, Trouble
    from motherlode.tui.live import LiveVoice

    paper, keyring = paper_of(ascii_only=plain, colour=colour), usual_keyring()
    wish = Wish(name or "", None if seat is None else _read_seat(seat), watch)
    prepare_terminal()
    voice = LiveVoice(words, SimpleQueue())
    try:
        with voice.open():
            return _visit(link, wish, voice, paper, keyring, anew=anew)
    except (Refused, Trouble) as problem:
        raise ValueError(tell_problem(problem, words)) from None
    except msgspec.DecodeError as problem:
        raise ValueError(f"{link} is no server that this program understands: {problem}") from None


def _visit(
    link: str,
    wish: "Wish",
    voice: "LiveVoice",
    paper: "Callable[[], Paper]",
    keyring: "Keyring",
    *,
    anew: bool,
) -> int:
    from motherlode.cli.online.choosing import Choice, choose_table
    from motherlode.cli.online.evening import Evening
    from motherlode.server.client.guest import read_link
    from motherlode.tui.prompt import Quit

    server, table, invitation = read_link(link) if "/t/" in link else (link, "", "")
    guest = _come_in(server, keyring, anew=anew)
    try:
        wish = _with_name(wish, guest, voice, keyring)
        if invitation:
            guest.enter(table, invitation)
        choice = Choice(table) if table else choose_table(guest, voice)
    except (Quit, EOFError):
        return 0
    code, table = 0, choice.table
    wish = replace(wish, bots=choice.bots)
    while table:
        code, table = Evening(guest, table, wish, voice, paper).run()
        # At a rematch everyone sits where they sat.
        wish = replace(wish, seat=None, bots=())
    return code


def _come_in(server: str, keyring: "Keyring", *, anew: bool) -> "Guest":
    """Be the guest that one was before, if the server still knows that one."""
    from motherlode.cli.online.keyring import Known
    from motherlode.server.client import Guest

    url = Guest(server, "").url
    if anew:
        keyring.forget(url)
    known = keyring.find(url)
    if known is not None and _is_known(guest := Guest(url, known.token)):
        return guest
    guest = Guest(url)
    assert guest.token is not None
    keyring.keep(url, Known(token=guest.token, name=known.name if known else ""))
    return guest


def _is_known(guest: "Guest") -> bool:
    """Servers forget guests who were away for long."""
    from motherlode.server.client import Refused

    try:
        # Who asks is looked at first; then this is refused in any case, for it names no game.
        guest.ask("POST", "/api/tables", {})
    except Refused as refused:
        return refused.code != "no-guest"
    return True


def _with_name(wish: "Wish", guest: "Guest", voice: "LiveVoice", keyring: "Keyring") -> "Wish":
    """The wish with a name, which is asked for if it was never said."""
    from motherlode.cli.online.keyring import Known
    from motherlode.tui.prompt import ANSWER

    known = keyring.find(guest.url)
    assert known is not None
    if wish.watch:
        return wish
    name = wish.name or known.name
    if not name:
        usual = os.environ.get("USER") or voice.words.text("online.guest")
        name = voice.ask(voice.words.text("online.name", usual=usual) + ANSWER) or usual
    if name != known.name:
        keyring.keep(guest.url, Known(token=known.token, name=name))
    return replace(wish, name=name)


def _read_seat(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 12:
        return int(text)
    raise ValueError(f"--seat is a number from 0 to 11; not {text!r}")
