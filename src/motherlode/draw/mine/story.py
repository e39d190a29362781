"""What happens in all these games (`kit.news`), in sentences."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, in_words
from motherlode.draw.mine.board import GOLD, face_in_words
from motherlode.kit import news as n
from motherlode.kit.texts import Words
from motherlode.kit.tools import TOOL_NAMES

SHOWN_ANYWAY: Final = (n.DREW, n.LAY, n.GAME_ENDED)
"""What people see on the table."""
TOLD_BETTER: Final = (n.PASSED, n.LOOKED)
"""To the seat itself, the event that follows says more."""
ONE_EACH: Final = ((n.DREW_CARD,), (n.DISCARDED,))
"""Families of events about a card each: cards come and go together."""

GOLD_FOUND: Final = "*** Round {} is over. The gold is found: the diggers win! ***"
GOLD_LOST: Final = "*** Round {} is over. The gold stays in the rock: the saboteurs win! ***"
NO_GOLD: Final = "You get no gold this time."


def worth_telling(
    events: Sequence[Event],
    company: Company,
    shown_anyway: Sequence[int] = SHOWN_ANYWAY,
    told_better: Sequence[int] = TOLD_BETTER,
) -> list[Event]:
    """The events of a story: not what people see anyway, nor what is told better."""
    deal = any(event.kind == n.ROUND_BEGAN for event in events)
    return [
        event
        for event in events
        if event.kind not in shown_anyway
        and not (deal and event.kind == n.DREW_CARD)
        and not (event.kind in told_better and event.seat == company.me and _says_more(event))
    ]


def _says_more(event: Event) -> bool:
    """A pass with an empty hand has no discard to tell of."""
    return event.kind != n.PASSED or event.a > 0


def bundle(events: Sequence[Event], families: Sequence[Sequence[int]]) -> list[list[Event]]:
    """Events in a row of one family together, the others one by one."""
    bundles: list[list[Event]] = []
    last: Sequence[int] = ()
    for event in events:
        family = next((kinds for kinds in families if event.kind in kinds), ())
        if family and family == last:
            bundles[-1].append(event)
        else:
            bundles.append([event])
        last = family
    return bundles


def name_cards(words: Words, events: Sequence[Event]) -> str:
    """The cards of events that are about one each, in words."""
    return in_words([words.card_names[event.a] for event in events])


def tell_common(words: Words, events: Sequence[Event], company: Company) -> str:
    """An event, or some of one family, as a sentence."""
    event = events[0]
    who = company.who(event.seat)
    match event.kind:
        case n.DUG | n.BROKE | n.MENDED | n.FELLED:
            return _tell_deed(words, event, company)
        case n.LOOKED | n.SAW | n.OPENED:
            return _tell_goal(words, event, company)
        case n.DREW_CARD:
            return f"{who} drew {name_cards(words, events)}."
        case n.DISCARDED:
            return f"{who} passed and discarded {name_cards(words, events)}."
        case n.PASSED:
            return f"{who} passed." if event.a else f"{who} passed, with no card left."
        case n.ROUND_BEGAN:
            return f"Round {event.a} begins: {company.verb(event.seat, 'starts', 'start')}."
        case _:
            raise ValueError(f"there is no event {event.kind}")


def _tell_deed(words: Words, event: Event, company: Company) -> str:
    """What changes the table."""
    who = company.who(event.seat)
    match event.kind:
        case n.DUG:
            return f"{who} dug {words.tile(event.a)} at {words.cell(event.b)}."
        case n.BROKE:
            return f"{who} broke {company.whose(event.b, event.seat)} {TOOL_NAMES[event.a]}."
        case n.MENDED:
            return f"{who} mended {company.whose(event.b, event.seat)} {TOOL_NAMES[event.a]}."
        case _:
            lost = words.tile(event.b)
            return f"{who} let the roof fall at {words.cell(event.a)}: {lost} is gone."


def _tell_goal(words: Words, event: Event, company: Company) -> str:
    cell = words.goal(event.a)
    match event.kind:
        case n.LOOKED:
            return f"{company.who(event.seat)} looked at the goal on {cell}."
        case n.SAW:
            face = face_in_words(words.faces[event.b])
            return f"{company.who(event.seat)} looked at the goal on {cell}: it is {face}."
        case _:
            face = "GOLD!" if words.faces[event.b] == GOLD else "only stone."
            return f"The goal on {cell} is turned up: {face}"


def shown_roles(events: Sequence[Event], role: int) -> list[int]:
    """The seats that have shown this role."""
    return [event.seat for event in events if event.kind == n.SHOWED and event.a == role]
