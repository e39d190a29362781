"""Has every move one text, every event one line, and is every other text refused with advice?"""

import re

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Event
from motherlode.core.state import NOBODY
from motherlode.games.duel import events as e
from motherlode.games.duel.data import box
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from motherlode.games.duel.moves import MOVE_NAMES, REMOVE_KIND, REMOVE_MOVE
from motherlode.kit import news as n
from motherlode.kit.discards import CARDS as BASE

NAMES = box().mine.card_names
CARDS = f"the cards are {', '.join(NAMES)}"
KINDS = "pass, remove, break, mend, map, lie, key, dig"

SAME = {
    "dig cross_blue 1,0": ["DIG Cross_Blue 1,0", "  dig   cross_blue   1, 0 "],
    "dig cross_blue turned -3,-1": ["dig cross_blue TURNED -3, -1"],
    "dig straight_ew 1,-1": ["dig straight_ew turned 1,-1"],
    "mend lamp 0": ["mend lamp 0 with fix_lamp", "mend lamp 00"],
    "mend pick 1 with fix_pick_cart": ["Mend Pick 1 With fix_pick_cart"],
    "remove map curve_ne": ["remove curve_ne map", "REMOVE  map  curve_ne"],
    "remove map map": [" remove map map "],
    "key 2,0": ["Key 2, 0"],
    "lie 5,-2 turned": ["LIE 5,-2 TURNED"],
    "pass": [" pass "],
    "pass key": ["Pass KEY"],
}
MALFORMED = {
    "": f"is no move: it begins with one of {KINDS}",
    "jump 1,0": f"is no move: it begins with one of {KINDS}",
    "open 5,0": f"is no move: it begins with one of {KINDS}",
    "rockfall 1,0": f"is no move: it begins with one of {KINDS}",
    "dig": "it is written dig CARD [turned] COLUMN,ROW",
    "dig bridge 1,0 turned": "it is written dig CARD [turned] COLUMN,ROW",
    "dig brige 1,0": "there is no card 'brige'; perhaps bridge?",
    "dig key 1,0": "key is no path card",
    "dig bridge 1": "a cell is COLUMN,ROW, as 3,-1; not '1'",
    "dig bridge 33,0": (
        "the table has columns -27 to 32 and rows -29 to 29; 33,0 is beyond (SAB-5)"
    ),
    "break pick": "it is written break TOOL SEAT",
    "break hammer 1": "a tool is pick, lamp, cart; not 'hammer'",
    "break pick 2": "a seat is a number from 0 to 1, not '2'",
    "break pick green": "a seat is a number from 0 to 1, not 'green'",
    "mend pick": "it is written mend TOOL SEAT [with CARD]",
    "mend pick 0 with key": "key is no repair card",
    "mend pick 2": "a seat is a number from 0 to 1, not '2'",
    "map": "it is written map COLUMN,ROW",
    "map 5,1": "the goals lie on 5,-2, 5,0, 5,2; not on 5,1",
    "key": "it is written key COLUMN,ROW",
    "key door": "a cell is COLUMN,ROW, as 3,-1; not 'door'",
    "key 0,30": "the table has columns -27 to 32 and rows -29 to 29; 0,30 is beyond (SAB-5)",
    "remove": "it is written remove CARD CARD",
    "remove map": "it is written remove CARD CARD",
    "remove map map map": "it is written remove CARD CARD",
    "remove map glue": f"there is no card 'glue'; {CARDS}",
    "pass nothing": f"there is no card 'nothing'; {CARDS}",
    "pass map key": "it is written pass CARD",
    "lie": "it is written lie COLUMN,ROW [turned]",
    "lie 5,0 round": "it is written lie COLUMN,ROW [turned]",
    "lie 0,-1": "the goals lie on 5,-2, 5,0, 5,2; not on 0,-1",
}


def begun() -> Table:
    return GAME.begin(GAME.setup("duel"), Fast(1))


def read(state: Table, text: str) -> int:
    return int(GAME.read(state.public, state.own[0], text))


def read_or_none(state: Table, text: str) -> int | None:
    try:
        return read(state, text)
    except ValueError:
        return None


def in_order(move: int) -> int:
    """The number of the same two cards named in the deck's order, as they are always read."""
    if GAME.kind(move) != REMOVE_KIND:
        return move
    one, two = sorted(divmod(move - REMOVE_MOVE, BASE))
    return REMOVE_MOVE + one * BASE + two


def test_every_number_has_a_text_that_reads_back_or_reads_as_no_move() -> None:
    state = begun()
    kinds = dict.fromkeys(MOVE_NAMES, 0)

    for move in range(GAME.space(state.public)):
        text = GAME.write(state.public, move)
        again = read_or_none(state, text)

        assert again in (in_order(move), None), f"{move} is {text!r}, which is {again}"
        kinds[MOVE_NAMES[GAME.kind(move)]] += again == move

    cells = 60 * 59  # SAB-5
    cards, tiles, seats = 28, 30, 2
    assert kinds == {
        "pass": cards + 1,
        "remove": cards * (cards + 1) // 2,
        "break": 3 * seats,
        "mend": 6 * 3 * seats,
        "map": 3,
        "lie": 6,
        "key": cells,
        "dig": tiles * cells,
        "open": 0,
        "rockfall": 0,
    }


