"""What happens in Dwarf Corporation, as each of those at the table reads it."""

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.draw.company import Company
from motherlode.draw.corporation.story import tell_story
from motherlode.games.corporation import events as e
from motherlode.games.corporation.game import CORPORATION_GAME
from motherlode.games.corporation.pieces import (
    CAVE_IN,
    CTHULHU,
    MINE,
    OVERTIME,
    SECRET_TUNNEL,
    UNION,
)
from tests.unit.draw.corporations import BUSY, NAMES, arranged, play
from tests.unit.draw.pictures import EN

PUBLIC = arranged(BUSY).public
CELL = int(PUBLIC.rules.grid.cell(3, 4))
PASSAGE = int(PUBLIC.rules.grid.cell(9, 5))
EXIT = int(PUBLIC.rules.grid.cell(0, 0))
RED, ORANGE, BLUE, WHITE = 0, 1, 5, 7
GAMES = 12
"""So many of each number of seats that everything but getting stuck has happened."""


def told(events: list[Event], me: int | None = 0) -> list[str]:
    """What a seat, or a spectator, reads of these events."""
    return tell_story(PUBLIC, events, Company(NAMES, EN, me))


def happened(kind: int, seat: int, a: int = 0, b: int = 0) -> Event:
    """An event: all hear it."""
    return Event(kind, EVERYONE, seat, a, b, 0)


DUG = happened(e.DUG, 1, RED, CELL)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (DUG, "Dagna dug red at 3,4."),
        (happened(e.DUG, 0, BLUE, CELL), "You dug blue at 3,4."),
        (happened(e.WORKED_OVERTIME, 1), "Dagna worked overtime."),
        (happened(e.TUNNELLED, 1, BLUE, CELL), "Dagna dug a Secret tunnel: blue at 3,4."),
        (happened(e.GOT_GNOME, 1), "Dagna got a gnome."),
        (happened(e.FOUND_SAFE, 0), "You found a safe."),
        (happened(e.FOUND_NOTHING, 0), "You found an empty chest."),
        (happened(e.DREW, 1, UNION), "Dagna opened a chest: Union."),
        (happened(e.STRUCK_GOLD, 1), "Gold, but nobody is paid."),
        (happened(e.INVESTED, 1, RED), "Dagna invested in red."),
        (happened(e.TOOK, 0, 0b10100011), "You invested in red, orange, blue and white."),
        (happened(e.EXCHANGED, 1, RED, BLUE), "Dagna took red and blue for good."),
        (happened(e.SWAPPED, 0, RED, BLUE), "You swapped an investment: red for blue."),
        (happened(e.KEPT, 1), "Dagna swapped nothing."),
        (
            happened(e.DECLARED, 1),
            "Dagna declared: mine, all mine! Gold pays nobody else in this dig.",
        ),
        (happened(e.CAVED_IN, 1, RED, BLUE), "Dagna let red and blue cave in."),
        (happened(e.CAVED_IN, 0, WHITE, WHITE), "You let white cave in twice."),
        (happened(e.CLEARED, 1, RED), "Dagna took one red crystal off the Cave-in."),
        (happened(e.LEFT_CAVE, 0), "You left the Cave-in as it is."),
        (happened(e.DROPPED_UNION, 0), "You dropped the Union."),
        (happened(e.ENDED_DIG, 1), "Dagna ended the dig."),
        (happened(e.CANNOT_DIG, 0), "You cannot dig anywhere."),
        (happened(e.DISCARDED, 1, MINE), "Mine, all mine! is used up."),
        (happened(e.GOLD_GONE, -1), "No gold is left that could be dug."),
        (happened(e.ALL_STUCK, -1), "Nobody can go on."),
        (happened(e.WON, 1, 40), "*** Dagna won with 40 coins! ***"),
        (happened(e.WON, 0, 1), "*** You won with 1 coin! ***"),
    ],
)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert told([event]) == [sentence]


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        (
            [happened(e.STRUCK_GOLD, 1), happened(e.GOT_COINS, 0, 8), happened(e.GOT_COINS, 1, 4)],
            "Dagna dug red at 3,4. Gold! 8 coins for you and 4 coins for Dagna.",
        ),
        ([happened(e.GOT_GNOME, 1)], "Dagna dug red at 3,4. Dagna got a gnome."),
        (
            [happened(e.TOOK_GNOME, 0), happened(e.DISCARDED, 0, CTHULHU)],
            "Dagna dug red at 3,4. You took the gnome with Cthulhu.",
        ),
        ([happened(e.FOUND_SAFE, 1)], "Dagna dug red at 3,4. Dagna found a safe."),
        ([happened(e.DREW, 1, OVERTIME)], "Dagna dug red at 3,4. Dagna opened a chest: Overtime."),
        (
            [happened(e.DREW, 1, SECRET_TUNNEL), *(happened(e.GOT_GNOME, n) for n in range(3))],
            "Dagna dug red at 3,4. Dagna opened a chest: Secret tunnel. Everybody got a gnome.",
        ),
        (
            [happened(e.SHUFFLED, -1), happened(e.DREW, 1, UNION)],
            "Dagna dug red at 3,4. The used chest cards were shuffled."
            " Dagna opened a chest: Union.",
        ),
        ([happened(e.FOUND_NOTHING, 1)], "Dagna dug red at 3,4. Dagna found an empty chest."),
    ],
)
def test_what_a_crystal_finds_is_told_with_it(found: list[Event], sentence: str) -> None:
    assert told([DUG, *found]) == [sentence]


