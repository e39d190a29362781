"""What happens in Gold Mine, in sentences. All of it is public."""

from collections.abc import Sequence
from typing import Final

from motherlode.core.events import Event
from motherlode.draw.company import Company, sentence
from motherlode.games.goldmine import events as e
from motherlode.games.goldmine.notation import cell_text, place_text, tile_text
from motherlode.games.goldmine.pieces import COLOUR_NAMES
from motherlode.games.goldmine.state import Public
from motherlode.words.catalogue import Word

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
TOLD: Final = {
    kind: f"goldmine.told.{name.replace(' ', '-')}" for kind, name in enumerate(e.EVENT_NAMES)
}
"""The keys of their sentences."""
FEW: Final = 3
"""So many tiles are named; of more only their number is told."""


def tell_story(public: Public, events: Sequence[Event], company: Company) -> list[str]:
    """What was told, as sentences; what people see anyway is left out."""
    worthy = [event for event in events if event.kind not in SHOWN_ANYWAY]
    return [_tell(public, some, company) for some in _bundle(worthy)]


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
        case e.CHOSE:
            colour = Word(f"goldmine.colour.{COLOUR_NAMES[event.a]}")
            return company.tell("goldmine.told.chose", event.seat, colour=colour)
        case e.PHASE_BEGAN:
            return company.tell(f"goldmine.told.phase-began.{event.a}", event.seat)
        case e.LAST_TURN:
            return company.words.text("goldmine.told.last-turn")
        case _:
            return _tell_move(public, event, company)


def _tell_move(public: Public, event: Event, company: Company) -> str:
    """What a miner did, or what became of one after a challenge (GLD-32, GLD-33)."""
    seat, rules = event.seat, public.rules
    match event.kind:
        case e.ROLLED:
            key = "goldmine.told.rolled.two" if event.b else "goldmine.told.rolled"
            return company.tell(key, seat, die=event.a, second=event.b)
        case e.WALKED:
            place = _on(place_text(public.board, event.a))
            return company.tell("goldmine.told.walked", seat, place=place)
        case e.WENT | e.TOOK | e.NUGGET_WENT:
            return company.tell(f"{TOLD[event.kind]}.at", seat, cell=cell_text(rules, event.a))
        case e.COLLAPSED | e.RESTORED:
            return company.tell(TOLD[event.kind], seat, cell=_on(cell_text(rules, event.a)))
        case e.CARRIED:
            place = _on(place_text(public.board, event.b))
            return company.tell("goldmine.told.carried", seat, event.a, place=place)
        case e.LEFT_ALONE:
            return company.tell("goldmine.told.left-alone", seat, event.a)
        case _:
            return company.tell(TOLD[event.kind], seat)


def _on(place: str) -> Word:
    return Word("goldmine.on", {"cell": place})


# Tiles


def _tell_tile(public: Public, events: Sequence[Event], company: Company) -> str:
    rules, event = public.rules, events[0]
    if event.kind == e.NUGGET_LIES:
        return company.words.text("goldmine.told.nugget-lies", cell=cell_text(rules, event.a))
    if event.kind == e.PUT_BACK:
        return _tell_put_back([rules.names[event.a] for event in events], event.seat, company)
    tile, cell = tile_text(rules, event.a), cell_text(rules, event.b)
    nugget = ".gold" if len(events) > 1 else ""
    return company.tell(f"{TOLD[event.kind]}.at{nugget}", event.seat, tile=tile, cell=cell)


def _tell_put_back(names: Sequence[str], seat: int, company: Company) -> str:
    if len(names) == 1:
        return company.tell("goldmine.told.put-back", seat, tile=names[0])
    words = company.words
    tiles = words.text("goldmine.facts.stack", n=len(names))
    if len(names) <= FEW:
        tiles = words.listed(names)
    return company.tell("goldmine.told.put-back.several", seat, tiles=tiles)


# Dice and challenges


def _tell_dice(events: Sequence[Event], company: Company) -> str:
    """GLD-43: who tied rolled again."""
    rounds: list[list[Event]] = [[]]
    for event in events:
        if event.seat in [other.seat for other in rounds[-1]]:
            rounds.append([])
        rounds[-1].append(event)
    words = company.words
    first, *again = [
        ", ".join(f"{company.who(event.seat)} {event.a}" for event in some) for some in rounds
    ]
    told = [first, *(words.text("goldmine.told.dice.again", dice=dice) for dice in again)]
    return words.text("goldmine.told.dice", dice="; ".join(told))


def _tell_challenge(events: Sequence[Event], company: Company) -> str:
    """GLD-30: the throws, the attacker's die first; Red needs none (GLD-43)."""
    event = events[0]
    what = "bats" if event.b else "gold"
    told = company.tell(f"goldmine.told.challenged.{what}", event.seat, event.a)
    throws = ", ".join(f"{throw.a}-{throw.b}" for throw in events if throw.kind == e.THREW)
    won = [other.seat for other in events if other.kind == e.WON_CHALLENGE]
    if not won:
        return f"{told} {company.tell('goldmine.told.won-challenge.red', event.seat)}"
    return f"{told} {company.tell('goldmine.told.won-challenge', won[0], throws=throws)}"


def _tell_winners(public: Public, events: Sequence[Event], company: Company) -> str:
    """GLD-35, GLD-36, GLD-42: one, a team, or those who share it."""
    nuggets, seats = events[0].a, [event.seat for event in events]
    if len(seats) == 1:
        return f"*** {company.tell('goldmine.won', seats[0], n=nuggets)} ***"
    how = "team" if public.rules.teams else "shared"
    who = sentence(company.listed(seats))
    return f"*** {company.words.text(f'goldmine.won.{how}', who=who, n=nuggets)} ***"
