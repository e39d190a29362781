"""How moves of Gold Mine are asked for, filed and explained."""

from collections.abc import Mapping

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import Event
from motherlode.draw.face import Entry, find_face
from motherlode.draw.goldmine.face import make_face
from motherlode.draw.ink import ASCII, UNICODE
from motherlode.games.goldmine import events as e
from motherlode.games.goldmine.game import GOLDMINE_GAME
from motherlode.games.goldmine.notation import SHAPES, read
from motherlode.games.goldmine.pieces import PROMPT_NAMES
from motherlode.games.goldmine.show import show
from tests.unit.draw.goldmines import COMPANY, after, arranged, seen
from tests.unit.draw.pictures import EN, FINE

FACE = make_face(EN)

CREW = "goldmine(seats=4, abilities=true, cave_in=true)"
MINERS = {0: "black", 1: "red", 2: "green", 3: "white"}
MINE = """
        0             1                 2                       3
   -1   .             .                 .                       straight_passage
   0    entrance      gold_straight:90  gold_straight:90        t_passage:180
   1    .             .                 .                       gold_dead_end
"""
ROW: Mapping[str, object] = {"mine": MINE, "miners": {0: "1,0", 1: "1,0"}, "nuggets": {1: 1}}


def test_the_face_is_found_by_the_name_of_the_game() -> None:
    assert type(find_face("goldmine", EN)) is type(FACE)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("choose white", Entry(0, "choose white", "may lay two tiles in a turn")),
        ("draw", Entry(1, "draw", "a tile, lay it, then walk one")),
        ("roll", Entry(2, "roll", "a die and walk as far")),
        ("roll two", Entry(2, "roll two", "dice and walk their sum")),
        ("passage", Entry(3, "passage", "roll two dice to go through it")),
        ("collect", Entry(4, "collect", "the nugget here")),
        ("lay corner 2,-1", Entry(5, "lay corner ╚", "2,-1", "corner")),
        ("lay gold_t 270 2,-1", Entry(5, "lay gold_t 270 ╩", "2,-1", "gold_t")),
        ("lay over_under 0,1", Entry(5, "lay over_under ╪", "0,1", "over_under")),
        (
            "push straight 90 2,0 3,0",
            Entry(6, "push straight 90 ═ between", "2,0+3,0", "straight"),
        ),
        ("enough", Entry(7, "enough", "(no second tile)")),
        ("walk 3,1", Entry(8, "walk to", "3,1")),
        ("walk 3,1 NS", Entry(8, "walk to", "3,1\N{NO-BREAK SPACE}NS")),
        ("carry 3,1", Entry(9, "carry to", "3,1")),
        ("go 4,1", Entry(10, "go through the passage to", "4,1")),
        ("stay", Entry(11, "stay", "(where the miner is)")),
        ("rob 1", Entry(12, "rob (gold challenge)", "Dagna")),
        ("bats 0", Entry(13, "bats against", "you")),
        ("hide 3,2", Entry(14, "hide the nugget on", "3,2")),
        ("collapse 2,1", Entry(15, "collapse", "2,1")),
        ("restore 2,1", Entry(16, "restore", "2,1")),
        ("nothing", Entry(17, "nothing", "(do nothing)")),
    ],
)
def test_a_move_is_filed_under_what_it_does(text: str, entry: Entry) -> None:
    assert FACE.entry(text, COMPANY, UNICODE) == entry


def test_without_unicode_a_tile_in_a_list_has_its_mouths_behind_it() -> None:
    assert FACE.entry("lay corner 90 2,-1", COMPANY, ASCII).heading == "lay corner 90 ES"


def test_tiles_are_laid_and_miners_go_to_places() -> None:
    texts = ["lay corner 90 2,-1", "lay t 0,1", "walk 3,1 NS", "walk 3,1 EW", "go 4,1", "stay"]
    assert FACE.places(texts) == [(0, 1), (2, -1), (3, 1), (4, 1)]
    texts = ["carry 1,1", "hide 3,2", "collapse 2,1", "restore 2,2", "nothing", "rob 1"]
    assert FACE.places(texts) == [(1, 1), (2, 1), (2, 2), (3, 2)]
    assert FACE.places(["push straight 90 2,0 3,0", "draw", "bats 2"]) == []


# Questions


