"""What happens with the expansion, in sentences."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company
from motherlode.draw.mine import story as common
from motherlode.games.saboteur2 import events as e
from motherlode.games.saboteur2.cards import DIGGERS, ROLE_NAMES, SABOTEURS
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT
from motherlode.kit import news as n
from motherlode.kit.texts import Words
from motherlode.words.catalogue import Word

BETTER: Final = (*common.TOLD_BETTER, e.INSPECTED)
CAST: Final = (n.SHOWED,)
PAID: Final = (e.GOT_GOLD, n.GOT)
FAMILIES: Final = [CAST, PAID, (e.WAS_HANDED,), *common.ONE_EACH]

WAYS: Final = {
    (True, True): "green_and_blue",
    (True, False): "green",
    (False, True): "blue",
    (False, False): "no",
}
"""SB2-21: who has a way to the gold that was found."""
ENDS: Final = {DIGGERS: "digger", SABOTEURS: "saboteur"}
DEEDS: Final = {
    e.LAID_THIEF: "told.laid-thief",
    e.DROVE_OFF: "told.drove-off",
    e.SWAPPED_HANDS: "told.swapped-hands",
    e.INSPECTED: "told.inspected",
    e.SWAPPED_ROLE: "told.swapped-role",
    e.TRAPPED: "told.trapped",
    e.FREED: "told.freed",
    e.STOLE: "told.stole",
    e.STOLE_NOTHING: "told.stole-nothing",
}
"""What somebody did, perhaps to somebody, and no more."""
ALONE: Final = (e.LAID_THIEF, e.STOLE_NOTHING)


def tell_story(notation: Words, events: Sequence[Event], company: Company) -> list[str]:
    """The events that a seat has heard, as sentences; what it sees anyway is left out."""
    lines: list[str] = []
    worthy = common.worth_telling(events, company, told_better=BETTER)
    before = -1
    for some in common.bundle(worthy, FAMILIES):
        match some[0].kind:
            case n.DISCARDED if before == e.REMOVED:
                lines.append(_tell_cards("told.gave-up", notation, some, company))
            case n.SHOWED:
                lines += _cast(some, company)
                if not any(event.kind == e.GOT_GOLD for event in events):
                    lines.append(company.words.text("story.nobodyPaid"))
            case e.GOT_GOLD:
                lines.append(_tell_payment(some, company))
            case n.GOT:
                pass  # a nugget that was stolen: the theft was told
            case _:
                lines.append(_tell(notation, some, company))
        before = some[0].kind
    return lines


def _tell(notation: Words, events: Sequence[Event], company: Company) -> str:
    """One event, or some of one family, as a sentence."""
    event = events[0]
    match event.kind:
        case n.WAS_DEALT:
            return company.words.text(f"aim.long.{ROLE_NAMES[event.a]}")
        case n.ROUND_ENDED:
            return common.tell_end(company, event.a, ENDS[event.b])
        case n.PASSED if event.a > 1:
            return company.tell("told.passed", event.seat, n=event.a)
        case e.REMOVED:
            return _tell_removal(notation, event, company)
        case e.WAS_HANDED:
            return _tell_cards("told.was-handed", notation, events, company)
        case e.SAW_ROLE:
            role = company.words.text(f"role.a.{ROLE_NAMES[event.b]}")
            return company.tell("told.saw-role", event.seat, event.a, role=role)
        case e.WAY_OPEN:
            return company.words.text(f"told.way-open.{WAYS[bool(event.a), bool(event.b)]}")
        case kind if kind in DEEDS:
            whose = None if kind in ALONE else event.a
            return company.tell(DEEDS[kind], event.seat, whose)
        case _:
            return common.tell_common(notation, events, company)


def _tell_cards(key: str, notation: Words, events: Sequence[Event], company: Company) -> str:
    cards = common.name_cards(notation, events, company.words)
    return company.tell(key, events[0].seat, card=cards)


def _tell_removal(notation: Words, event: Event, company: Company) -> str:
    """SB2-7: what two cards were for."""
    if event.a == TRAP_IN_FRONT:
        return company.tell("told.removed-trap", event.seat)
    return company.tell("told.removed", event.seat, tool=Word(f"tool.{notation.tool(event.a)}"))


# The end of a round


def _cast(events: Sequence[Event], company: Company) -> list[str]:
    """SB2-20: who was what; dwarfs that nobody was are left out."""
    cast = [(name, common.shown_roles(events, role)) for role, name in enumerate(ROLE_NAMES)]
    return [common.tell_cast(company, name, seats) for name, seats in cast if seats]


def _tell_payment(events: Sequence[Event], company: Company) -> str:
    """SB2-24: everyone sees who is paid, and the seat itself how much."""
    words = company.words
    nuggets = {event.seat: event.a for event in events if event.kind == n.GOT}
    seats = [event.seat for event in events if event.kind == e.GOT_GOLD]
    names = [
        f"{company.who(seat)} ({words.text('gold.card', n=nuggets[seat])})"
        if seat in nuggets
        else company.who(seat)
        for seat in seats
    ]
    left_out = company.me is not None and company.me not in seats
    return words.text("story.paid.notYou" if left_out else "story.paid", names=words.listed(names))
