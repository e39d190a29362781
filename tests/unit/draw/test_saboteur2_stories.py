"""What happens with the expansion, as each of those at the table reads it."""

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.draw.company import Company
from motherlode.draw.saboteur2.story import tell_story
from motherlode.games.saboteur2 import events as e
from motherlode.games.saboteur2.cards import (
    BLUE,
    BOSS,
    DIGGERS,
    GEOLOGIST,
    GREEN,
    PROFITEER,
    SABOTEUR,
    SABOTEURS,
    THIEF,
)
from motherlode.games.saboteur2.game import SABOTEUR2_GAME
from motherlode.games.saboteur2.tricks import TRAP_IN_FRONT
from motherlode.kit import news as n
from motherlode.kit.cards import MAP
from tests.unit.draw.expansion import NAMES
from tests.unit.draw.pictures import EN

SETUP = SABOTEUR2_GAME.setup("saboteur2(seats=5)")
RULES = SABOTEUR2_GAME.rules(SETUP)
LAMP = 1
FIX_LAMP = 4
GAMES = 12
"""So many that everything has happened."""


def told(events: list[Event], me: int | None = None) -> list[str]:
    """What a seat, or a spectator, reads of these events."""
    heard = [event for event in events if event.heard_by(EVERYONE if me is None else me)]
    return tell_story(RULES.words, heard, Company(NAMES, EN, me))


def public(kind: int, seat: int, a: int = 0, b: int = 0) -> Event:
    """An event that everyone hears."""
    return Event(kind, EVERYONE, seat, a, b, 0)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (public(n.BROKE, 2, LAMP, 1), "Kazad broke Dagna's lamp."),
        (public(n.PASSED, 1, 2), "Dagna passed and discarded 2 cards."),
        (public(n.PASSED, 1, 0), "Dagna passed, with no card left."),
        (public(e.REMOVED, 1, LAMP), "Dagna discarded two cards and removed their broken lamp."),
        (public(e.REMOVED, 1, TRAP_IN_FRONT), "Dagna discarded two cards and got out of the trap."),
        (
            public(e.LAID_THIEF, 1),
            "Dagna laid a thief, to steal a nugget when the round is over.",
        ),
        (public(e.DROVE_OFF, 1, 0), "Dagna drove off your thief."),
        (public(e.SWAPPED_HANDS, 1, 0), "Dagna swapped hands with you."),
        (public(e.INSPECTED, 1, 2), "Dagna looked at Kazad's dwarf."),
        (public(e.SWAPPED_ROLE, 1, 1), "Dagna swapped their dwarf for an unknown one."),
        (public(e.TRAPPED, 1, 0), "Dagna trapped you."),
        (public(e.FREED, 1, 2), "Dagna freed Kazad from the trap."),
        (public(e.FREED, 1, 1), "Dagna got out of the trap."),
        (public(e.FREED, 0, 0), "You got out of the trap."),
        (public(e.STOLE, 1, 0), "Dagna stole a nugget from you."),
        (public(e.STOLE_NOTHING, 1), "Dagna stole nothing."),
        (public(e.WAY_OPEN, -1, 1, 1), "Green and blue diggers can walk to it."),
        (
            public(e.WAY_OPEN, -1, 0, 1),
            "Only blue diggers can walk to it: doors bar the way to green ones.",
        ),
    ],
)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert told([event], me=0) == [sentence]


def test_a_pass_names_all_its_cards_to_its_owner_alone() -> None:
    log = Log()
    log.tell(n.PASSED, 0, 2)
    log.whisper(0, n.DISCARDED, 0, MAP)
    log.whisper(0, n.DISCARDED, 0, THIEF)
    log.tell(n.DREW, 0, 2)
    log.whisper(0, n.DREW_CARD, 0, FIX_LAMP)
    log.whisper(0, n.DREW_CARD, 0, MAP)
    assert told(log.events, me=0) == [
        "You passed and discarded map and thief.",
        "You drew fix_lamp and map.",
    ]
    assert told(log.events, me=2) == ["Borin passed and discarded 2 cards."]


def test_two_cards_for_a_broken_tool_are_no_pass() -> None:
    log = Log()
    log.tell(e.REMOVED, 0, LAMP)
    log.whisper(0, n.DISCARDED, 0, MAP)
    log.whisper(0, n.DISCARDED, 0, THIEF)
    assert told(log.events, me=0) == [
        "You removed your broken lamp.",
        "You discarded map and thief for it.",
    ]
    assert told(log.events) == ["Borin discarded two cards and removed their broken lamp."]


