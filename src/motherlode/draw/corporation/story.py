"""What happens in Dwarf Corporation, in sentences. All of it is public."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, counted, in_words, sentence
from motherlode.draw.corporation.people import CARDS
from motherlode.games.corporation import events as e
from motherlode.games.corporation.notation import cell_text, names_of
from motherlode.games.corporation.pieces import (
    CARD_NAMES,
    CAVE_IN,
    CTHULHU,
    OVERTIME,
    PASSAGE,
    SECRET_TUNNEL,
)
from motherlode.games.corporation.state import Public

DIGS: Final = (e.WORKED_OVERTIME, e.DUG)
TREASURES: Final = (
    e.STRUCK_GOLD,
    e.GOT_COINS,
    e.GOT_GNOME,
    e.TOOK_GNOME,
    e.FOUND_SAFE,
    e.SHUFFLED,
    e.DREW,
    e.FOUND_NOTHING,
)
"""What a crystal may find: told with it."""
USED_UP: Final = {
    e.WORKED_OVERTIME: OVERTIME,
    e.TOOK_GNOME: CTHULHU,
    e.TUNNELLED: SECRET_TUNNEL,
    e.CLEARED: CAVE_IN,
}
"""The card that each of these may use up: that is told with it."""


def tell_story(public: Public, events: Sequence[Event], company: Company) -> list[str]:
    """What was told, as sentences; what belongs together in one."""
    return [sentence(_tell(public, some, company)) for some in _bundle(public, events)]


# What belongs together


def _bundle(public: Public, events: Sequence[Event]) -> list[list[Event]]:
    bundles: list[list[Event]] = []
    for event in events:
        if bundles and _belongs(public, bundles[-1], event):
            bundles[-1].append(event)
        else:
            bundles.append([event])
    return bundles


def _belongs(public: Public, bundle: Sequence[Event], event: Event) -> bool:
    """Whether an event is told with those before it."""
    if event.kind in DIGS:
        return bundle[0].kind in DIGS and _waits_for_crystal(public, bundle)
    if event.kind in TREASURES:
        return bundle[0].kind in (*DIGS, e.STRUCK_GOLD)
    if event.kind == e.DISCARDED:
        return any(USED_UP.get(other.kind) == event.a for other in bundle)
    return event.kind == bundle[0].kind == e.WON


def _waits_for_crystal(public: Public, bundle: Sequence[Event]) -> bool:
    """Whether Overtime was called and gave none yet, or a passage has no exit yet (COR-6)."""
    dug = [event.b for event in bundle if event.kind == e.DUG]
    return not dug or (len(dug) == 1 and public.field.content[dug[0]] == PASSAGE)


# Sentences


def _tell(public: Public, events: Sequence[Event], company: Company) -> str:
    """One event, or some that belong together, as a sentence."""
    event = events[0]
    if event.kind in DIGS:
        return f"{_tell_dig(public, events, company)}{_tell_finds(events, company)}."
    if event.kind in TREASURES:
        return f"{company.who(event.seat)}{_tell_finds(events, company).removeprefix(' and')}."
    match event.kind:
        case e.GOLD_GONE:
            return "no gold is left that could be dug."
        case e.ALL_STUCK:
            return "nobody can go on."
        case e.WON:
            return _tell_winners(events, company)
        case _:
            return f"{company.who(event.seat)} {_tell_deed(public, events)}."


def _tell_deed(public: Public, events: Sequence[Event]) -> str:
    """What a player did beside digging."""
    colours, event, is_used_up = public.rules.colours, events[0], len(events) > 1
    match event.kind:
        case e.TUNNELLED:
            where = cell_text(public.rules, event.b)
            return f"dug a Secret tunnel: {colours[event.a]} at {where}"
        case e.INVESTED:
            return f"invested in {colours[event.a]}"
        case e.TOOK:
            return f"invested in {in_words(names_of(public.rules, event.a))}"
        case e.EXCHANGED:
            return f"took {colours[event.a]} and {colours[event.b]} for good"
        case e.SWAPPED:
            return f"swapped {colours[event.a]} for {colours[event.b]}"
        case e.CAVED_IN:
            what = in_words(sorted({colours[event.a], colours[event.b]}, key=colours.index))
            return f"let {what} cave in{' twice' if event.a == event.b else ''}"
        case e.CLEARED:
            empty = ", which is empty now" if is_used_up else ""
            return f"took a {colours[event.a]} crystal off the Cave-in{empty}"
        case e.DISCARDED:
            return f"discarded {CARDS[CARD_NAMES[event.a]]}"
        case _:
            return PLAIN[event.kind]


PLAIN: Final = {
    e.DECLARED: "declared: mine, all mine! Nobody else is paid in this dig",
    e.DROPPED_UNION: "dropped the Union",
    e.KEPT: "swapped nothing",
    e.LEFT_CAVE: "left the Cave-in as it is",
    e.ENDED_DIG: "ended the dig",
    e.CANNOT_DIG: "cannot dig anywhere",
}


# Digging


def _tell_dig(public: Public, events: Sequence[Event], company: Company) -> str:
    """The crystal, or the two of a passage; whether Overtime gave one."""
    who = company.who(events[0].seat)
    dug = [event for event in events if event.kind == e.DUG]
    overtime = ""
    if any(event.kind == e.WORKED_OVERTIME for event in events):
        is_last = any(event.kind == e.DISCARDED and event.a == OVERTIME for event in events)
        overtime = " spent the last token of Overtime" if is_last else " worked overtime"
    if not dug:
        return f"{who}{overtime}"
    joint = f"{overtime} and" if overtime else ""
    cells = " and through the passage at ".join(cell_text(public.rules, event.b) for event in dug)
    return f"{who}{joint} dug {public.rules.colours[dug[0].a]} at {cells}"


def _tell_finds(events: Sequence[Event], company: Company) -> str:
    """What was under the crystal, to go on with."""
    told = ""
    paid = [event for event in events if event.kind == e.GOT_COINS]
    for event in events:
        match event.kind:
            case e.STRUCK_GOLD:
                told += " and struck gold" + (f": {_tell_coins(paid, company)}" if paid else "")
            case e.GOT_GNOME if not told:
                told += " and got a gnome"
            case e.TOOK_GNOME:
                told += f", but {company.who(event.seat)} took the gnome with Cthulhu"
            case e.FOUND_SAFE:
                told += " and found a safe"
            case e.FOUND_NOTHING:
                told += " and found an empty chest"
            case e.DREW:
                told += f" and drew {CARDS[CARD_NAMES[event.a]]}"
                told += _tell_more(events)
    return told


def _tell_more(events: Sequence[Event]) -> str:
    """What else came of a card that was drawn."""
    told = ""
    if any(event.kind == e.GOT_GNOME for event in events):
        told += ": everybody got a gnome"  # COR-20
    if any(event.kind == e.SHUFFLED for event in events):
        told += " (the discards were shuffled)"
    return told


def _tell_coins(paid: Sequence[Event], company: Company) -> str:
    """`8 coins for you, 4 for Dagna`."""
    first, *others = paid
    told = [f"{counted(first.a, 'coin')} for {company.who(first.seat)}"]
    return ", ".join([*told, *(f"{event.a} for {company.who(event.seat)}" for event in others)])


# The end


def _tell_winners(events: Sequence[Event], company: Company) -> str:
    """COR-32: one, or those who share it."""
    coins = counted(events[0].a, "coin")
    seats = [event.seat for event in events]
    if len(seats) == 1:
        return f"*** {sentence(company.verb(seats[0], 'wins', 'win'))} with {coins}! ***"
    return f"*** {sentence(company.listed(seats))} win with {coins} each! ***"
