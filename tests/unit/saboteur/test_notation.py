"""Has every move one text and every text one move, and is everything else refused with advice?"""

import re

import pytest

from motherlode.core.chance import Fast
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.game import Table
from motherlode.games.saboteur.moves import MOVE_NAMES

TABLES = [3, 10]

SAME = {
    "dig cross 1,0": ["DIG Cross 1,0", "  dig   cross   1, 0 ", "dig cross turned 1,0"],
    "dig curve_ne turned -3,-1": ["dig curve_ne TURNED -3, -1"],
    "mend lamp 0": ["mend lamp 0 with fix_lamp", "mend lamp 00"],
    "mend pick 2 with fix_pick_cart": ["Mend Pick 2 With fix_pick_cart"],
    "pass": [" pass "],
}

CARDS = (
    "the cards are break_pick, break_lamp, break_cart, fix_pick, fix_lamp, fix_cart,"
    " fix_pick_lamp, fix_pick_cart, fix_lamp_cart, map, rockfall, cross, t_vertical,"
    " t_horizontal, straight_ns, straight_ew, curve_ne, curve_es, dead_cross, dead_t_vertical,"
    " dead_t_horizontal, dead_ns, dead_ew, dead_ne, dead_es, dead_s, dead_w"
)
MALFORMED = {
    "": "is no move: it begins with one of pass, break, mend, map, open, lie, keep, rockfall, dig",
    "jump 1,0": (
        "is no move: it begins with one of pass, break, mend, map, open, lie, keep, rockfall, dig"
    ),
    "dig": "it is written dig CARD [turned] COLUMN,ROW",
    "dig cross": "it is written dig CARD [turned] COLUMN,ROW",
    "dig cross 1,0 turned": "it is written dig CARD [turned] COLUMN,ROW",
    "dig cross 1 0": "it is written dig CARD [turned] COLUMN,ROW",
    "dig crosss 1,0": "there is no card 'crosss'; perhaps cross?",
    "dig map 1,0": "map is no path card",
    "dig cross 1": "a cell is COLUMN,ROW, as 3,-1; not '1'",
    "dig cross 1,0,0": "a cell is COLUMN,ROW, as 3,-1; not '1,0,0'",
    "dig cross +1,0": "a cell is COLUMN,ROW, as 3,-1; not '+1,0'",
    "dig cross 1.5,0": "a cell is COLUMN,ROW, as 3,-1; not '1.5,0'",
    "dig cross 1000,0": "a cell is COLUMN,ROW, as 3,-1; not '1000,0'",
    "dig cross 36,0": (
        "the table has columns -27 to 35 and rows -29 to 29; 36,0 is beyond (SAB-5)"
    ),
    "dig cross 0,-30": (
        "the table has columns -27 to 35 and rows -29 to 29; 0,-30 is beyond (SAB-5)"
    ),
    "break pick": "it is written break TOOL SEAT",
    "break hammer 1": "a tool is pick, lamp, cart; not 'hammer'",
    "break pick 5": "a seat is a number from 0 to 4, not '5'",
    "break pick -1": "a seat is a number from 0 to 4, not '-1'",
    "break pick one": "a seat is a number from 0 to 4, not 'one'",
    "mend": "it is written mend TOOL SEAT [with CARD]",
    "mend pick 0 fix_pick": "it is written mend TOOL SEAT [with CARD]",
    "mend pick 0 with map": "map is no repair card",
    "mend pick 0 with break_pick": "break_pick is no repair card",
    "mend pick 0 with glue": f"there is no card 'glue'; {CARDS}",
    "mend spade 0": "a tool is pick, lamp, cart; not 'spade'",
    "map": "it is written map COLUMN,ROW",
    "map 8,1": "the goals lie on 8,-2, 8,0, 8,2; not on 8,1",
    "map 0,0": "the goals lie on 8,-2, 8,0, 8,2; not on 0,0",
    "rockfall": "it is written rockfall COLUMN,ROW",
    "rockfall here": "a cell is COLUMN,ROW, as 3,-1; not 'here'",
    "pass nothing": f"there is no card 'nothing'; {CARDS}",
    "pass card-40": f"there is no card 'card-40'; {CARDS}",
    "pass cross cross": "it is written pass CARD",
    "open": "it is written open COLUMN,ROW",
    "open 8,-1": "the goals lie on 8,-2, 8,0, 8,2; not on 8,-1",
    "lie": "it is written lie COLUMN,ROW [turned]",
    "lie turned 8,0": "it is written lie COLUMN,ROW [turned]",
    "lie 8,0 round": "it is written lie COLUMN,ROW [turned]",
    "keep": "it is written keep NUGGETS",
    "keep 0": "it is written keep NUGGETS",
    "keep 4": "it is written keep NUGGETS",
    "keep two": "it is written keep NUGGETS",
}


