"""What happens in Saboteur Duel, in sentences."""

from collections.abc import Sequence

from motherlode.core.events import Event
from motherlode.draw.company import Company, sentence
from motherlode.draw.duel.board import nuggets
from motherlode.draw.mine import story as common
from motherlode.games.duel import events as e
from motherlode.games.duel.cards import COLOUR_NAMES, NO_SEAT, SEATS
from motherlode.kit import news as n
from motherlode.kit.texts import Words
from motherlode.words.catalogue import Word


def tell_story(notation: Words, events: Sequence[Event], company: Company) -> list[str]:
    """The events that a seat has heard, as sentences; what it sees anyway is left out."""
    lines: list[str] = []
    drawn = any(event.kind == e.DRAWN for event in events)
    removed: Event | None = None
    for some in common.bundle(common.worth_telling(events, company), common.ONE_EACH):
        event = some[0]
        match event.kind:
            case n.ROUND_BEGAN:
                lines += _begin_round(event, company)
            case n.ROUND_ENDED:
                lines.append(_end_round(event, company, drawn=drawn))
            case e.REMOVED if event.seat == company.me:
                removed = event  # told with the two cards
            case n.DISCARDED if removed:
                cards = common.name_cards(notation, some, company.words)
                lines.append(_tell_removal(notation, removed, company, cards))
                removed = None
            case _:
                lines.append(_tell(notation, some, company))
    return lines


def _tell(notation: Words, events: Sequence[Event], company: Company) -> str:
    """One event, or some of one family, as a sentence."""
    event = events[0]
    match event.kind:
        case n.SAW | n.OPENED:
            key = "duel.told.saw" if event.kind == n.SAW else "duel.told.opened"
            gold = nuggets()[notation.faces[event.b]]
            return company.tell(key, event.seat, goal=common.goal_on(notation, event), n=gold)
        case e.CLAIMED:
            goal = common.goal_on(notation, event)
            return company.tell("duel.told.claimed", event.seat, goal=goal, n=event.b)
        case e.UNLOCKED:
            cell = notation.cell(event.a)
            return company.tell("duel.told.unlocked.at", event.seat, cell=cell)
        case e.REMOVED:
            return _tell_removal(notation, event, company)
        case e.DRAWN:
            return company.words.text("duel.told.drawn", n=event.a)
        case _:
            return common.tell_common(notation, events, company)


def _tell_removal(notation: Words, event: Event, company: Company, cards: str = "") -> str:
    """DUE-5: what two cards were for."""
    tool = Word(f"tool.{notation.tool(event.a)}")
    return company.tell("duel.told.removed", event.seat, tool=tool, cards=cards)


# Rounds


def _begin_round(event: Event, company: Company) -> list[str]:
    """Who starts; and before the first card, who is who. DUE-15: then come extra rounds."""
    if event.a > 1:
        return [company.tell("duel.told.extra", event.seat, n=event.a - 1)]
    return [_tell_colours(company), company.tell("told.round-began", event.seat, n=event.a)]


def _tell_colours(company: Company) -> str:
    words = company.words
    colours = [
        words.text("duel.who", who=name, colour=Word(f"duel.{colour}"), you=seat == company.me)
        for seat, (name, colour) in enumerate(zip(company.names, COLOUR_NAMES[:SEATS], strict=True))
    ]
    return sentence(f"{', '.join(colours)}.")


def _end_round(event: Event, company: Company, *, drawn: bool) -> str:
    words = company.words
    over = words.text("told.round-ended", n=event.a)
    if event.a > 1:
        over = words.text("duel.told.over", n=event.a - 1)
    if event.b == NO_SEAT:
        how = words.text("duel.story.draw" if drawn else "duel.story.tie")
    else:
        winner = company.names[event.b]
        how = words.text("duel.story.won", name=winner, you=event.b == company.me)
    return f"*** {over} {how} ***"
