"""What happens in Saboteur Duel, as each of those at the table reads it."""

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.draw.company import Company
from motherlode.draw.duel.story import tell_story
from motherlode.games.duel import events as e
from motherlode.games.duel.cards import KEY, NO_SEAT
from motherlode.games.duel.game import DUEL_GAME
from motherlode.kit import news as n
from motherlode.kit.cards import MAP
from tests.unit.draw.duels import NAMES
from tests.unit.draw.pictures import EN

SETUP = DUEL_GAME.setup("duel(tie_rounds=1)")
RULES = DUEL_GAME.rules(SETUP)
LAMP = 1
CELL = RULES.green.grid.cell(2, 0)
ONE, TWO, THREE = range(3)
"""Faces of goals by their nuggets."""
GAMES = 40
"""So many that everything has happened."""


def told(events: list[Event], me: int | None = None) -> list[str]:
    """What a seat, or a spectator, reads of these events."""
    heard = [event for event in events if event.heard_by(EVERYONE if me is None else me)]
    return tell_story(RULES.words, heard, Company(NAMES, EN, me))


def public(kind: int, seat: int, a: int = 0, b: int = 0) -> Event:
    """An event that both hear."""
    return Event(kind, EVERYONE, seat, a, b, 0)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (public(n.BROKE, 1, LAMP, 0), "Dagna broke your lamp."),
        (public(n.MENDED, 1, LAMP, 1), "Dagna mended their own lamp."),
        (public(n.LOOKED, 1, 1), "Dagna looked at the goal on 5,0."),
        (public(n.PASSED, 1, 1), "Dagna passed."),
        (public(n.PASSED, 1, 0), "Dagna passed, with no card left."),
        (public(n.OPENED, 1, 0, ONE), "The goal on 5,-2 is turned up: 1 nugget."),
        (public(n.OPENED, 0, 2, THREE), "The goal on 5,2 is turned up: 3 nuggets."),
        (public(e.CLAIMED, 1, 1, 2), "Dagna got to the goal on 5,0 first: 2 nuggets."),
        (public(e.CLAIMED, 0, 1, 1), "You got to the goal on 5,0 first: 1 nugget."),
        (public(e.UNLOCKED, 1, CELL), "Dagna put a key on the door at 2,0: it is open to both."),
        (
            public(e.UNLOCKED, 0, CELL),
            "You put a key on the door at 2,0: it is open to both.",
        ),
        (public(e.REMOVED, 1, LAMP), "Dagna discarded two cards to repair the lamp."),
        (public(n.ROUND_BEGAN, 1, 2), "Extra round 1: Dagna begins."),
        (public(n.ROUND_ENDED, 1, 1, 0), "*** Round 1 is over. You have more gold: you win! ***"),
        (
            public(n.ROUND_ENDED, 1, 3, 1),
            "*** Extra round 2 is over. Dagna has more gold and wins! ***",
        ),
        (
            public(n.ROUND_ENDED, 1, 1, NO_SEAT),
            "*** Round 1 is over. It is a tie: an extra round decides. ***",
        ),
    ],
)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert told([event], me=0) == [sentence]


def test_before_the_first_round_it_is_told_who_has_which_colour() -> None:
    began = [public(n.ROUND_BEGAN, 1, 1)]
    assert told(began, me=1) == ["Borin is green, you are blue.", "Round 1: you begin."]
    assert told(began) == ["Borin is green, Dagna is blue.", "Round 1: Dagna begins."]


def test_a_tie_without_another_round_is_a_draw() -> None:
    events = [public(n.ROUND_ENDED, 0, 2, NO_SEAT), public(e.DRAWN, -1, 3)]
    assert told(events, me=0) == [
        "*** Extra round 1 is over. It is a draw: both have the same gold. ***",
        "The game is a draw: 3 nuggets each.",
    ]


def test_a_goal_is_named_to_one_alone() -> None:
    log = Log()
    log.tell(n.LOOKED, 0, 1)
    log.whisper(0, n.SAW, 0, 1, TWO)
    assert told(log.events, me=0) == ["You looked at the goal on 5,0: 2 nuggets."]
    assert told(log.events, me=1) == ["Borin looked at the goal on 5,0."]


def test_discards_are_named_to_their_owner_alone() -> None:
    log = Log()
    log.tell(n.PASSED, 0, 1)
    log.whisper(0, n.DISCARDED, 0, MAP)
    log.tell(n.DREW, 0, 1)
    log.whisper(0, n.DREW_CARD, 0, KEY)
    log.tell(e.REMOVED, 0, LAMP)
    log.whisper(0, n.DISCARDED, 0, MAP)
    log.whisper(0, n.DISCARDED, 0, KEY)
    assert told(log.events, me=0) == [
        "You passed and discarded map.",
        "You drew key.",
        "You discarded map and key to repair your lamp.",
    ]
    assert told(log.events, me=1) == [
        "Borin passed.",
        "Borin discarded two cards to repair the lamp.",
    ]


def test_all_that_happens_in_whole_games_can_be_told() -> None:
    kinds = set()
    for seed in range(GAMES):
        game, log = DUEL_GAME, Log()
        state = game.begin(SETUP, Fast(seed), log)
        play_randomly(game, state, Fast(seed + 9), Moves(), game.limit(SETUP), log)
        stories = [told(log.events, me) for me in (None, 0, 1)]
        assert all(line.endswith((".", "!", "***")) for story in stories for line in story)
        kinds |= {event.kind for event in log.events}
    own = set(range(n.FIRST_OWN, len(e.EVENT_NAMES)))
    assert own | {n.OPENED, n.LAY, n.ROUND_ENDED} <= kinds
