"""How moves of the expansion are asked for, filed and explained."""

from collections.abc import Mapping

import pytest

from motherlode.core.chance import Fast
from motherlode.core.moves import Moves
from motherlode.draw.face import Entry, find_face
from motherlode.draw.ink import ASCII, UNICODE
from motherlode.draw.saboteur2.face import make_face
from motherlode.draw.saboteur2.speech import RANKS
from motherlode.games.saboteur2.game import SABOTEUR2_GAME
from motherlode.games.saboteur2.notation import SHAPES, read
from motherlode.games.saboteur2.show import show
from motherlode.tui.listing import Line, Listing
from motherlode.tui.reading import spell_out
from motherlode.words.catalogue import Catalogue
from tests.unit.draw.expansion import COMPANY, MINE, seen
from tests.unit.draw.pictures import EN

FACE = make_face(EN)

PASSES = RANKS.index("pass")
HAND = ["break_lamp", "fix_pick_cart", "swap_roles", "door_green_es", "mix_es_n", "bridge"]


def test_the_face_is_found_by_the_name_of_the_game() -> None:
    assert type(find_face("saboteur2", EN)) is type(FACE)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        (
            "dig door_green_es turned 3,-1",
            Entry(0, "dig door_green_es turned ╝G", "3,-1", "door_green_es"),
        ),
        ("break lamp 1", Entry(1, "break lamp of", "Dagna", "break_lamp")),
        ("trap 2", Entry(5, "trap", "Kazad", "trap")),
        ("free 0", Entry(6, "free", "you", "free")),
        ("thief", Entry(7, "thief", "in front of you", "thief")),
        ("hands_off 1", Entry(8, "hands_off: the thief of", "Dagna", "hands_off")),
        ("inspect 1", Entry(9, "inspect", "Dagna", "inspect")),
        ("swap_hands 1", Entry(10, "swap_hands with", "Dagna", "swap_hands")),
        ("swap_roles 0", Entry(11, "swap_roles of", "you", "swap_roles")),
        ("lie 8,2", Entry(13, "lie 8,2", "upright")),
        ("steal 3", Entry(14, "steal a nugget from", "Ylva")),
        ("decline", Entry(15, "decline", "(steal nothing)")),
        ("remove lamp map cross", Entry(16, "remove lamp, discarding", "map+╬")),
        ("remove trap map cross", Entry(16, "remove trap, discarding", "map+╬")),
        ("pass", Entry(PASSES, "pass", "(no card left)")),
        ("pass cross", Entry(PASSES, "pass, discarding", "cross")),
        ("pass map cross", Entry(PASSES + 1, "pass, discarding two", "map+╬")),
        ("pass fix_lamp map cross", Entry(PASSES + 2, "pass, discarding three", "fixL+map+╬")),
    ],
)
def test_a_move_is_filed_under_its_card(text: str, entry: Entry) -> None:
    assert FACE.entry(text, COMPANY, UNICODE) == entry


def test_forty_passes_stand_in_a_few_lines_behind_all_else() -> None:
    listing = _listing({"hands": {0: HAND}, "mine": MINE})
    lines = listing.show(100)
    first = next(place for place, line in enumerate(lines) if "pass, discarding" in line)
    assert sum(text.startswith("pass") for text in listing.texts) == 41
    most = 12
    assert len(lines) - first <= most
    assert not [line for line in lines[:first] if "pass" in line]
    assert max(map(len, lines)) <= 100


def test_removals_stand_in_a_few_lines_for_each_thing_to_remove() -> None:
    position = {"hands": {0: HAND}, "broken": {0: ["pick", "lamp", "cart"]}, "trapped": [0]}
    listing = _listing(position)
    lines = listing.show(100)
    assert sum(text.startswith("remove") for text in listing.texts) == 60
    headings = [line.split(",")[0].strip() for line in lines if "remove" in line]
    assert headings == ["remove pick", "remove lamp", "remove cart", "remove trap"]
    first, last = (
        next(i for i, line in enumerate(lines) if word in line) for word in ("remove", "pass")
    )
    most = 16
    assert last - first <= most


def test_discards_can_be_typed_cut_short() -> None:
    listing = _listing({"hands": {0: HAND}, "mine": MINE})
    text = spell_out("pass brea sw bri", listing.texts, ["pass"], FACE.vocabulary(), {})
    assert text == "pass break_lamp swap_roles bridge"


@pytest.mark.parametrize(
    ("position", "question"),
    [
        ({}, "Your turn: play a card, or pass and discard one to three."),
        (
            {"broken": {0: ["lamp"]}},
            "Your turn, but you cannot dig: your lamp is broken (two discards remove it).",
        ),
        (
            {"trapped": [0]},
            "Your turn, but you cannot dig: you are trapped (two discards remove it).",
        ),
        (
            {"broken": {0: ["lamp"]}, "trapped": [0]},
            "You cannot dig: your lamp is broken, you are trapped (two discards remove one).",
        ),
        (
            {"broken": {0: ["lamp"]}, "hands": {0: ["map"]}},
            "Your turn, but you cannot dig: your lamp is broken.",
        ),
        (
            {"hands": {0: []}, "pile": []},
            "No card left: all you can do is pass.",
        ),
    ],
)
def test_a_question_says_why_one_cannot_dig_and_what_helps(
    position: Mapping[str, object], question: str
) -> None:
    assert FACE.question(seen(position), COMPANY) == question


def test_a_thief_is_asked_whom_to_rob() -> None:
    game = SABOTEUR2_GAME
    picture = MINE.replace(" 5\n", " 5  6  7\n").replace(" cross\n", " cross straight_ew  .\n")
    state = game.arrange(
        game.setup("saboteur2(seats=5)"),
        {
            "mine": picture,
            "turn": 0,
            "goals": ["stone_a", "gold", "stone_b"],
            "hands": {0: ["straight_ew"]},
            "thieves": [0],
            "gold": {1: 1},
        },
    )
    game.play(state, game.read(state.public, state.own[0], "dig straight_ew 7,0"), None)
    shown = show(state.public, state.own[0])
    assert FACE.question(shown, COMPANY) == "Your thief may steal a nugget. From whom? Or decline."


def test_every_example_of_the_notation_can_be_read() -> None:
    setup = SABOTEUR2_GAME.setup("saboteur2(seats=3)")
    words = SABOTEUR2_GAME.begin(setup, Fast(1)).public.rules.words
    examples = [example for example, _ in FACE.notation()]
    assert all(read(words, example) >= 0 for example in examples)
    assert {example.split()[0] for example in examples} == set(SHAPES)


def test_every_sign_is_explained() -> None:
    signs = " ".join(sign for sign, _ in FACE.legend(UNICODE))
    assert all(sign in signs for sign in ("G", "B", "╫", "▲", "║", "╲", "╱", "•", "◆"))  # noqa: RUF001
    assert all(sign.isascii() for sign, _ in FACE.legend(ASCII))


def _listing(position: Mapping[str, object]) -> Listing:
    """The moves of seat 0 as a person reads them."""
    game, moves = SABOTEUR2_GAME, Moves()
    state = game.arrange(game.setup("saboteur2(seats=5)"), {"turn": 0, **position})
    game.fill(state.public, state.own[0], moves)
    texts = {move: game.write(state.public, move) for move in moves.list()}
    lines = [Line(move, text, FACE.entry(text, COMPANY, UNICODE)) for move, text in texts.items()]
    return Listing(lines, Catalogue("en"))
