"""What happens in Saboteur Duel, in sentences."""

from collections.abc import Sequence

from motherlode.core.events import Event
from motherlode.draw.company import Company, counted, sentence
from motherlode.draw.duel.board import face_in_words
from motherlode.draw.mine import story as common
from motherlode.games.duel import events as e
from motherlode.games.duel.cards import COLOUR_NAMES, NO_SEAT, SEATS
from motherlode.kit import news as n
from motherlode.kit.texts import Words


def tell_story(words: Words, events: Sequence[Event], company: Company) -> list[str]:
    """The events that a seat has heard, as sentences; what it sees anyway is left out."""
    lines: list[str] = []
    removed = ""
    drawn = any(event.kind == e.DRAWN for event in events)
    for some in common.bundle(common.worth_telling(events, company), common.ONE_EACH):
        event = some[0]
        match event.kind:
            case n.ROUND_BEGAN:
                lines += _begin_round(event, company)
            case n.ROUND_ENDED:
                lines.append(_end_round(event, company, drawn=drawn))
            case e.REMOVED if event.seat == company.me:
                removed = _removed(words, event, company)  # told with the two cards
            case n.DISCARDED if removed:
                lines.append(f"you discarded {common.name_cards(words, some)} and {removed}.")
                removed = ""
            case _:
                lines.append(_tell(words, some, company))
    return [sentence(line) for line in lines]


def _tell(words: Words, events: Sequence[Event], company: Company) -> str:
    """One event, or some of one family, as a sentence."""
    event = events[0]
    who = company.who(event.seat)
    match event.kind:
        case n.SAW:
            face = face_in_words(words.faces[event.b])
            return f"{who} looked at the goal on {words.goal(event.a)}: {face}."
        case n.OPENED:
            face = face_in_words(words.faces[event.b])
            return f"the goal on {words.goal(event.a)} is turned up: {face}."
        case e.CLAIMED:
            gold = counted(event.b, "nugget")
            return f"{who} claimed the goal on {words.goal(event.a)}: {gold} for {_colour(event)}."
        case e.UNLOCKED:
            whose = company.whose(SEATS - 1 - event.seat, event.seat)
            return f"{who} put a key on {whose} door at {words.cell(event.a)}: it is open to both."
        case e.REMOVED:
            return f"{who} discarded two cards and {_removed(words, event, company)}."
        case e.DRAWN:
            return f"the game is a draw: {counted(event.a, 'nugget')} each."
        case _:
            return common.tell_common(words, events, company)


def _colour(event: Event) -> str:
    return COLOUR_NAMES[event.seat]


def _removed(words: Words, event: Event, company: Company) -> str:
    """DUE-5: what the two cards were for."""
    whose = "your" if event.seat == company.me else "their"
    return f"removed {whose} broken {words.tool(event.a)}"


# Rounds


def _name_round(number: int) -> str:
    """DUE-15: those after the first are extra rounds."""
    return f"Extra round {number - 1}" if number > 1 else f"Round {number}"


def _begin_round(event: Event, company: Company) -> list[str]:
    """Who starts; and before the first card, who is who."""
    starts = company.verb(event.seat, "starts", "start")
    line = f"{_name_round(event.a)} begins: {starts}."
    if event.a > 1:
        return [line]
    colours = [f"{company.verb(seat, 'is', 'are')} {COLOUR_NAMES[seat]}" for seat in range(SEATS)]
    return [f"{', '.join(colours)}.", line]


def _end_round(event: Event, company: Company, *, drawn: bool) -> str:
    over = f"*** {_name_round(event.a)} is over"
    if event.b != NO_SEAT:
        return f"{over}: {company.verb(event.b, 'wins', 'win')}! ***"
    if drawn:
        return f"{over}, and it is a tie. ***"
    return f"{over}, and it is a tie: an extra round decides. ***"
