"""What happens in Saboteur, in sentences."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, counted, sentence
from motherlode.draw.saboteur.board import face_in_words
from motherlode.draw.saboteur.people import AIMS
from motherlode.games.saboteur import events as e
from motherlode.games.saboteur.cards import DIGGER, GOAL_NAMES, ROLE_NAMES, SABOTEUR
from motherlode.games.saboteur.notation import write_cell, write_goal, write_tile
from motherlode.games.saboteur.rulebook import Rules
from motherlode.kit.tools import TOOL_NAMES

DRAWN: Final = (e.DREW, e.LAY, e.WAS_OFFERED, e.SAW_GOLD, e.GAME_ENDED)
"""What people are shown anyway."""
TOLD_BETTER: Final = (e.PASSED, e.LOOKED, e.TOOK_GOLD)
"""To the seat itself, the event that follows says more."""
CAST: Final = (e.SHOWED, e.SPARE_SHOWED)

ENDS: Final = {
    DIGGER: "*** Round {} is over. The gold is found: the diggers win! ***",
    SABOTEUR: "*** Round {} is over. The gold stays in the rock: the saboteurs win! ***",
}


def tell_story(rules: Rules, events: Sequence[Event], company: Company) -> list[str]:
    """The events that a seat has heard, as sentences; what it sees anyway is left out."""
    kinds = [event.kind for event in events]
    lines: list[str] = []
    for is_cast, some in groupby(events, key=lambda event: event.kind in CAST):
        if is_cast:
            lines += _cast(list(some), company)
            lines += _consolation(events, company)
            continue
        for event in some:
            dealt = event.kind == e.DREW_CARD and e.ROUND_BEGAN in kinds
            better = event.kind in TOLD_BETTER and event.seat == company.me and _more(event)
            if event.kind not in DRAWN and not dealt and not better:
                lines.append(sentence(_tell(rules, event, company)))
    return lines


def _more(event: Event) -> bool:
    """A pass with an empty hand has no discard to tell of."""
    return event.kind != e.PASSED or event.a > 0


def _tell(rules: Rules, event: Event, company: Company) -> str:
    """One event as a sentence."""
    match event.kind:
        case e.DUG | e.BROKE | e.MENDED | e.FELLED:
            return _tell_deed(rules, event, company)
        case e.DREW_CARD | e.LOOKED | e.SAW | e.PASSED | e.DISCARDED:
            return _tell_quiet(rules, event, company)
        case e.TOOK_GOLD | e.GOT | e.PUT_UNDER:
            return _tell_gold(event, company)
        case _:
            return _tell_round(rules, event, company)


def _tell_deed(rules: Rules, event: Event, company: Company) -> str:
    """What changes the table."""
    who = company.who(event.seat)
    match event.kind:
        case e.DUG:
            return f"{who} dug {write_tile(rules, event.a)} at {write_cell(rules, event.b)}."
        case e.BROKE:
            return f"{who} broke {company.whose(event.b, event.seat)} {TOOL_NAMES[event.a]}."
        case e.MENDED:
            return f"{who} mended {company.whose(event.b, event.seat)} {TOOL_NAMES[event.a]}."
        case _:
            lost = write_tile(rules, event.b)
            return f"{who} let the roof fall at {write_cell(rules, event.a)}: {lost} is gone."


def _tell_quiet(rules: Rules, event: Event, company: Company) -> str:
    """What leaves the table as it is."""
    who = company.who(event.seat)
    match event.kind:
        case e.DREW_CARD:
            return f"{who} drew {rules.card_names[event.a]}."
        case e.LOOKED:
            return f"{who} looked at the goal on {write_goal(rules, event.a)}."
        case e.SAW:
            face = face_in_words(GOAL_NAMES[event.b])
            return f"{who} looked at the goal on {write_goal(rules, event.a)}: it is {face}."
        case e.DISCARDED:
            return f"{who} passed and discarded {rules.card_names[event.a]}."
        case _:
            return f"{who} passed." if event.a else f"{who} passed, with no card left."


def _tell_gold(event: Event, company: Company) -> str:
    who = company.who(event.seat)
    match event.kind:
        case e.TOOK_GOLD:
            return f"{who} took a gold card."
        case e.GOT:
            return f"{who} took a gold card: {counted(event.a, 'nugget')}."
        case _:
            return f"{who} put a gold card back: it was too much."


def _tell_round(rules: Rules, event: Event, company: Company) -> str:
    match event.kind:
        case e.ROUND_BEGAN:
            return f"Round {event.a} begins: {company.verb(event.seat, 'starts', 'start')}."
        case e.WAS_DEALT:
            return AIMS[ROLE_NAMES[event.a]]
        case e.OPENED:
            face = "GOLD!" if GOAL_NAMES[event.b] == "gold" else "only stone."
            return f"The goal on {write_goal(rules, event.a)} is turned up: {face}"
        case e.ROUND_ENDED:
            return ENDS[event.b].format(event.a)
        case _:
            raise ValueError(f"there is no event {event.kind}")


def _cast(events: Sequence[Event], company: Company) -> list[str]:
    """SAB-25: who was what."""
    parts = []
    for role in (DIGGER, SABOTEUR):
        seats = [event.seat for event in events if event.kind == e.SHOWED and event.a == role]
        names = company.listed(seats) if seats else "nobody"
        parts.append(f"{ROLE_NAMES[role]}s: {names}")
    spare = [ROLE_NAMES[event.a] for event in events if event.kind == e.SPARE_SHOWED]
    parts += [f"the card left over: a {role}" for role in spare]
    return [f"{sentence(part)}." for part in parts]


def _consolation(events: Sequence[Event], company: Company) -> list[str]:
    """SAB-30: what whoever reads gets, if that is nothing."""
    winners = [event.b for event in events if event.kind == e.ROUND_ENDED]
    mine = [event.a for event in events if event.kind == e.SHOWED and event.seat == company.me]
    return ["You get no gold this time."] if mine and mine != winners else []
