"""What happens in Saboteur, in sentences."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company
from motherlode.draw.mine import story as common
from motherlode.games.saboteur import events as e
from motherlode.games.saboteur.cards import DIGGER, ROLE_NAMES, SABOTEUR
from motherlode.kit import news as n
from motherlode.kit.texts import Words
from motherlode.words.catalogue import Word

DRAWN: Final = (*common.SHOWN_ANYWAY, e.WAS_OFFERED, e.SAW_GOLD)
"""What people are shown anyway."""
BETTER: Final = (*common.TOLD_BETTER, e.TOOK_GOLD)
CAST: Final = (n.SHOWED, e.SPARE_SHOWED)


def tell_story(notation: Words, events: Sequence[Event], company: Company) -> list[str]:
    """The events that a seat has heard, as sentences; what it sees anyway is left out."""
    lines: list[str] = []
    worthy = common.worth_telling(events, company, DRAWN, BETTER)
    for some in common.bundle(worthy, [CAST, *common.ONE_EACH]):
        if some[0].kind in CAST:
            lines += [*_cast(some, company), *_consolation(events, company)]
        else:
            lines.append(_tell(notation, some, company))
    return lines


def _tell(notation: Words, events: Sequence[Event], company: Company) -> str:
    """One event, or some of one kind, as a sentence."""
    event = events[0]
    match event.kind:
        case n.WAS_DEALT:
            return company.words.text(f"aim.long.{ROLE_NAMES[event.a]}")
        case n.ROUND_ENDED:
            return common.tell_end(company, event.a, ROLE_NAMES[event.b])
        case e.TOOK_GOLD:
            return company.tell("told.took-gold", event.seat)
        case e.PUT_UNDER:
            return company.tell("told.put-under", event.seat)
        case _:
            return common.tell_common(notation, events, company)


def _cast(events: Sequence[Event], company: Company) -> list[str]:
    """SAB-25: who was what."""
    lines = [
        common.tell_cast(company, ROLE_NAMES[role], common.shown_roles(events, role))
        for role in (DIGGER, SABOTEUR)
    ]
    for event in events:
        if event.kind == e.SPARE_SHOWED:
            role = Word(f"role.{ROLE_NAMES[event.a]}")
            lines.append(company.words.text("story.spare", role=role))
    return lines


def _consolation(events: Sequence[Event], company: Company) -> list[str]:
    """SAB-30: what whoever reads gets, if that is nothing."""
    winners = [event.b for event in events if event.kind == n.ROUND_ENDED]
    mine = [event.a for event in events if event.kind == n.SHOWED and event.seat == company.me]
    return [company.words.text("story.youGetNone")] if mine and mine != winners else []