def test_an_inspected_dwarf_is_named_to_one_alone() -> None:
    log = Log()
    log.tell(e.INSPECTED, 0, 1)
    log.whisper(0, e.SAW_ROLE, 0, 1, SABOTEUR)
    log.tell(e.INSPECTED, 0, 2)
    log.whisper(0, e.SAW_ROLE, 0, 2, BOSS)
    assert told(log.events, me=0) == [
        "You looked at Dagna's dwarf: a saboteur.",
        "You looked at Kazad's dwarf: the boss.",
    ]
    assert told(log.events, me=1) == [
        "Borin looked at your dwarf.",
        "Borin looked at Kazad's dwarf.",
    ]


def test_whoever_gets_another_dwarf_is_told_the_new_aim() -> None:
    log = Log()
    log.tell(e.SWAPPED_ROLE, 1, 0)
    log.whisper(0, n.WAS_DEALT, 0, GREEN)
    assert told(log.events, me=0) == [
        "Dagna swapped your dwarf for another.",
        "You are a GREEN digger: reach the gold by a way that no blue door bars.",
    ]
    assert told(log.events, me=2) == ["Dagna swapped Borin's dwarf for an unknown one."]


def test_swapped_hands_are_named_to_those_who_hold_them() -> None:
    log = Log()
    log.tell(e.SWAPPED_HANDS, 0, 1)
    log.whisper(0, e.WAS_HANDED, 0, MAP)
    log.whisper(0, e.WAS_HANDED, 0, THIEF)
    log.whisper(1, e.WAS_HANDED, 1, FIX_LAMP)
    assert told(log.events, me=0) == [
        "You swapped hands with Dagna.",
        "You now have map and thief.",
    ]
    assert told(log.events, me=1) == ["Borin swapped hands with you.", "You now have fix_lamp."]
    assert told(log.events, me=2) == ["Borin swapped hands with Dagna."]


def test_the_end_of_a_round_shows_the_cast_and_who_is_paid() -> None:
    log = Log()
    log.tell(n.ROUND_ENDED, 2, 1, DIGGERS)
    for seat, role in enumerate([GREEN, GREEN, PROFITEER, GEOLOGIST, BLUE]):
        log.tell(n.SHOWED, seat, role)
    for seat, nuggets in ((0, 3), (1, 3), (2, 1)):
        log.tell(e.GOT_GOLD, seat)
        log.whisper(seat, n.GOT, seat, nuggets)
    cast = [
        "*** Round 1 is over. The gold is found: the diggers win! ***",
        "Green diggers: {} and Dagna.",
        "Blue digger: {}.",
        "Profiteer: Kazad.",
        "Geologist: Ylva.",
    ]
    mine = [line.format("you" if "Green" in line else "Thora") for line in cast]
    assert told(log.events, me=0) == [*mine, "Gold goes to you (3 nuggets), Dagna and Kazad."]
    theirs = [line.format("Borin" if "Green" in line else "you") for line in cast]
    assert told(log.events, me=4) == [
        *theirs,
        "Gold goes to Borin, Dagna and Kazad; you get none this time.",
    ]


def test_a_round_may_end_without_gold_for_anybody() -> None:
    log = Log()
    log.tell(n.ROUND_ENDED, 2, 1, SABOTEURS)
    log.tell(n.SHOWED, 0, BLUE)
    assert told(log.events, me=0) == [
        "*** Round 1 is over. The gold stays in the rock: the saboteurs win! ***",
        "Blue digger: you.",
        "Nobody gets gold this time.",
    ]


def test_a_theft_is_told_once() -> None:
    log = Log()
    log.tell(e.STOLE, 0, 1)
    log.whisper(0, n.GOT, 0, 1)
    assert told(log.events, me=0) == ["You stole a nugget from Dagna."]


def test_all_that_happens_in_whole_games_can_be_told() -> None:
    kinds = set()
    for seed in range(GAMES):
        game, log = SABOTEUR2_GAME, Log()
        state = game.begin(SETUP, Fast(seed), log)
        play_randomly(game, state, Fast(seed + 9), Moves(), game.limit(SETUP), log)
        stories = [told(log.events, me) for me in (None, 0, 1, 2, 3, 4)]
        assert all(line.endswith((".", "!", "***")) for story in stories for line in story)
        kinds |= {event.kind for event in log.events}
    own = set(range(n.FIRST_OWN, len(e.EVENT_NAMES)))
    assert own - {e.WAY_OPEN} <= kinds  # random play does not find the gold
