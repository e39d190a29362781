"""Lines cut short, and moves in a list."""

import pytest

from motherlode.draw.face import Entry
from motherlode.tui.listing import Line, Listing
from motherlode.tui.reading import close_to, spell_out
from motherlode.words.catalogue import Catalogue

ENGLISH = Catalogue("en")
LEGAL = [
    "pass cross",
    "pass dead_ne",
    "break lamp 1",
    "break lamp 2",
    "map 8,0",
    "dig cross 1,0",
    "dig dead_ne turned 1,0",
]
VERBS = ["pass", "break", "mend", "map", "dig"]
WORDS = ["cross", "curve_ne", "dead_ne", "dead_ns", "pick", "lamp", "turned"]
NAMES = {"borin": "0", "dagna": "1", "kazad": "2", "you": "0"}


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("dig cross 1,0", "dig cross 1,0"),
        ("DIG Cross 1 , 0", "dig cross 1,0"),
        ("d c 1,0", "dig cross 1,0"),
        ("d de t 1,0", "dig dead_ne turned 1,0"),
        ("b l dag", "break lamp 1"),
        ("b l 2", "break lamp 2"),
        ("ma 8,0", "map 8,0"),
        ("m 8,0", "map 8,0"),
        ("d cu 1,0", "dig curve_ne 1,0"),
        ("d cross 1", "dig cross 1"),
        ("mend lamp you", "mend lamp you"),
        ("dance", "dance"),
    ],
)
def test_words_are_spelled_out(typed: str, text: str) -> None:
    assert spell_out(typed, LEGAL, VERBS, WORDS, NAMES) == text


def test_a_word_that_could_be_several_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="'dead' could be dead_ne or dead_ns"):
        spell_out("mend dead", LEGAL, VERBS, WORDS, NAMES)


def test_a_close_move_says_a_word_more_or_less() -> None:
    assert close_to("dig dead_ne 1,0", LEGAL) == ["dig dead_ne turned 1,0"]
    assert close_to("dig dead_ne 2,0", LEGAL) == []


def test_moves_are_numbered_by_rank_and_grouped_by_heading() -> None:
    lines = [
        Line(10, "pass map", Entry(8, "pass", "map")),
        Line(11, "dig cross 1,0", Entry(0, "dig cross", "1,0", "cross")),
        Line(12, "dig cross 2,0", Entry(0, "dig cross", "2,0", "cross")),
        Line(13, "map 8,0", Entry(3, "map", "8,0", "map")),
    ]
    listing = Listing(lines, ENGLISH)
    assert listing.show(40) == [
        "  dig cross  1) 1,0  2) 2,0",
        "  map        3) 8,0",
        "  pass       4) map",
    ]
    assert listing.show(20)[:2] == ["  dig cross  1) 1,0", "             2) 2,0"]
    assert [listing.move(number) for number in (1, 2, 3, 4)] == [11, 12, 13, 10]
    assert listing.notes() == {"cross": "1-2", "map": "3"}


def test_moves_that_are_folded_share_a_line_and_keep_their_numbers() -> None:
    tunnels = [f"tunnel red {column},0" for column in range(30)]
    lines = [
        Line(n, text, Entry(1, "tunnel COLOUR CELL", text, folded=True))
        for n, text in enumerate(tunnels)
    ]
    listing = Listing([*lines, Line(99, "end", Entry(2, "end", "the dig"))], ENGLISH)
    assert listing.show(80) == [
        "  tunnel COLOUR CELL  1-30) in words: tunnel red 0,0",
        "  end                 31) the dig",
    ]
    assert (listing.move(30), listing.move(31)) == (29, 99)
    assert Listing(lines[:1], ENGLISH).show(80) == ["  tunnel COLOUR CELL  1) tunnel red 0,0"]
