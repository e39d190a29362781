"""What happens in Saboteur, in sentences."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, counted, sentence
from motherlode.draw.mine import story as common
from motherlode.draw.saboteur.people import AIMS
from motherlode.games.saboteur import events as e
from motherlode.games.saboteur.cards import DIGGER, ROLE_NAMES, SABOTEUR
from motherlode.kit import news as n
from motherlode.kit.texts import Words

DRAWN: Final = (*common.SHOWN_ANYWAY, e.WAS_OFFERED, e.SAW_GOLD)
"""What people are shown anyway."""
BETTER: Final = (*common.TOLD_BETTER, e.TOOK_GOLD)
CAST: Final = (n.SHOWED, e.SPARE_SHOWED)

ENDS: Final = {DIGGER: common.GOLD_FOUND, SABOTEUR: common.GOLD_LOST}


def tell_story(words: Words, events: Sequence[Event], company: Company) -> list[str]:
    """The events that a seat has heard, as sentences; what it sees anyway is left out."""
    lines: list[str] = []
    worthy = common.worth_telling(events, company, DRAWN, BETTER)
    for some in common.bundle(worthy, [CAST, *common.ONE_EACH]):
        if some[0].kind in CAST:
            lines += [*_cast(some, company), *_consolation(events, company)]
        else:
            lines.append(sentence(_tell(words, some, company)))
    return lines


def _tell(words: Words, events: Sequence[Event], company: Company) -> str:
    """One event, or some of one kind, as a sentence."""
    event = events[0]
    who = company.who(event.seat)
    match event.kind:
        case n.WAS_DEALT:
            return AIMS[ROLE_NAMES[event.a]]
        case n.ROUND_ENDED:
            return ENDS[event.b].format(event.a)
        case e.TOOK_GOLD:
            return f"{who} took a gold card."
        case n.GOT:
            return f"{who} took a gold card: {counted(event.a, 'nugget')}."
        case e.PUT_UNDER:
            return f"{who} put a gold card back: it was too much."
        case _:
            return common.tell_common(words, events, company)


def _cast(events: Sequence[Event], company: Company) -> list[str]:
    """SAB-25: who was what."""
    parts = []
    for role in (DIGGER, SABOTEUR):
        seats = common.shown_roles(events, role)
        names = company.listed(seats) if seats else "nobody"
        parts.append(f"{ROLE_NAMES[role]}s: {names}")
    spare = [ROLE_NAMES[event.a] for event in events if event.kind == e.SPARE_SHOWED]
    parts += [f"the card left over: a {role}" for role in spare]
    return [f"{sentence(part)}." for part in parts]


def _consolation(events: Sequence[Event], company: Company) -> list[str]:
    """SAB-30: what whoever reads gets, if that is nothing."""
    winners = [event.b for event in events if event.kind == n.ROUND_ENDED]
    mine = [event.a for event in events if event.kind == n.SHOWED and event.seat == company.me]
    return [common.NO_GOLD] if mine and mine != winners else []
