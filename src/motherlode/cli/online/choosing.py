"""Finding a table on a server, or opening one, in a few questions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from motherlode.bots.registry import bot_names
from motherlode.cli.online.problems import tell_problem
from motherlode.cli.online.sight import harmless
from motherlode.core.options import show_value
from motherlode.core.setups import Setup
from motherlode.games.registry import GAMES, find_game
from motherlode.server.client import Guest, Refused
from motherlode.tui.live import LiveVoice
from motherlode.tui.mistakes import explain_mistake
from motherlode.tui.prompt import ANSWER, Quit
from motherlode.words.catalogue import Catalogue

NEW: Final = "new"


@dataclass(frozen=True)
class Choice:
    """A table, and the bots that shall sit there if it is a new one."""

    table: str
    bots: tuple[str, ...] = ()


def choose_table(guest: Guest, voice: LiveVoice) -> Choice:
    """The table that a person chooses; `Quit` or `EOFError` if it is none."""
    words = voice.words
    while True:
        tables = guest.tables()
        voice.say(list_tables(tables, words))
        numbers = f"1-{len(tables)}" if len(tables) > 1 else "1"
        key = "online.choose" if tables else "online.chooseNone"
        typed = voice.ask(words.text(key, numbers=numbers) + ANSWER).lower()
        try:
            if typed == "quit":
                raise Quit
            if typed == NEW:
                return open_table(guest, voice)
            if typed:
                return Choice(_pick(tables, typed))
        except ValueError as mistake:
            voice.say([explain_mistake(mistake, words)])
        except Refused as refused:
            voice.say([tell_problem(refused, words)])


def list_tables(tables: Sequence[dict[str, Any]], words: Catalogue) -> list[str]:
    """A line or two for each table."""
    if not tables:
        return [words.text("online.noTable")]
    lines = []
    for number, table in enumerate(tables, 1):
        doing = words.text("online.waiting" if table["phase"] == "waiting" else "online.playing")
        lines.append(f"{number:>3}. {harmless(table['setup'])}, {doing}")
        lines.append(f"     {_people(table['chairs'], words)}")
    return lines


def _people(chairs: Sequence[dict[str, Any]], words: Catalogue) -> str:
    names = [harmless(chair["name"]) for chair in chairs if chair["kind"] == "person"]
    bots = sum(chair["kind"] == "bot" for chair in chairs)
    empty = sum(chair["kind"] == "empty" for chair in chairs)
    parts = [", ".join(names)] if names else []
    parts += [words.text("online.bots", n=bots)] if bots else []
    parts += [words.text("online.empty", n=empty)] if empty else []
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
    words = voice.words
    voice.say([words.text("online.games", games=", ".join(GAMES))])
    while True:
        typed = voice.ask(words.text("online.game", usual=usual) + ANSWER) or usual
        try:
            game = find_game(typed.partition("(")[0].strip())
            if "(" in typed:
                return game.setup(typed)
            sheet = game.sheet
            if sheet.least == sheet.most:
                return game.setup(sheet.game)
            right = words.said(sheet.seats_in_words())
            question = words.text("online.seats", right=right, usual=sheet.usual)
            seats = voice.ask(question + ANSWER) or str(sheet.usual)
            return game.setup(f"{sheet.game}(seats={seats})")
        except ValueError as mistake:
            voice.say([explain_mistake(mistake, words)])


def _ask_bots(setup: Setup, voice: LiveVoice) -> tuple[str, ...]:
    known, most, words = bot_names(setup.game), setup.seats - 1, voice.words
    while True:
        typed = voice.ask(words.text("online.howManyBots", most=most) + ANSWER) or "0"
        if not (typed.isascii() and typed.isdigit() and int(typed) <= most):
            voice.say([words.text("online.fromTo", most=most)])
            continue
        if not int(typed):
            return ()
        question = words.text("online.whichBot", known=", ".join(known), usual=known[-1])
        bot = voice.ask(question + ANSWER) or known[-1]
        if bot in known:
            return (bot,) * int(typed)
        voice.say([words.said(f"{setup.game} has no bot {bot!r}; it has {', '.join(known)}.")])
