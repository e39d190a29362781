"""What happens in Gold Mine, in sentences. All of it is public."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, counted, in_words, sentence
from motherlode.games.goldmine import events as e
from motherlode.games.goldmine.notation import cell_text, place_text, tile_text
from motherlode.games.goldmine.pieces import COLOUR_NAMES
from motherlode.games.goldmine.state import Public

SHOWN_ANYWAY: Final = (e.DREW, e.DID_NOTHING)
"""A tile that was drawn is drawn as a picture, and laid next; who does nothing is not worth it."""
TOLD_WITH: Final = {
    e.ROLLED_FOR_MINER: (e.ROLLED_FOR_MINER,),
    e.PUT_BACK: (e.PUT_BACK,),
    e.NUGGET_LIES: (e.LAID, e.PUSHED),
    e.THREW: (e.CHALLENGED,),
    e.WON_CHALLENGE: (e.CHALLENGED,),
    e.WON: (e.WON,),
}
"""Events that are told in one sentence with one before them."""
FEW: Final = 3
"""So many tiles are named; of more only their number is told."""


def tell_story(public: Public, events: Sequence[Event], company: Company) -> list[str]:
    """What was told, as sentences; what people see anyway is left out."""
    worthy = [event for event in events if event.kind not in SHOWN_ANYWAY]
    return [sentence(_tell(public, some, company)) for some in _bundle(worthy)]


def _bundle(events: Sequence[Event]) -> list[list[Event]]:
    bundles: list[list[Event]] = []
    for event in events:
        if bundles and bundles[-1][0].kind in TOLD_WITH.get(event.kind, ()):
            bundles[-1].append(event)
        else:
            bundles.append([event])
    return bundles


def _tell(public: Public, events: Sequence[Event], company: Company) -> str:
    """One event, or some that belong together, as a sentence."""
    event = events[0]
    match event.kind:
        case e.ROLLED_FOR_MINER:
            return _tell_dice(events, company)
        case e.CHALLENGED:
            return _tell_challenge(events, company)
        case e.WON:
            return _tell_winners(public, events, company)
        case e.PUT_BACK | e.LAID | e.PUSHED | e.NUGGET_LIES:
            return _tell_tile(public, events, company)
        case e.NUGGET_WENT | e.NUGGET_WAITS | e.CARRIED | e.LEFT_ALONE:
            return _tell_loss(public, event, company)
        case e.CHOSE:
            return f"{company.who(event.seat)} chose {COLOUR_NAMES[event.a]}."
        case e.PHASE_BEGAN:
            what = "building the mine" if event.a == 1 else "all miners stand on the entrance"
            return f"Phase {event.a}: {what}; {company.verb(event.seat, 'begins', 'begin')}."
        case e.LAST_TURN:
            return "everybody has had all turns."
        case _:
            return f"{company.who(event.seat)} {_tell_move(public, event)}."


def _tell_move(public: Public, event: Event) -> str:
    """What a miner did."""
    match event.kind:
        case e.ROLLED:
            return f"rolled {event.a} and {event.b}" if event.b else f"rolled {event.a}"
        case e.WALKED:
            return f"walked to {place_text(public.board, event.a)}"
        case e.STAYED:
            return "stayed"
        case e.WENT:
            return f"went through the passage to {cell_text(public.rules, event.a)}"
        case e.TOOK:
            return f"took a nugget on {cell_text(public.rules, event.a)}"
        case e.COLLAPSED:
            return f"let {cell_text(public.rules, event.a)} collapse"
        case e.RESTORED:
            return f"restored {cell_text(public.rules, event.a)}"
        case _:
            raise ValueError(f"there is no event {event.kind}")


# Tiles


def _tell_tile(public: Public, events: Sequence[Event], company: Company) -> str:
    rules, event = public.rules, events[0]
    who = company.who(event.seat)
    if event.kind == e.NUGGET_LIES:
        return f"a nugget lies on {cell_text(rules, event.a)}."
    if event.kind == e.PUT_BACK:
        names = [rules.names[event.a] for event in events]
        what = in_words(names) if len(names) <= FEW else counted(len(names), "tile")
        return f"{who} put back {what}: {'it fits' if len(names) == 1 else 'they fit'} nowhere."
    deed = "laid" if event.kind == e.LAID else "pushed in"
    nugget = ", with a nugget" if len(events) > 1 else ""
    return f"{who} {deed} {tile_text(rules, event.a)} at {cell_text(rules, event.b)}{nugget}."


# Dice and challenges


def _tell_dice(events: Sequence[Event], company: Company) -> str:
    """GLD-43: who tied rolled again."""
    rounds: list[list[Event]] = [[]]
    for event in events:
        if event.seat in [other.seat for other in rounds[-1]]:
            rounds.append([])
        rounds[-1].append(event)
    told = [", ".join(f"{company.who(event.seat)} {event.a}" for event in some) for some in rounds]
    return f"dice for the miners: {'; again '.join(told)}."


def _tell_challenge(events: Sequence[Event], company: Company) -> str:
    """GLD-30: the throws, the attacker's die first; Red needs none (GLD-43)."""
    event = events[0]
    what = "with bats" if event.b else "for gold"
    told = f"{company.verb(event.seat, 'challenges', 'challenge')} {company.who(event.a)} {what}"
    throws = [f"{throw.a}-{throw.b}" for throw in events if throw.kind == e.THREW]
    won = [other.seat for other in events if other.kind == e.WON_CHALLENGE]
    if not won:
        return f"{told}: red needs no throw."
    return f"{told}: {', '.join(throws)}: {company.verb(won[0], 'wins', 'win')}."


def _tell_loss(public: Public, event: Event, company: Company) -> str:
    """What comes of a challenge (GLD-32, GLD-33)."""
    whose = "your" if event.seat == company.me else f"{company.names[event.seat]}'s"
    match event.kind:
        case e.NUGGET_WENT:
            return f"{whose} nugget went to the chamber on {cell_text(public.rules, event.a)}."
        case e.NUGGET_WAITS:
            return f"{whose} nugget waits beside the board for the next chamber."
        case e.CARRIED:
            place = place_text(public.board, event.b)
            return f"{whose} bats carried {company.who(event.a)} to {place}."
        case _:
            return f"{company.who(event.seat)} left {company.who(event.a)} alone."


def _tell_winners(public: Public, events: Sequence[Event], company: Company) -> str:
    """GLD-35, GLD-36, GLD-42: one, a team, or those who share it."""
    nuggets = counted(events[0].a, "nugget")
    seats = [event.seat for event in events]
    if len(seats) == 1:
        return f"*** {sentence(company.verb(seats[0], 'wins', 'win'))} with {nuggets}! ***"
    shared = "together" if public.rules.teams else "each"
    return f"*** {sentence(company.listed(seats))} win with {nuggets} {shared}! ***"
