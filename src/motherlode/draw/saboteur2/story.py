"""What happens with the expansion, in sentences."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, counted, in_words, sentence
from motherlode.draw.mine import story as common
from motherlode.draw.saboteur2.roles import AIMS, ONLY_ONE, a_role
from motherlode.games.saboteur2 import events as e
from motherlode.games.saboteur2.cards import DIGGERS, ROLE_NAMES, ROLE_WORDS, SABOTEURS
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT
from motherlode.kit import news as n
from motherlode.kit.texts import Words

BETTER: Final = (*common.TOLD_BETTER, e.INSPECTED)
CAST: Final = (n.SHOWED,)
PAID: Final = (e.GOT_GOLD, n.GOT)
FAMILIES: Final = [CAST, PAID, (e.WAS_HANDED,), *common.ONE_EACH]

NOBODY_PAID: Final = "Nobody gets gold this time."
WAYS: Final = {
    (True, True): "Green and blue diggers can walk to it.",
    (True, False): "Only green diggers can walk to it: doors bar the way to blue ones.",
    (False, True): "Only blue diggers can walk to it: doors bar the way to green ones.",
    (False, False): "No digger can walk to it: doors bar the way to both colours.",
}
"""SB2-21: who has a way to the gold that was found."""
ENDS: Final = {DIGGERS: common.GOLD_FOUND, SABOTEURS: common.GOLD_LOST}


def tell_story(words: Words, events: Sequence[Event], company: Company) -> list[str]:
    """The events that a seat has heard, as sentences; what it sees anyway is left out."""
    lines: list[str] = []
    removed = ""
    worthy = common.worth_telling(events, company, told_better=BETTER)
    for some in common.bundle(worthy, FAMILIES):
        match some[0].kind:
            case e.REMOVED if some[0].seat == company.me:
                removed = _removed(words, some[0], company)  # told with the two cards
            case n.DISCARDED if removed:
                lines.append(f"you discarded {common.name_cards(words, some)} and {removed}.")
                removed = ""
            case n.SHOWED:
                lines += _cast(some, company)
                if not any(event.kind == e.GOT_GOLD for event in events):
                    lines.append(NOBODY_PAID)
            case e.GOT_GOLD:
                lines.append(_tell_payment(some, company))
            case n.GOT:
                pass  # a nugget that was stolen: the theft was told
            case _:
                lines.append(_tell(words, some, company))
    return [sentence(line) for line in lines]


def _tell(words: Words, events: Sequence[Event], company: Company) -> str:
    """One event, or some of one family, as a sentence."""
    event = events[0]
    who = company.who(event.seat)
    match event.kind:
        case n.WAS_DEALT:
            return AIMS[ROLE_NAMES[event.a]]
        case n.ROUND_ENDED:
            return ENDS[event.b].format(event.a)
        case n.PASSED if event.a > 0:
            return f"{who} passed and discarded {counted(event.a, 'card')}."
        case e.REMOVED:
            return f"{who} discarded two cards and {_removed(words, event, company)}."
        case e.SWAPPED_HANDS | e.WAS_HANDED | e.INSPECTED | e.SAW_ROLE | e.SWAPPED_ROLE:
            return _tell_trick(words, events, company)
        case e.WAY_OPEN:
            return WAYS[bool(event.a), bool(event.b)]
        case kind if kind >= n.FIRST_OWN:
            return _tell_front(event, company)
        case _:
            return common.tell_common(words, events, company)


def _removed(words: Words, event: Event, company: Company) -> str:
    """SB2-7: what the two cards were for."""
    whose = "your" if event.seat == company.me else "their"
    what = "trap" if event.a == TRAP_IN_FRONT else f"broken {words.tool(event.a)}"
    return f"removed {whose} {what}"


def _tell_trick(words: Words, events: Sequence[Event], company: Company) -> str:
    """Hands and dwarfs that are seen or swapped."""
    event = events[0]
    who = company.who(event.seat)
    match event.kind:
        case e.SWAPPED_HANDS:
            return f"{who} swapped hands with {company.who(event.a)}."
        case e.WAS_HANDED:
            holder = company.verb(event.seat, "has", "have")
            return f"{holder} now {common.name_cards(words, events)}."
        case e.INSPECTED:
            return f"{who} looked at {company.whose(event.a, event.seat)} dwarf."
        case e.SAW_ROLE:
            dwarf = f"{company.whose(event.a, event.seat)} dwarf"
            return f"{who} looked at {dwarf}: {a_role(ROLE_NAMES[event.b])}."
        case _:
            return f"{who} swapped {company.whose(event.a, event.seat)} dwarf for an unknown one."


def _tell_front(event: Event, company: Company) -> str:
    """Thieves and traps come and go."""
    who = company.who(event.seat)
    match event.kind:
        case e.LAID_THIEF:
            return f"{who} laid a thief, to steal a nugget when the round is over."
        case e.DROVE_OFF:
            return f"{who} drove off {company.whose(event.a, event.seat)} thief."
        case e.TRAPPED:
            return f"{who} trapped {company.who(event.a)}."
        case e.FREED:
            return f"{who} freed {_whom(event, company)} from the trap."
        case e.STOLE:
            return f"{who} stole a nugget from {company.who(event.a)}."
        case e.STOLE_NOTHING:
            return f"{who} stole nothing."
        case _:
            raise ValueError(f"there is no event {event.kind}")


def _whom(event: Event, company: Company) -> str:
    if event.a != event.seat:
        return company.who(event.a)
    return "yourself" if event.seat == company.me else "themselves"


# The end of a round


def _cast(events: Sequence[Event], company: Company) -> list[str]:
    """SB2-20: who was what; dwarfs that nobody was are left out."""
    lines = []
    for role, name in enumerate(ROLE_WORDS):
        seats = common.shown_roles(events, role)
        if seats:
            plural = "" if len(seats) == 1 or name in ONLY_ONE else "s"
            lines.append(f"{name}{plural}: {company.listed(seats)}.")
    return lines


def _tell_payment(events: Sequence[Event], company: Company) -> str:
    """SB2-24: everyone sees who is paid, and the seat itself how much."""
    nuggets = {event.seat: event.a for event in events if event.kind == n.GOT}
    seats = [event.seat for event in events if event.kind == e.GOT_GOLD]
    names = [
        f"{company.who(seat)} ({counted(nuggets[seat], 'nugget')})"
        if seat in nuggets
        else company.who(seat)
        for seat in seats
    ]
    mine = "" if company.me is None or company.me in seats else "; you get none this time"
    return f"gold goes to {in_words(names)}{mine}."