@pytest.mark.parametrize(
    ("position", "moves", "question"),
    [
        ({}, [], "Your turn: lay a tile, or roll and walk?"),
        (
            {"miners": {0: "3,0"}},
            [],
            "Your turn: lay a tile, roll and walk, or take the passage?",
        ),
        (
            {"nuggets": {0: 7}},
            [],
            "You have gold enough: get to the entrance and you win!",
        ),
        (
            {"stack": ["gold_t", "t"]},
            ["draw"],
            "You drew gold_t. Where do you lay it?",
        ),
        (
            {"colours": MINERS, "stack": ["cross", "t"]},
            ["draw", "lay cross 0,-1"],
            "Walk one step, roll a die, or stay?",
        ),
        ({"dice": [4]}, ["roll"], "You rolled 4: walk up to 4 steps, or stay?"),
        ({"dice": [1]}, ["roll"], "You rolled 1: walk one step, or stay?"),
        (
            {"miners": {0: "3,0"}, "dice": [2, 5]},
            ["passage"],
            "You rolled 2 + 5: go through the passage, walk up to 5 steps, or stay?",
        ),
        (
            {"miners": {0: "3,0"}, "dice": [2, 4]},
            ["passage"],
            "You rolled 2 + 4, the passage stays shut: walk up to 2 steps, or stay?",
        ),
        (
            {"colours": {**MINERS, 0: "green", 2: "black"}, "dice": [5, 3]},
            ["roll two"],
            "You rolled 5 + 3: walk up to 8 steps, or stay?",
        ),
        (
            {"colours": MINERS, "dice": [6]},
            ["roll", "stay"],
            "A six! Let a tile beside you collapse, or clear one?",
        ),
        (
            {},
            ["roll", "stay"],
            "Your action: take the nugget, or challenge somebody?",
        ),
        ({"dice": [2]}, ["roll", "walk 0,0"], "Your action: challenge somebody?"),
        (
            {"gold_challenges": {0: 0}, "bat_challenges": {0: 0}},
            ["roll", "stay"],
            "Your action: take the nugget?",
        ),
        (
            {"dice": [1, 6, 1, 6, 1], "empty": ["2,0", "3,1"]},
            ["roll", "stay", "rob 1"],
            "You won! In which empty chamber do you hide Dagna's nugget?",
        ),
        (
            {"dice": [1, 6, 1, 6, 1, 4]},
            ["roll", "stay", "bats 1"],
            "Your bats won, with 4: carry Dagna up to 4 steps, or not?",
        ),
    ],
)
def test_a_question_says_what_can_be_done(
    position: Mapping[str, object], moves: list[str], question: str
) -> None:
    setup = CREW if "colours" in position else "goldmine(seats=4)"
    asked = FACE.question(after({**ROW, **position}, moves, setup=setup), COMPANY)
    assert asked == question
    assert len(asked) < 80


def test_who_is_robbed_in_vain_is_asked_where_to_flee() -> None:
    position = {**ROW, "dice": [1, 1, 6, 1, 6, 3]}
    shown = after(position, ["roll", "stay", "rob 1"], 1)
    assert shown.prompt == "flee"
    expected = "You won the challenge and rolled 3: walk up to 3 steps, or stay?"
    assert FACE.question(shown, COMPANY) == expected


def test_a_second_tile_is_asked_for() -> None:
    position = {**ROW, "colours": {**MINERS, 0: "white", 3: "black"}, "stack": ["cross", "t", "t"]}
    shown = after(position, ["draw", "lay cross 0,-1"], setup=CREW)
    assert FACE.question(shown, COMPANY) == "Do you lay a second tile?"


def test_miners_are_chosen() -> None:
    state = GOLDMINE_GAME.begin(GOLDMINE_GAME.setup(CREW), Fast(1))
    shown = show(state.public, state.own[0])
    assert FACE.question(shown, COMPANY) == "Which miner do you play?"
    assert FACE.aside(shown, COMPANY, FINE, 50)[0] == "Miners are chosen"


def test_there_is_a_question_for_every_prompt() -> None:
    assert all(EN.has(f"goldmine.ask.{name}") for name in PROMPT_NAMES)


# Help


def test_every_example_of_the_notation_can_be_read() -> None:
    mine = """
            0         1            2
       0    entrance  straight:90  corner:180
       1    .         .            over_under
    """
    public = arranged({"mine": mine}).public
    examples = [example for example, _ in FACE.notation()]
    assert all(read(public, example) >= 0 for example in examples)
    assert {example.split()[0] for example in examples} == set(SHAPES)


def test_every_sign_is_explained() -> None:
    for ink in (UNICODE, ASCII):
        signs = " ".join(sign for sign, _ in FACE.legend(ink))
        wanted = [ink.tunnel, ink.rock, ink.ladder, ink.gold, ink.empty, ink.passage, ink.mud]
        wanted += [ink.pick, ink.rubble, ink.rail, ink.falling, ink.rising, ink.place]
        wanted += [ink.cavern, ink.over, *ink.arrows]
        assert [sign for sign in wanted if sign not in signs] == []
    assert all(sign.isascii() for sign, _ in FACE.legend(ASCII))


# Chapters and turns


def test_a_phase_is_a_chapter() -> None:
    assert FACE.opens_chapter(Event(e.PHASE_BEGAN, -1, 0, 2, 0, 0))
    assert not FACE.opens_chapter(Event(e.LAID, -1, 0, 2, 0, 0))


def test_a_turn_of_several_moves_ends_when_the_next_begins() -> None:
    position = {**ROW, "dice": [1]}
    before, rolled = seen(position), after(position, ["roll"])
    done = after(position, ["roll", "stay", "nothing"])
    assert not FACE.ends_turn(before, rolled)
    assert FACE.ends_turn(rolled, done)


def test_the_last_look_is_at_the_mine_when_it_is_over() -> None:
    position = {"mine": MINE, "nuggets": {0: 7}, "dice": [1]}
    before, over = after(position, ["roll"]), after(position, ["roll", "stay"])
    assert over.winners == [0]
    public = GOLDMINE_GAME.begin(GOLDMINE_GAME.setup("goldmine()"), Fast(1)).public
    assert FACE.last_look(public, before, over, []) is over
    assert FACE.last_look(public, before, before, []) is None
    assert FACE.ends_turn(before, over)
    assert FACE.aside(over, COMPANY, FINE, 50)[0] == "The game is over"


def test_a_score_is_in_nuggets() -> None:
    assert [FACE.points(score) for score in (0, 1, 7)] == ["0 nuggets", "1 nugget", "7 nuggets"]
