"""What happens in Gold Mine, as each of those at the table reads it."""

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.draw.company import Company
from motherlode.draw.goldmine.story import tell_story
from motherlode.games.goldmine import events as e
from motherlode.games.goldmine.game import GOLDMINE_GAME
from motherlode.games.goldmine.pieces import BLUE, TUNNELS
from tests.unit.draw.goldmines import BUSY, NAMES, arranged, play
from tests.unit.draw.pictures import EN

STATE = arranged(BUSY)
RULES = STATE.public.rules
BRIDGE = RULES.grid.cell(1, 0)
CHAMBER = RULES.grid.cell(1, -1)
KIND = {name: kind for kind, name in enumerate(RULES.names)}
CORNER_90 = int(RULES.tiles.first[KIND["corner"]]) + 1
GOLD_T = int(RULES.tiles.first[KIND["gold_t"]])
MANY_NAMES = (*NAMES, "Thora")
GAMES = 10
"""So many of each set-up that everything has happened."""
SETUPS = [
    "goldmine(seats=4, turn_limit=12, abilities=true, cave_in=true, pickaxes=true, teams=true)",
    "goldmine(seats=2, turn_limit=40, collect_and_challenge=true)",
    "goldmine(seats=5, turn_limit=12)",
]


def told(events: list[Event], me: int | None = 0) -> list[str]:
    """What a seat, or a spectator, reads of these events."""
    return tell_story(STATE.public, events, Company(NAMES, EN, me))


def happened(kind: int, seat: int, a: int = 0, b: int = 0) -> Event:
    """An event: all hear it."""
    return Event(kind, EVERYONE, seat, a, b, 0)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (happened(e.CHOSE, 1, BLUE), "Dagna plays Blue."),
        (happened(e.PHASE_BEGAN, 1, 1), "Everybody builds the mine. Dagna begins."),
        (
            happened(e.PHASE_BEGAN, 0, 2),
            "The mine is ready: all miners stand at the entrance. You begin.",
        ),
        (happened(e.PUT_BACK, 1, KIND["t"]), "Dagna put back t: it fits nowhere."),
        (happened(e.LAID, 1, CORNER_90, CHAMBER), "Dagna laid corner 90 at 1,-1."),
        (happened(e.PUSHED, 0, CORNER_90, CHAMBER), "You pushed in corner 90 at 1,-1."),
        (happened(e.NUGGET_LIES, -1, CHAMBER), "A nugget lies on 1,-1."),
        (happened(e.ROLLED, 1, 5), "Dagna rolled 5."),
        (happened(e.ROLLED, 0, 5, 2), "You rolled 5 and 2."),
        (happened(e.WALKED, 1, CHAMBER * TUNNELS), "Dagna walked to 1,-1."),
        (happened(e.WALKED, 0, BRIDGE * TUNNELS), "You walked to 1,0 NS."),
        (happened(e.STAYED, 1), "Dagna stayed."),
        (happened(e.WENT, 1, CHAMBER), "Dagna went through the secret passage to 1,-1."),
        (happened(e.TOOK, 0, CHAMBER), "You took a nugget on 1,-1!"),
        (happened(e.NUGGET_WENT, 0, CHAMBER), "Your nugget is hidden in the chamber on 1,-1."),
        (
            happened(e.NUGGET_WAITS, 1),
            "Dagna's nugget waits beside the board for the next chamber.",
        ),
        (happened(e.CARRIED, 1, 0, CHAMBER * TUNNELS), "Dagna's bats carried you to 1,-1."),
        (happened(e.CARRIED, 0, 1, CHAMBER * TUNNELS), "Your bats carried Dagna to 1,-1."),
        (happened(e.LEFT_ALONE, 1, 0), "Dagna left you where you were."),
        (happened(e.COLLAPSED, 1, CHAMBER), "Dagna let 1,-1 collapse."),
        (happened(e.RESTORED, 0, CHAMBER), "You cleared 1,-1."),
        (happened(e.WON, 1, 7), "*** Dagna wins with 7 nuggets! ***"),
        (happened(e.WON, 0, 1), "*** You win with 1 nugget! ***"),
        (happened(e.LAST_TURN, -1), "All turns are over."),
    ],
)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert told([event]) == [sentence]


def test_a_nugget_is_told_with_its_chamber() -> None:
    events = [happened(e.LAID, 1, GOLD_T, CHAMBER), happened(e.NUGGET_LIES, -1, CHAMBER)]
    assert told(events) == ["Dagna laid gold_t at 1,-1, with a nugget."]


