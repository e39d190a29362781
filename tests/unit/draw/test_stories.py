"""What happens in Saboteur, as each of those at the table reads it."""

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.core.setups import make_setup
from motherlode.draw.company import Company
from motherlode.draw.saboteur.story import tell_story
from motherlode.games.registry import find_game
from motherlode.games.saboteur import events as e
from motherlode.games.saboteur.cards import DIGGER, SABOTEUR
from motherlode.games.saboteur.data import sheet
from motherlode.games.saboteur.game import SABOTEUR_GAME
from motherlode.kit import news as n
from motherlode.kit.cards import MAP
from motherlode.kit.goals import GOLD, STONE_B
from tests.unit.draw.pictures import EN

RULES = SABOTEUR_GAME.rules(make_setup(sheet(), seats=3))
NAMES = ("Borin", "Dagna", "Kazad")
LAMP = 1
CROSS = int(RULES.ground.tiles.first[0])
CELL = RULES.ground.grid.cell(2, 0)
SPECTATOR = Company(NAMES, EN)


def told(events: list[Event], me: int | None = None) -> list[str]:
    """What a seat, or a spectator, reads of these events."""
    heard = [event for event in events if event.heard_by(EVERYONE if me is None else me)]
    return tell_story(RULES.words, heard, Company(NAMES, EN, me))


def public(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Event:
    """An event that everyone hears."""
    return Event(kind, EVERYONE, seat, a, b, c)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (public(n.DUG, 1, CROSS, CELL), "Dagna dug cross at 2,0."),
        (public(n.FELLED, 2, CELL, CROSS), "Kazad let the roof fall at 2,0: cross is gone."),
        (public(n.BROKE, 2, LAMP, 1), "Kazad broke Dagna's lamp."),
        (public(n.BROKE, 2, LAMP, 2), "Kazad broke their own lamp."),
        (public(n.BROKE, 2, LAMP, 0), "Kazad broke your lamp."),
        (public(n.MENDED, 0, LAMP, 0, 4), "You mended your lamp."),
        (public(n.LOOKED, 1, 2), "Dagna looked at the goal on 8,2."),
        (public(n.PASSED, 1, 1), "Dagna passed."),
        (public(n.PASSED, 0, 0), "You passed, with no card left."),
        (public(n.OPENED, 1, 1, GOLD), "The goal on 8,0 is turned up: GOLD!"),
        (public(n.OPENED, 1, 1, STONE_B), "The goal on 8,0 is turned up: only stone."),
        (public(n.ROUND_BEGAN, 1, 2), "Round 2: Dagna begins."),
        (public(e.TOOK_GOLD, 1), "Dagna took a gold card."),
        (public(e.PUT_UNDER, 1), "Dagna put a gold card back: it was too much."),
    ],
)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert told([event], me=0) == [sentence]


def test_the_seat_itself_is_told_more_and_only_once() -> None:
    log = Log()
    log.tell(n.LOOKED, 0, 1)
    log.whisper(0, n.SAW, 0, 1, GOLD)
    log.tell(n.DREW, 0)
    log.whisper(0, n.DREW_CARD, 0, MAP)
    assert told(log.events, me=0) == [
        "You looked at the goal on 8,0: it is the gold!",
        "You drew map.",
    ]
    assert told(log.events, me=1) == ["Borin looked at the goal on 8,0."]
    assert told(log.events) == ["Borin looked at the goal on 8,0."]


def test_a_pass_tells_the_card_to_its_owner_alone() -> None:
    log = Log()
    log.tell(n.PASSED, 0, 1)
    log.whisper(0, n.DISCARDED, 0, MAP)
    assert told(log.events, me=0) == ["You passed and discarded map."]
    assert told(log.events, me=2) == ["Borin passed."]


def test_the_deal_tells_the_role_and_not_every_card() -> None:
    log = Log()
    log.tell(n.ROUND_BEGAN, 1, 1)
    log.whisper(0, n.WAS_DEALT, 0, SABOTEUR)
    log.whisper(0, n.DREW_CARD, 0, MAP)
    assert told(log.events, me=0) == [
        "Round 1: Dagna begins.",
        "You are a SABOTEUR: keep them from the gold.",
    ]
    assert told(log.events, me=1) == ["Round 1: you begin."]


def test_the_end_of_a_round_is_a_small_story() -> None:
    log = Log()
    log.tell(n.ROUND_ENDED, 2, 1, SABOTEUR)
    log.tell(n.SHOWED, 0, DIGGER)
    log.tell(n.SHOWED, 1, DIGGER)
    log.tell(n.SHOWED, 2, SABOTEUR)
    log.tell(e.SPARE_SHOWED, -1, DIGGER)
    log.tell(e.TOOK_GOLD, 2)
    log.whisper(2, n.GOT, 2, 3)
    ending = "*** Round 1 is over. The gold stays in the rock: the saboteurs win! ***"
    left = "The dwarf that nobody had was a digger."
    assert told(log.events, me=0) == [
        ending,
        "Diggers: you and Dagna.",
        "Saboteur: Kazad.",
        left,
        "You get no gold this time.",
        "Kazad took a gold card.",
    ]
    assert told(log.events, me=2) == [
        ending,
        "Diggers: Borin and Dagna.",
        "Saboteur: you.",
        left,
        "You got 3 nuggets.",
    ]


def test_all_that_happens_in_a_whole_game_can_be_told() -> None:
    game, log = find_game("saboteur"), Log()
    state = game.begin(make_setup(sheet(), seats=3), Fast(5), log)
    play_randomly(game, state, Fast(6), Moves(), game.limit(game.setup_of(state.public)), log)
    stories = [told(log.events, me) for me in (None, 0, 1, 2)]
    assert len({len(story) for story in stories}) > 1
    assert all(line.endswith((".", "!", "***")) for story in stories for line in story)


def test_spectators_read_names_alone() -> None:
    assert SPECTATOR.listed([0, 2]) == "Borin and Kazad"
