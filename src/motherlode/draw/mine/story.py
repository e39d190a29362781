"""What happens in all these games (`kit.news`), in sentences."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, sentence
from motherlode.draw.mine.board import GOLD
from motherlode.kit import news as n
from motherlode.kit.texts import Words
from motherlode.kit.tools import TOOL_NAMES
from motherlode.words.catalogue import Catalogue, Word

SHOWN_ANYWAY: Final = (n.DREW, n.LAY, n.GAME_ENDED)
"""What people see on the table."""
TOLD_BETTER: Final = (n.PASSED, n.LOOKED)
"""To the seat itself, the event that follows says more."""
ONE_EACH: Final = ((n.DREW_CARD,), (n.DISCARDED,))
"""Families of events about a card each: cards come and go together."""


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


def name_cards(notation: Words, events: Sequence[Event], words: Catalogue) -> str:
    """The cards of events that are about one each, as they are typed."""
    return words.listed([notation.card_names[event.a] for event in events])


def tell_common(notation: Words, events: Sequence[Event], company: Company) -> str:
    """An event, or some of one family, as a sentence."""
    event = events[0]
    match event.kind:
        case n.DUG | n.BROKE | n.MENDED | n.FELLED:
            return _tell_deed(notation, event, company)
        case n.LOOKED | n.SAW | n.OPENED:
            return _tell_goal(notation, event, company)
        case n.DREW_CARD:
            cards = name_cards(notation, events, company.words)
            return company.tell("told.drew-card", event.seat, card=cards)
        case n.DISCARDED:
            cards = name_cards(notation, events, company.words)
            return company.tell("told.discarded", event.seat, card=cards)
        case n.PASSED:
            return company.tell("told.passed" if event.a else "told.passed.empty", event.seat)
        case n.ROUND_BEGAN:
            return company.tell("told.round-began", event.seat, n=event.a)
        case n.GOT:
            return company.tell("told.got", event.seat, n=event.a)
        case _:
            raise ValueError(f"there is no event {event.kind}")


def _tell_deed(notation: Words, event: Event, company: Company) -> str:
    """What changes the table."""
    match event.kind:
        case n.DUG:
            card, cell = notation.tile(event.a), notation.cell(event.b)
            return company.tell("told.dug.at", event.seat, card=card, cell=cell)
        case n.FELLED:
            card, cell = notation.tile(event.b), notation.cell(event.a)
            return company.tell("told.felled.at", event.seat, card=card, cell=cell)
        case _:
            key = "told.broke" if event.kind == n.BROKE else "told.mended"
            tool = Word(f"tool.{TOOL_NAMES[event.a]}")
            return company.tell(key, event.seat, event.b, tool=tool)


def _tell_goal(notation: Words, event: Event, company: Company) -> str:
    key, goal = "told.looked", goal_on(notation, event)
    if event.kind != n.LOOKED:
        face = "gold" if notation.faces[event.b] == GOLD else "stone"
        key = f"told.{'saw' if event.kind == n.SAW else 'opened'}.{face}"
    return company.tell(key, event.seat, goal=goal)


def goal_on(notation: Words, event: Event) -> Word:
    """The goal that an event is about."""
    return Word("goal.on", {"cell": notation.goal(event.a)})


def tell_end(company: Company, number: int, side: str) -> str:
    """Who has won a round."""
    return f"*** {company.words.text(f'told.round-ended.{side}', n=number)} ***"


def tell_cast(company: Company, role: str, seats: Sequence[int]) -> str:
    """Who had a role, or that nobody had it."""
    names = company.listed(seats) if seats else company.words.text("who.nobody")
    return sentence(company.words.text(f"cast.{role}", names=names, n=len(seats)))


def shown_roles(events: Sequence[Event], role: int) -> list[int]:
    """The seats that have shown this role."""
    return [event.seat for event in events if event.kind == n.SHOWED and event.a == role]
