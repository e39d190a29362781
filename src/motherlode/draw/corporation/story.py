"""What happens in Dwarf Corporation, in sentences. All of it is public."""

from collections.abc import Iterator, Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, sentence
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
from motherlode.words.catalogue import Catalogue, Word

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
ONCE: Final = (e.DUG, e.GOT_GNOME)
"""Events that are told once, however many there are together."""
TOLD: Final = {
    kind: f"corporation.told.{name.replace(' ', '-')}" for kind, name in enumerate(e.EVENT_NAMES)
}
"""The keys of their sentences."""


def tell_story(public: Public, events: Sequence[Event], company: Company) -> list[str]:
    """What was told, as sentences; what belongs together on one line."""
    return [" ".join(_tell(public, some, company)) for some in _bundle(public, events)]


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


def _tell(public: Public, events: Sequence[Event], company: Company) -> Iterator[str]:
    """One event, or some that belong together; what is one thing in several events once."""
    kinds = [event.kind for event in events]
    if e.WON in kinds:
        yield _tell_winners(events, company)
        return
    for place, event in enumerate(events):
        if event.kind in ONCE and event.kind in kinds[:place]:
            continue
        match event.kind:
            case e.DUG:
                dug = [other for other in events if other.kind == e.DUG]
                yield _tell_dig(public, dug, company)
            case e.STRUCK_GOLD:
                yield _tell_gold([other for other in events if other.kind == e.GOT_COINS], company)
            case e.GOT_GNOME if kinds.count(e.GOT_GNOME) > 1:
                yield company.words.text("corporation.told.got-gnome.all")  # COR-20
            case e.GOT_COINS:
                pass  # told with the gold
            case e.DISCARDED if place and event.a in (CTHULHU, SECRET_TUNNEL):
                pass  # they are good for one use
            case _:
                yield _tell_deed(public, event, company)


def _tell_dig(public: Public, dug: Sequence[Event], company: Company) -> str:
    """The crystal, or the two of a passage (COR-6)."""
    colour = _colour(public, dug[0].a)
    cell, *exits = [cell_text(public.rules, event.b) for event in dug]
    if not exits:
        return company.tell("corporation.told.dug.at", dug[0].seat, colour=colour, cell=cell)
    key = "corporation.told.dug.through.at"
    return company.tell(key, dug[0].seat, colour=colour, cell=cell, exit=exits[0])


def _tell_gold(paid: Sequence[Event], company: Company) -> str:
    """`8 coins for you and 4 coins for Dagna`."""
    words = company.words
    if not paid:
        return words.text("corporation.told.unpaid")
    shares = [
        words.text(
            "corporation.told.share",
            n=event.a,
            name=company.names[event.seat],
            you=event.seat == company.me,
        )
        for event in paid
    ]
    return words.text("corporation.told.struck-gold", shares=words.listed(shares))


def _tell_deed(public: Public, event: Event, company: Company) -> str:
    """What a player did beside digging, or what happened to all."""
    key, seat, words = TOLD[event.kind], event.seat, company.words
    match event.kind:
        case e.GOLD_GONE | e.ALL_STUCK | e.SHUFFLED:
            return words.text(key)
        case e.TUNNELLED:
            cell = cell_text(public.rules, event.b)
            return company.tell(f"{key}.at", seat, colour=_colour(public, event.a), cell=cell)
        case e.INVESTED | e.CLEARED:
            return company.tell(key, seat, colour=_colour(public, event.a))
        case e.TOOK:
            return company.tell(key, seat, colours=_listed(words, names_of(public.rules, event.a)))
        case e.EXCHANGED:
            both = [public.rules.colours[colour] for colour in (event.a, event.b)]
            return company.tell(key, seat, colours=_listed(words, both))
        case e.SWAPPED:
            old, new = _colour(public, event.a), _colour(public, event.b)
            return company.tell(key, seat, old=old, colour=new)
        case e.CAVED_IN:
            key += ".twice" if event.a == event.b else ""
            one, other = (_colour(public, colour) for colour in sorted((event.a, event.b)))
            return company.tell(key, seat, colour=one, other=other)
        case e.DREW | e.DISCARDED:
            return company.tell(key, seat, card=Word(f"corporation.card.{CARD_NAMES[event.a]}"))
        case _:
            return company.tell(key, seat)


def _colour(public: Public, colour: int) -> Word:
    return Word(f"corporation.colour.{public.rules.colours[colour]}")


def _listed(words: Catalogue, colours: Sequence[str]) -> str:
    return words.listed([words.text(f"corporation.colour.{colour}") for colour in colours])


# The end


def _tell_winners(events: Sequence[Event], company: Company) -> str:
    """COR-32: one, or those who share it."""
    coins, seats = events[0].a, [event.seat for event in events]
    if len(seats) == 1:
        return f"*** {company.tell('corporation.told.won', seats[0], n=coins)} ***"
    names = sentence(company.listed(seats))
    return f"*** {company.words.text('corporation.story.shared', names=names, n=coins)} ***"