def test_tiles_that_fit_nowhere_are_told_together_and_many_are_counted() -> None:
    back = [happened(e.PUT_BACK, 1, KIND[name]) for name in ("t", "corner", "cross", "cavern")]
    assert told(back[:2]) == ["Dagna put back t and corner: they fit nowhere."]
    assert told(back) == ["Dagna put back 4 tiles: they fit nowhere."]


def test_a_tile_that_is_pushed_in_is_told_with_where_it_lies_now() -> None:
    mine = """
             -1           0             1            2   3
       -1    .            dead_end:180  .            .   .
       0     dead_end:90  entrance      straight:90  .   straight
       1     .            dead_end      .            .   .
    """
    state = arranged({"phase": 1, "building": ["straight", "cross"], "mine": mine})
    events = play(state, ["push straight 90 0,0 1,0"])
    story = tell_story(state.public, events, Company(NAMES, EN, 1))
    assert story == ["Borin pushed in straight 90 at 1,0."]


def test_what_is_drawn_on_the_table_is_not_told() -> None:
    assert told([happened(e.DREW, 1, KIND["t"]), happened(e.DID_NOTHING, 1)]) == []


def test_dice_for_miners_are_one_sentence_and_ties_roll_again() -> None:
    rolls = [(0, 5), (1, 2), (2, 5), (0, 1), (2, 4)]
    events = [happened(e.ROLLED_FOR_MINER, seat, die) for seat, die in rolls]
    assert told(events) == ["Dice for the miners: you 5, Dagna 2, Kazad 5; again you 1, Kazad 4."]


# Challenges


def test_the_throws_of_a_challenge_are_one_sentence() -> None:
    events = [
        happened(e.CHALLENGED, 1, 0, 0),
        happened(e.THREW, 1, 3, 5),
        happened(e.THREW, 1, 6, 2),
        happened(e.THREW, 1, 4, 4),
        happened(e.WON_CHALLENGE, 1),
    ]
    assert told(events) == ["Dagna challenges you for gold! 3-5, 6-2, 4-4: Dagna wins."]
    assert told(events, 1) == ["You challenge Borin for gold. 3-5, 6-2, 4-4: you win."]
    assert told(events, None) == ["Dagna challenges Borin for gold. 3-5, 6-2, 4-4: Dagna wins."]


def test_a_challenge_and_what_comes_of_it() -> None:
    state = arranged({**BUSY, "dice": [1, 6, 1, 6, 1, 2]})
    events = play(state, ["roll", "stay", "bats 3", "carry 1,0 NS"])
    story = tell_story(state.public, events, Company(NAMES, EN, 3))
    assert story == [
        "Borin rolled 1.",
        "Borin stayed.",
        "Borin sends bats at you! 6-1, 6-1: Borin wins.",
        "Borin rolled 2.",
        "Borin's bats carried you to 1,0 NS.",
    ]


def test_red_needs_no_throw() -> None:
    events = [happened(e.CHALLENGED, 1, 2, 1), happened(e.ROLLED, 1, 4)]
    assert told(events) == [
        "Dagna sends bats at Kazad. Dagna wins without a throw.",
        "Dagna rolled 4.",
    ]


# The end


def test_those_who_win_together_are_named_together() -> None:
    events = [happened(e.LAST_TURN, -1), happened(e.WON, 0, 3), happened(e.WON, 2, 3)]
    assert told(events) == [
        "All turns are over.",
        "*** You and Kazad share the win with 3 nuggets each. ***",
    ]
    teams = arranged(BUSY, "goldmine(seats=4, teams=true)")
    story = tell_story(teams.public, events[1:], Company(NAMES, EN, 1))
    assert story == ["*** Borin and Kazad win together with 3 nuggets! ***"]


def test_all_that_happens_in_whole_games_can_be_told() -> None:
    game, kinds = GOLDMINE_GAME, set()
    for seed, text in enumerate(SETUPS * GAMES):
        setup, log = game.setup(text), Log()
        state = game.begin(setup, Fast(seed), log)
        play_randomly(game, state, Fast(seed + 9), Moves(), game.limit(setup), log)
        for me in (None, 0, 1):
            story = tell_story(state.public, log.events, Company(MANY_NAMES[: setup.seats], EN, me))
            assert all(line.endswith((".", "!", "***")) for line in story)
        kinds |= {event.kind for event in log.events}
    seldom = {e.PUSHED}
    assert kinds | seldom == set(range(len(e.EVENT_NAMES)))
