"""Finding a table on a server, or opening one, in a few questions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from motherlode.bots.registry import bot_names
from motherlode.cli.online.sight import harmless
from motherlode.core.options import show_value
from motherlode.core.setups import Setup
from motherlode.games.registry import GAMES, find_game
from motherlode.server.client import Guest, Refused
from motherlode.tui.live import LiveVoice
from motherlode.tui.prompt import Quit

NEW: Final = "new"


@dataclass(frozen=True)
class Choice:
    """A table, and the bots that shall sit there if it is a new one."""

    table: str
    bots: tuple[str, ...] = ()


def choose_table(guest: Guest, voice: LiveVoice) -> Choice:
    """The table that a person chooses; `Quit` or `EOFError` if it is none."""
    while True:
        tables = guest.tables()
        voice.say(list_tables(tables))
        numbers = f"1-{len(tables)} " if len(tables) > 1 else "1 " if tables else ""
        sits = f"{numbers}goes to a table, " if tables else ""
        typed = voice.ask(f"({sits}Enter looks again, new, or quit) > ").lower()
        try:
            if typed == "quit":
                raise Quit
            if typed == NEW:
                return open_table(guest, voice)
            if typed:
                return Choice(_pick(tables, typed))
        except (ValueError, Refused) as mistake:
            voice.say([str(mistake)])


def list_tables(tables: Sequence[dict[str, Any]]) -> list[str]:
    """A line or two for each table."""
    if not tables:
        return ["There is no open table; `new` opens one."]
    lines = []
    for number, table in enumerate(tables, 1):
        doing = "waiting" if table["phase"] == "waiting" else "playing"
        lines.append(f"{number:>3}. {harmless(table['setup'])}, {doing}")
        lines.append(f"     {_people(table['chairs'])}")
    return lines


def _people(chairs: Sequence[dict[str, Any]]) -> str:
    names = [harmless(chair["name"]) for chair in chairs if chair["kind"] == "person"]
    bots = sum(chair["kind"] == "bot" for chair in chairs)
    empty = sum(chair["kind"] == "empty" for chair in chairs)
    parts = [", ".join(names)] if names else []
    parts += [f"{bots} bot{'s' * (bots > 1)}"] if bots else []
    parts += [f"{empty} empty chair{'s' * (empty > 1)}"] if empty else []
    return "; ".join(parts)


def _pick(tables: Sequence[dict[str, Any]], typed: str) -> str:
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(tables):
        return str(tables[int(typed) - 1]["id"])
    raise ValueError(f"{typed!r} is none of these.")


# A new table


def open_table(guest: Guest, voice: LiveVoice) -> Choice:
    """A table that a person describes; mistakes are asked again."""
    setup = _ask_setup(voice)
    bots = _ask_bots(setup, voice)
    options = {name: show_value(setup.value(name)) for name in setup.changed}
    table = guest.open(setup.game, edition=setup.edition, seats=setup.seats, options=options)
    return Choice(table, bots)


def _ask_setup(voice: LiveVoice) -> Setup:
    usual = next(iter(GAMES))
    voice.say([f"There is {', '.join(GAMES)}."])
    while True:
        typed = voice.ask(f"Which game? (Enter: {usual}) > ") or usual
        try:
            game = find_game(typed.partition("(")[0].strip())
            if "(" in typed:
                return game.setup(typed)
            sheet = game.sheet
            if sheet.least == sheet.most:
                return game.setup(sheet.game)
            words = f"How many play? {sheet.seats_in_words()} (Enter: {sheet.usual}) > "
            seats = voice.ask(words) or str(sheet.usual)
            return game.setup(f"{sheet.game}(seats={seats})")
        except ValueError as mistake:
            voice.say([str(mistake)])


def _ask_bots(setup: Setup, voice: LiveVoice) -> tuple[str, ...]:
    known, most = bot_names(setup.game), setup.seats - 1
    while True:
        typed = voice.ask(f"How many bots? 0 to {most} (Enter: none) > ") or "0"
        if not (typed.isascii() and typed.isdigit() and int(typed) <= most):
            voice.say([f"That is a number from 0 to {most}."])
            continue
        if not int(typed):
            return ()
        bot = voice.ask(f"Which bot? {' or '.join(known)} (Enter: {known[-1]}) > ") or known[-1]
        if bot in known:
            return (bot,) * int(typed)
        voice.say([f"{setup.game} has no bot {bot!r}; it has {', '.join(known)}."])
