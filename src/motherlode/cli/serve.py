"""`motherlode serve`: tables for people and bots, on the network."""

import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from motherlode import extras
from motherlode.cli.news import tell_of_compiling
from motherlode.words.catalogue import Catalogue

if TYPE_CHECKING:
    from motherlode.server.config import Config

ANYWHERE: Final = "0.0.0.0"  # noqa: S104 - asked for by --lan


@click.command()
@click.option("--config", metavar="FILE", help="A TOML file with all that can be set.")
@click.option("--host", metavar="ADDRESS", help="Where to listen (127.0.0.1).")
@click.option("--port", metavar="N", help="Which port (8741; 0 takes any that is free).")
@click.option("--database", metavar="FILE", help="Where tables are kept (motherlode.sqlite).")
@click.option("--lan", is_flag=True, help="Let phones and computers at home join; shows a QR code.")
def serve(
    config: str | None, host: str | None, port: str | None, database: str | None, lan: bool
) -> int:
    """Serve tables of all games until Ctrl-C."""
    from motherlode.server.config import read_config

    wishes: dict[str, Any] = {"host": host, "database": database}
    if port is not None:
        wishes["port"] = _read_port(port)
    if lan:
        wishes["host"] = host or ANYWHERE
    given = {name: value for name, value in wishes.items() if value is not None}
    settings = msgspec.structs.replace(read_config(Path(config) if config else None), **given)
    # Whoever operates a server is spoken to in English.
    words = Catalogue("en")
    tell_of_compiling(words)
    return serve_until_stopped(settings, show_code if lan else _nothing, words)


def serve_until_stopped(
    settings: "Config",
    on_open: Callable[[str], None],
    words: Catalogue,
    level: int = logging.INFO,
) -> int:
    """Serve; say where, and let `on_open` know when the doors are open."""
    extras.need("server", "a server")
    from motherlode.server.web.serving import serve as serve_tables

    def say(host: str, port: int) -> None:
        url = settings.origin or f"http://{address(host)}:{port}"
        click.echo(words.text("browse.here", url=url))
        on_open(url)
        sys.stdout.flush()

    return serve_tables(settings, say, level)


def show_code(url: str) -> None:
    """A picture of the address, for phones."""
    import segno

    segno.make(url).terminal(out=sys.stdout, compact=True)


def _nothing(_: str) -> None:
    pass


def _read_port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 2**16:
        return int(text)
    raise ValueError(f"--port is a number from 0 to 65535; not {text!r}")


def address(host: str) -> str:
    """The address to type elsewhere; that of the home network if all are listened to."""
    if host != ANYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses would be used.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address
