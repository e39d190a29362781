"""The face of a game: how its moves are filed, and a plain face for games that have none."""

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.draw.company import Company
from motherlode.draw.face import Entry, find_face
from motherlode.draw.ink import ASCII, UNICODE
from motherlode.draw.plain import PlainFace
from motherlode.draw.saboteur.face import make_face
from motherlode.games.registry import find_game
from motherlode.games.saboteur.notation import SHAPES, read
from motherlode.games.saboteur.show import show
from tests.unit.draw.pictures import EN, PLAIN

FACE = make_face(EN)

COMPANY = Company(("Borin", "Dagna", "Kazad"), EN, me=2)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("dig t_vertical 3,-1", Entry(0, "dig t_vertical ╠", "3,-1", "t_vertical")),
        ("dig dead_ne turned 3,1", Entry(0, "dig dead_ne turned ┐", "3,1", "dead_ne")),
        ("break lamp 1", Entry(1, "break lamp of", "Dagna", "break_lamp")),
        ("mend pick 2", Entry(2, "mend pick of", "you", "fix_pick")),
        (
            "mend pick 0 with fix_pick_cart",
            Entry(2, "mend pick (fix_pick_cart) of", "Borin", "fix_pick_cart"),
        ),
        ("map 8,0", Entry(3, "map of", "8,0", "map")),
        ("rockfall 1,0", Entry(4, "rockfall on", "1,0", "rockfall")),
        ("open 8,2", Entry(5, "open", "8,2")),
        ("lie 8,2", Entry(6, "lie 8,2", "upright")),
        ("lie 8,2 turned", Entry(6, "lie 8,2", "turned")),
        ("keep 2", Entry(7, "keep", "2 nuggets")),
        ("pass map", Entry(8, "pass, discarding", "map")),
        ("pass", Entry(8, "pass", "(no card left)")),
    ],
)
def test_a_move_is_filed_under_its_card(text: str, entry: Entry) -> None:
    assert FACE.entry(text, COMPANY, UNICODE) == entry


def test_only_digging_has_places() -> None:
    texts = ["dig cross 1,0", "dig cross 0,-1", "dig dead_w turned 1,0", "map 8,0", "pass cross"]
    assert FACE.places(texts) == [(0, -1), (1, 0)]


def test_every_example_of_the_notation_can_be_read() -> None:
    game = find_game("saboteur")
    words = game.begin(game.setup("saboteur(seats=3)"), Fast(1)).public.rules.words
    examples = [example for example, _ in FACE.notation()]
    assert all(read(words, example) >= 0 for example in examples)
    assert {example.split()[0] for example in examples} == set(SHAPES)


def test_a_game_without_a_face_gets_a_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.draw.face.find_spec", lambda _place: None)
    face = find_face("saboteur", EN)
    assert isinstance(face, PlainFace)


def test_the_plain_face_says_all_that_a_game_shows() -> None:
    game, log = find_game("saboteur"), Log()
    state = game.begin(game.setup("saboteur(seats=3, first_player=seat0)"), Fast(1), log)
    face, company = PlainFace("saboteur", EN), Company(("Borin", "Dagna", "Kazad"), EN, me=0)
    shown = game.show(state.public, state.own[0])
    assert "round: 1" in face.aside(shown, company, PLAIN, 80)
    assert face.story(state.public, log.heard(1)[:1], company) == ["Round 1 began with you"]
    assert face.entry("dig cross 1,0", company, ASCII) == Entry(0, "dig cross", "1,0")
    assert face.entry("pass", company, ASCII) == Entry(0, "pass", "")


def test_what_a_seat_alone_knows_fits_on_a_line() -> None:
    game = find_game("saboteur")
    state = game.begin(game.setup("saboteur(seats=3, first_player=seat0)"), Fast(1))
    shown, spectator = show(state.public, state.own[0]), show(state.public, None)
    names = [state.public.rules.words.card_names[card] for card in state.own[0].hand.list()]
    for line in (FACE.knowledge(shown), PlainFace("saboteur", EN).knowledge(shown)):
        assert "\n" not in line
        assert [name for name in names if name not in line] == []
    assert FACE.knowledge(spectator) == ""