@pytest.mark.parametrize("text", SAME)
def test_a_move_may_be_typed_in_other_ways_but_is_written_in_one(text: str) -> None:
    state = begun()
    move = read(state, text)

    assert GAME.write(state.public, move) == text
    assert [read(state, other) for other in SAME[text]] == [move] * len(SAME[text])


@pytest.mark.parametrize("text", MALFORMED)
def test_a_text_that_is_no_move_is_refused_with_what_would_be_right(text: str) -> None:
    advice = re.escape(MALFORMED[text])

    with pytest.raises(ValueError, match=f"^{re.escape(repr(text))}:? {advice}$"):
        read(begun(), text)


def test_every_claim_has_a_text_of_its_own() -> None:
    state = begun()

    texts = [GAME.write_claim(state.public, claim) for claim in GAME.claims(state.public)]

    assert texts == [
        f"{cell} is {face}"
        for cell in ("5,-2", "5,0", "5,2")
        for face in ("t_long", "curve", "t_short")
    ]


def test_a_claim_holds_if_that_face_lies_there() -> None:
    state = GAME.arrange(GAME.setup("duel"), {"goals": ["curve", "t_short", "t_long"]})

    true = [
        GAME.write_claim(state.public, claim)
        for claim in GAME.claims(state.public)
        if GAME.holds(state, 1, claim)
    ]

    assert true == ["5,-2 is curve", "5,0 is t_short", "5,2 is t_long"]


def test_of_an_open_goal_nothing_is_claimed() -> None:
    mine = """
           0      1            2            3            4            5
      -2   .      .            .            .            .            t_long
      -1   start  straight_ew  straight_ew  straight_ew  straight_ew  curve_nw
    """
    state = GAME.arrange(GAME.setup("duel"), {"mine": mine, "claimed": {"5,-2": 0}})

    cells = {
        GAME.write_claim(state.public, claim).split()[0] for claim in GAME.claims(state.public)
    }

    assert cells == {"5,0", "5,2"}


# Events

TILE = int(box().mine.tiles.first[0])
CELL = int(box().mine.grid.cell(2, -1))
MAP, KEY = NAMES.index("map"), NAMES.index("key")
FACE = 2
GOAL_TILE = int(box().mine.goal_rules().written[FACE])
LINES = {
    (n.ROUND_BEGAN, 1, 2, 0, 0): "round 2 began with seat 1",
    (n.DREW, 0, 1, 0, 0): "seat 0 drew a card",
    (n.DREW_CARD, 0, MAP, 0, 0): "seat 0 drew map",
    (n.DUG, 1, TILE + 1, CELL, 0): "seat 1 dug cross_blue turned 2,-1",
    (n.BROKE, 0, 1, 1, 0): "seat 0 broke lamp 1",
    (n.MENDED, 1, 1, 1, NAMES.index("fix_lamp")): "seat 1 mended lamp 1 with fix_lamp",
    (n.LOOKED, 0, 2, 0, 0): "seat 0 looked at 5,2",
    (n.SAW, 0, 2, FACE, 0): "seat 0 saw t_short 5,2",
    (n.PASSED, 1, 1, 0, 0): "seat 1 passed",
    (n.PASSED, 1, 0, 0, 0): "seat 1 passed with an empty hand",
    (n.DISCARDED, 1, KEY, 0, 0): "seat 1 discarded key",
    (n.OPENED, 0, 0, FACE, 0): "seat 0 opened t_short 5,-2",
    (n.LAY, 0, 0, GOAL_TILE, 0): "the goal 5,-2 lies as written",
    (n.LAY, 0, 0, GOAL_TILE + 1, 0): "the goal 5,-2 lies turned",
    (e.REMOVED, 1, 2, 0, 0): "seat 1 removed cart",
    (e.UNLOCKED, 0, CELL, 0, 0): "seat 0 opened the door on 2,-1",
    (e.CLAIMED, 1, 1, 3, 0): "seat 1 claimed 5,0 with nuggets: 3",
    (n.ROUND_ENDED, 0, 1, 0, 0): "round 1 ended with seat 0: green won",
    (n.ROUND_ENDED, 0, 1, 1, 0): "round 1 ended with seat 0: blue won",
    (n.ROUND_ENDED, 1, 6, 2, 0): "round 6 ended with seat 1: nobody won",
    (n.GAME_ENDED, 1, 4, 0, 0): "seat 1 won with nuggets: 4",
    (e.DRAWN, NOBODY, 3, 0, 0): "the game is a draw with nuggets: 3",
}


@pytest.mark.parametrize("numbers", LINES, ids=LINES.values())
def test_an_event_has_its_line(numbers: tuple[int, int, int, int, int]) -> None:
    kind, seat, a, b, c = numbers

    line = GAME.tell(begun().public, Event(kind, EVERYONE, seat, a, b, c))

    assert line == LINES[numbers]


def test_what_is_no_event_has_no_line() -> None:
    with pytest.raises(ValueError, match="there is no event 99"):
        GAME.tell(begun().public, Event(99, EVERYONE, 0, 0, 0, 0))
