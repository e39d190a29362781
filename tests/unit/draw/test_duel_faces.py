"""How moves of Saboteur Duel are asked for, filed and explained."""

from collections.abc import Mapping

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.draw.duel.face import make_face
from motherlode.draw.face import Entry, find_face
from motherlode.draw.ink import ASCII, UNICODE
from motherlode.games.duel.game import DUEL_GAME
from motherlode.games.duel.notation import SHAPES, read
from motherlode.games.duel.show import show
from motherlode.kit.shown import Laid
from tests.unit.draw.duels import COMPANY, asked_how_it_lies, seen
from tests.unit.draw.pictures import EN

FACE = make_face(EN)


def test_the_face_is_found_by_the_name_of_the_game() -> None:
    assert type(find_face("duel", EN)) is type(FACE)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        (
            "dig t_long_blue turned 1,-1",
            Entry(0, "dig t_long_blue turned ╠B↓", "1,-1", "t_long_blue"),
        ),
        ("dig ne_stub_w 1,-1", Entry(0, "dig ne_stub_w NE,w", "1,-1", "ne_stub_w")),
        ("break lamp 1", Entry(1, "break lamp of", "Dagna", "break_lamp")),
        ("mend lamp 0", Entry(2, "mend lamp of", "you", "fix_lamp")),
        ("map 5,0", Entry(3, "map of", "5,0", "map")),
        ("key 2,0", Entry(4, "key on the door at", "2,0", "key")),
        ("lie 5,0", Entry(5, "lie 5,0", "upright")),
        ("lie 5,0 turned", Entry(5, "lie 5,0", "turned")),
        ("remove map bridge", Entry(6, "remove it, discarding", "map+bridge")),
        ("pass bridge", Entry(7, "pass, discarding", "bridge")),
        ("pass", Entry(7, "pass", "(no card left)")),
    ],
)
def test_a_move_is_filed_under_its_card(text: str, entry: Entry) -> None:
    assert FACE.entry(text, COMPANY, UNICODE) == entry


@pytest.mark.parametrize(
    ("position", "question"),
    [
        ({}, "Your turn: play a card, or pass."),
        (
            {"broken": {0: ["cart"]}},
            "Your turn, but you cannot dig: your cart is broken (two discards remove it).",
        ),
        (
            {"broken": {0: ["cart"]}, "hands": {0: ["map"]}},
            "Your turn, but you cannot dig: your cart is broken.",
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


def test_how_a_goal_lies_is_asked_with_the_sides_to_which_it_opens() -> None:
    question = FACE.question(asked_how_it_lies(), COMPANY)
    assert question == (
        "How shall the goal on 5,0 lie: upright (it opens N, S, W) or turned (N, E, S)?"
    )
    assert len(question) < 80


def test_every_example_of_the_notation_can_be_read() -> None:
    words = DUEL_GAME.begin(DUEL_GAME.setup("duel()"), Fast(1)).public.rules.words
    examples = [example for example, _ in FACE.notation()]
    assert all(read(words, example) >= 0 for example in examples)
    assert {example.split()[0] for example in examples} == set(SHAPES)


def test_every_sign_is_explained() -> None:
    signs = " ".join(sign for sign, _ in FACE.legend(UNICODE))
    wanted = ["G B", "g b", "G2 B2", "◆1 ╣", "◆2 ╚", "◆3 ╩", "↑ → ↓ ←", "╫", "║", "╲", "•", "◉"]
    assert [sign for sign in wanted if sign not in signs] == []
    assert all(sign.isascii() for sign, _ in FACE.legend(ASCII))


def test_the_last_look_at_a_tied_round_is_at_what_its_last_move_has_laid() -> None:
    """DUE-15: the extra round is dealt before anybody could look."""
    game, log = DUEL_GAME, Log()
    position = {"hands": {0: ["straight_ns"], 1: []}, "pile": [], "turn": 0, "discards": {}}
    state = game.arrange(game.setup("duel()"), position)
    before = show(state.public, state.own[0])
    game.play(state, game.read(state.public, state.own[0], "dig straight_ns 0,-2"), log)
    after = show(state.public, state.own[0])
    assert (before.round, after.round, after.winners) == (1, 2, ["nobody"])
    look = FACE.last_look(state.public, before, after, log.heard(0))
    assert look is not None
    assert look.round == 1
    assert look.maze == [Laid("0,-2", "straight_ns", turned=False)]
