"""How moves of Dwarf Corporation are asked for, filed and explained."""

from collections.abc import Mapping

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import Event
from motherlode.draw.corporation.face import make_face
from motherlode.draw.corporation.speech import RANKS
from motherlode.draw.face import find_face
from motherlode.draw.ink import ASCII, UNICODE, Paper
from motherlode.games.corporation import events as e
from motherlode.games.corporation.game import CORPORATION_GAME
from motherlode.games.corporation.notation import SHAPES, read
from motherlode.games.corporation.pieces import CONTENT_NAMES, PROMPT_NAMES
from motherlode.tui.help import explain
from motherlode.tui.listing import Line, Listing
from motherlode.words.catalogue import Catalogue
from tests.unit.draw.corporations import BUSY, COMPANY, arranged, legal, seen
from tests.unit.draw.pictures import EN, FINE

FACE = make_face(EN)

DUG = ["dig orange 10,5", "dig orange 10,4", "dig orange 11,4"]
WAYS: Mapping[str, object] = {
    "rows": {"6": "......oR..O.", "5": ".......c", "0": "o", "1": "o$"},
    "turns": 5,
}
"""A passage and a chest beside red crystals, and gold behind another passage."""


def listed(position: Mapping[str, object], moves: list[str], width: int = 80) -> list[str]:
    """The list of what may be done."""
    texts = legal(position, moves)
    lines = [Line(0, text, FACE.entry(text, COMPANY, UNICODE)) for text in texts]
    return Listing(lines, Catalogue("en")).show(width)


def test_the_face_is_found_by_the_name_of_the_game() -> None:
    assert type(find_face("corporation", EN)) is type(FACE)


# Lists


@pytest.mark.parametrize(
    ("text", "filed"),
    [
        ("dig red 3,4", ("dig red (R)", "3,4", "")),
        ("dig blue 3,4", ("dig blue (L)", "3,4", "")),
        ("dig red 3,4 to 10,2", ("dig red 3,4 to", "10,2", "")),
        ("overtime 3,4", ("overtime", "3,4", "overtime")),
        ("overtime 3,4 to 10,2", ("overtime 3,4 to", "10,2", "overtime")),
        ("tunnel blue 5,6", ("tunnel COLOUR CELL", "tunnel blue 5,6", "secret_tunnel")),
        ("mine", ("mine", "only you are paid in this dig", "mine")),
        ("cave_in red blue", ("cave_in COLOUR COLOUR", "cave_in red blue", "cave_in")),
        ("drop union", ("drop union", "three gnomes fewer, but you may swap", "union")),
        ("end", ("end", "the dig", "")),
        ("invest red", ("invest", "red", "")),
        ("exchange red blue", ("exchange red", "blue", "")),
        ("take red green blue white", ("take red", "GLW", "")),
        ("swap red blue", ("swap red", "blue", "")),
        ("keep", ("keep", "all investments", "")),
        ("clear red", ("clear", "red", "")),
        ("leave", ("leave", "it there", "")),
    ],
)
def test_a_move_is_filed_under_what_it_does(text: str, filed: tuple[str, str, str]) -> None:
    entry = FACE.entry(text, COMPANY, UNICODE)
    assert (entry.heading, entry.item, entry.card) == filed


def test_every_move_has_its_place_in_a_list() -> None:
    assert set(RANKS) == set(SHAPES)


def test_digs_are_listed_by_colour_with_the_ways_through_a_passage_behind() -> None:
    assert listed(WAYS, [])[:4] == [
        "  dig red (R)       1) 7,5  2) 8,6  3) 7,7",
        "  dig red 6,6 to    4) 0,0  5) 0,1",
        "  dig orange (O)    6) 9,6  7) 11,6  8) 10,7",
        "  dig yellow (Y)    9) 11,6  10) 10,7  11) 11,8",
    ]


def test_seventy_ways_to_take_four_investments_are_fourteen_lines() -> None:
    lines = listed({**BUSY, "first": True, "starter": 1}, [*DUG, "end"])
    assert lines[0].startswith("  take red     1) OYG  2) OYC  3) OYL  4) OYV  5) OYW  6) OGC")
    assert "70) LVW" in lines[-1]
    assert len(lines) <= 14


def test_swaps_are_listed_by_what_is_given_away() -> None:
    assert listed(BUSY, [*DUG, "end"], 80) == [
        "  swap red   1) orange  2) yellow  3) green  4) cyan  5) blue  6) violet",
        "             7) white",
        "  swap blue  8) red  9) orange  10) yellow  11) green  12) cyan  13) violet",
        "             14) white",
        "  keep       15) all investments",
    ]


def test_hundreds_of_ways_to_use_a_card_are_one_line() -> None:
    lines = listed({"cards": {0: ["secret_tunnel", "cave_in"]}}, [])
    assert lines[-2].startswith("  tunnel COLOUR CELL     ")
    assert "-" in lines[-2].split()[3]
    assert ") in words: tunnel red " in lines[-2]
    assert lines[-1].endswith(") in words: cave_in red red")


def test_cards_that_may_be_used_are_named_with_their_moves() -> None:
    shown = seen(BUSY)
    notes = {"overtime": "3-7", "mine": "9"}
    expected = "Cards you may use: Overtime (3-7), Mine (9)."
    assert FACE.hand(shown, notes, FINE) == [expected]
    assert FACE.hand_in_words(shown, notes, UNICODE) == expected
    assert FACE.hand(shown, {}, FINE) == []
    assert FACE.hand_in_words(shown, {}, UNICODE) == ""