def begun(seats: int) -> Table:
    return GAME.begin(GAME.setup(f"saboteur(seats={seats})"), Fast(1))


def read(state: Table, text: str) -> int:
    return int(GAME.read(state.public, state.own[0], text))


def read_or_none(state: Table, text: str) -> int | None:
    try:
        return read(state, text)
    except ValueError:
        return None


@pytest.mark.parametrize("seats", TABLES)
def test_every_number_has_a_text_that_reads_back_or_reads_as_no_move(seats: int) -> None:
    state = begun(seats)
    kinds = dict.fromkeys(MOVE_NAMES, 0)

    for move in range(GAME.space(state.public)):
        text = GAME.write(state.public, move)
        again = read_or_none(state, text)

        assert again in (move, None), f"{move} is {text!r}, which is {again}"
        kinds[MOVE_NAMES[GAME.kind(move)]] += again is not None

    cells = 63 * 59  # SAB-5
    tiles = 26
    assert kinds == {
        "pass": 27 + 1,
        "break": 3 * seats,
        "mend": 6 * 3 * seats,
        "map": 3,
        "open": 3,
        "lie": 6,
        "keep": 3,
        "rockfall": cells,
        "dig": tiles * cells,
    }


@pytest.mark.parametrize("text", SAME)
def test_a_move_may_be_typed_in_other_ways_but_is_written_in_one(text: str) -> None:
    state = begun(5)
    move = read(state, text)

    assert GAME.write(state.public, move) == text
    assert [read(state, other) for other in SAME[text]] == [move] * len(SAME[text])


@pytest.mark.parametrize("text", MALFORMED)
def test_a_text_that_is_no_move_is_refused_with_what_would_be_right(text: str) -> None:
    advice = re.escape(MALFORMED[text])

    with pytest.raises(ValueError, match=f"^{re.escape(repr(text))}:? {advice}$"):
        read(begun(5), text)


def test_a_cell_is_written_column_first_and_rows_grow_to_the_south() -> None:
    state = begun(3)
    grid = state.public.rules.ground.grid

    north_east = GAME.read(state.public, state.own[0], "rockfall 3,-2")

    assert GAME.write(state.public, north_east) == "rockfall 3,-2"
    assert north_east - 512 == grid.cell(3, -2)
    assert grid.cell(3, -2) < grid.cell(0, 0)


def test_every_claim_has_a_text_of_its_own() -> None:
    state = begun(4)

    texts = [GAME.write_claim(state.public, claim) for claim in GAME.claims(state.public)]

    assert texts[:8] == [
        "8,-2 is gold",
        "8,-2 is stone",
        "8,0 is gold",
        "8,0 is stone",
        "8,2 is gold",
        "8,2 is stone",
        "I am a digger",
        "I am a saboteur",
    ]
    assert texts[8:10] == ["seat 0 is a digger", "seat 0 is a saboteur"]
    assert len(set(texts)) == len(texts) == 6 + 2 + 8