def test_payments_for_two_golds_are_told_apart() -> None:
    gold = [happened(e.STRUCK_GOLD, 1), happened(e.GOT_COINS, 1, 8)]
    assert (
        told([DUG, *gold, DUG, *gold], me=None)
        == ["Dagna dug red at 3,4. Gold! 8 coins for Dagna."] * 2
    )


def test_both_crystals_of_a_passage_are_one_sentence() -> None:
    way = [happened(e.DUG, 1, RED, PASSAGE), happened(e.DUG, 1, RED, EXIT)]
    assert told([DUG, *way, DUG]) == [
        "Dagna dug red at 3,4.",
        "Dagna dug red at 9,5 and through the passage at 0,0.",
        "Dagna dug red at 3,4.",
    ]


def test_overtime_is_told_with_its_crystal() -> None:
    overtime = happened(e.WORKED_OVERTIME, 1)
    last = happened(e.DISCARDED, 1, OVERTIME)
    assert told([overtime, DUG]) == ["Dagna worked overtime. Dagna dug red at 3,4."]
    assert told([overtime, last, DUG, happened(e.GOT_GNOME, 1)]) == [
        "Dagna worked overtime. Overtime is used up. Dagna dug red at 3,4. Dagna got a gnome."
    ]
    way = [happened(e.DUG, 1, RED, PASSAGE), overtime, happened(e.DUG, 1, RED, EXIT)]
    assert told(way) == [
        "Dagna dug red at 9,5 and through the passage at 0,0. Dagna worked overtime."
    ]


def test_a_card_that_is_used_up_is_told_with_its_use() -> None:
    tunnel = [happened(e.TUNNELLED, 0, BLUE, CELL), happened(e.DISCARDED, 0, SECRET_TUNNEL)]
    assert told(tunnel) == ["You dug a Secret tunnel: blue at 3,4."]
    cleared = [happened(e.CLEARED, 0, BLUE), happened(e.DISCARDED, 0, CAVE_IN)]
    assert told(cleared) == ["You took one blue crystal off the Cave-in. Cave-in is used up."]
    other = [happened(e.CLEARED, 0, BLUE), happened(e.DISCARDED, 1, MINE)]
    assert len(told(other)) == 2


def test_those_who_share_the_victory_are_named_together() -> None:
    won = [happened(e.GOLD_GONE, -1), happened(e.WON, 0, 40), happened(e.WON, 2, 40)]
    assert told(won)[1:] == ["*** You and Kazad share the victory with 40 coins each. ***"]


def test_a_real_dig_is_told_as_it_was_played() -> None:
    state = arranged(BUSY)
    moves = ["dig red 7,4"]
    assert told(play(state, moves))[0] == (
        "You dug red at 7,4. Gold! 4 coins for you and 9 coins for Dagna."
    )


def test_all_that_happens_in_whole_games_can_be_told() -> None:
    game, kinds = CORPORATION_GAME, set()
    for seats in (2, 3):
        setup = game.setup(f"corporation(seats={seats})")
        for seed in range(GAMES):
            log = Log()
            state = game.begin(setup, Fast(seed), log)
            play_randomly(game, state, Fast(seed + 9), Moves(), game.limit(setup), log)
            for me in (None, 0):
                story = tell_story(state.public, log.events, Company(NAMES[:seats], EN, me))
                assert all(line.endswith((".", "***")) for line in story)
                assert all(line[0].isupper() or line[0] == "*" for line in story)
            kinds |= {event.kind for event in log.events}
    rare = {e.ALL_STUCK, e.CANNOT_DIG, e.FOUND_NOTHING, e.SHUFFLED}
    assert set(range(len(e.EVENT_NAMES))) - rare <= kinds