def test_crystals_go_to_places_and_through_passages_from_their_entrance() -> None:
    texts = ["dig red 3,4", "dig blue 3,4", "dig red 5,5 to 0,0", "dig red 5,5 to 1,1"]
    texts += ["overtime 6,6", "overtime 7,7 to 0,0", "tunnel red 9,9", "mine", "swap red blue"]
    assert FACE.places(texts) == [(3, 4), (5, 5), (6, 6), (7, 7), (9, 9)]


# Questions


@pytest.mark.parametrize(
    ("position", "moves", "question"),
    [
        (BUSY, [], "Your turn: dig 3 crystals. Which colour?"),
        (BUSY, DUG[:1], "Dig on: 2 more orange crystals."),
        (BUSY, DUG, "One more crystal by a card, or end the dig?"),
        (
            BUSY,
            [*DUG, "end"],
            "Trade: swap an investment (red and blue), or keep all?",
        ),
        (
            {**BUSY, "investments": {}},
            [*DUG, "end"],
            "You have nothing to swap.",
        ),
        (
            {**BUSY, "cards": {0: ["union"], 1: ["exchange"]}, "tokens": {}},
            DUG,
            "The Union forbids swaps. Keep all, or drop it?",
        ),
        (
            BUSY,
            [*DUG, "end", "keep"],
            "Clear a crystal of the Cave-in, or leave it?",
        ),
        (
            {**BUSY, "caved": ["green", "green"]},
            [*DUG, "end", "keep"],
            "Clear a crystal of the Cave-in, or leave it?",
        ),
        (
            {**BUSY, "first": True, "starter": 1},
            [*DUG, "end"],
            "Invest in four colours, for example: take red green blue white (or t r g b w).",
        ),
        (
            {**WAYS, "rows": {"5": ".......s", "4": "$"}},
            ["dig red 7,5"],
            "You found a safe: invest in which colour?",
        ),
        (
            {**WAYS, "deck": ["exchange"], "rows": {"5": ".......c", "4": "$"}},
            ["dig red 7,5"],
            "Exchange: invest in two colours for good. Which?",
        ),
    ],
)
def test_a_question_says_what_can_be_done(
    position: Mapping[str, object], moves: list[str], question: str
) -> None:
    asked = FACE.question(seen(position, moves), COMPANY)
    assert asked == question
    assert len(asked) < 80


def test_there_is_a_question_for_every_prompt() -> None:
    assert all(EN.has(f"corporation.ask.{name}") for name in PROMPT_NAMES)


# Help


def test_every_example_of_the_notation_can_be_read() -> None:
    rows = {"4": "...o......", "2": "..........o"}
    public = arranged({"rows": rows}).public
    examples = [example for example, _ in FACE.notation()]
    assert all(read(public, example) >= 0 for example in examples)
    assert {example.split()[0] for example in examples} == set(SHAPES)


def test_every_sign_is_explained() -> None:
    for ink in (UNICODE, ASCII):
        legend = FACE.legend(ink)
        signs = " ".join(sign for sign, _ in legend)
        wanted = [ink.gold, ink.passage, ink.rock, ink.ladder, ink.bare, ink.place, ink.arrows[0]]
        assert [sign for sign in [*wanted, "n", "s", "c", "="] if sign not in signs] == []
        told = " ".join(meaning for _, meaning in legend)
        assert [name for name in CONTENT_NAMES[1:] if name not in told and name != "base"] == []
    assert all(sign.isascii() for sign, _ in FACE.legend(ASCII))
    assert FACE.legend(ASCII)[0] == (
        "R O Y G C L V W",
        "red, orange, yellow, green, cyan, blue (L), violet, white",
    )


def test_moves_and_signs_are_explained_in_eighty_columns() -> None:
    paper = Paper(ASCII, False, 80, 24)
    lines = explain("corporation", FACE, paper, Catalogue("en"))
    moves = next(n for n, line in enumerate(lines) if line.startswith("Moves in words"))
    assert len(lines[moves:]) > len(FACE.notation()) + len(FACE.legend(ASCII))
    assert [line for line in lines if len(line) > 80] == []


def test_the_letters_of_the_field_may_be_typed() -> None:
    assert FACE.synonyms["l"] == "blue"
    assert {letter for letter in "roygclvw" if letter in FACE.synonyms} == set("roygclvw")


# Turns and the end


def test_a_turn_ends_when_the_next_one_begins() -> None:
    before = seen(BUSY)
    assert not FACE.ends_turn(before, seen(BUSY, [*DUG, "end", "keep"]))
    assert FACE.ends_turn(before, seen(BUSY, [*DUG, "end", "keep", "leave"]))
    assert not FACE.opens_chapter(Event(e.DUG, -1, 0, 0, 0, 0))


def test_the_last_look_is_at_the_field_when_it_is_over() -> None:
    before, over = seen(BUSY), seen(BUSY, ["dig red 7,4"])
    assert over.winners == [1]
    public = CORPORATION_GAME.begin(CORPORATION_GAME.setup("corporation()"), Fast(1)).public
    assert FACE.last_look(public, before, over, []) is over
    assert FACE.last_look(public, before, before, []) is None
    assert FACE.ends_turn(before, over)
    assert FACE.aside(over, COMPANY, FINE, 60)[0] == "The game is over after 7 turns."
    assert FACE.question(over, COMPANY) == "The game is over."


def test_a_score_is_in_coins() -> None:
    assert [FACE.points(score) for score in (0, 1, 7)] == ["0 coins", "1 coin", "7 coins"]
