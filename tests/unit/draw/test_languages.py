"""Every face speaks every language, whoever reads, from the deal to the end."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from motherlode.core.chance import Fast
from motherlode.core.events import EVERYONE, Log
from motherlode.core.loop import play_randomly
from motherlode.core.moves import Moves
from motherlode.core.record_rules import AnyGame
from motherlode.core.state import NOBODY
from motherlode.draw.company import Company
from motherlode.draw.face import Face, find_face
from motherlode.draw.ink import ASCII, UNICODE, Paper, width_of
from motherlode.draw.text import NARROW
from motherlode.games.registry import GAMES, find_game
from motherlode.words.catalogue import Catalogue, languages

NAMES = ("Борін", "Дагна", "Казад", "Торва")
"""In letters that all of the languages but English have."""
LATIN = re.compile("[A-Za-z]{3,}")
"""Words; shorter ones are signs."""
IN_SHORT = re.compile("[NESWnesw]+|fix[PLC]+|insp|rock")
"""Tunnels as they are written, `NS`, and cards in a list of discards."""
NAMED = ("Dagna", "Kazad")
"""People in examples."""
SIZES = (60, 80, 100)
STEPS = 240
EVERY = 20
"""Of so many positions one is looked at."""
SEED = 12
WIDEST = 96
"""Columns of an example and of what it does, beside the spaces around them."""


def setup_of(game: AnyGame) -> Any:
    """A table for two, or with as many as have names, and every option that adds something."""
    seats = min(game.sheet.most, len(NAMES))
    options = ", abilities=true, cave_in=true" if game.name == "goldmine" else ""
    return game.setup(f"{game.name}(seats={seats}{options})")


def notation_of(game: AnyGame, face: Face[Any, Any]) -> set[str]:
    """The words that are typed."""
    typed = [*game.moves_in_words, *face.vocabulary(), *(example for example, _ in face.notation())]
    return {word for text in typed for word in LATIN.findall(text)}


def said(
    game: AnyGame, state: Any, face: Face[Any, Any], me: int, log: Log, width: int
) -> Iterator[str]:
    """All that a reader may be told of a position and of how it came about."""
    seats = len(state.own)
    company = Company(NAMES[:seats], face.words, None if me == EVERYONE else me)
    shown = game.show(state.public, None if me == EVERYONE else state.own[me])
    paper = Paper(columns=width)
    yield from face.story(state.public, log.heard(me), company)
    if me == 0:
        yield from face.board(shown, [], paper, NARROW)
    yield from face.aside(shown, company, paper, width)
    yield face.knowledge(shown)
    asked = game.turn(state.public)[0]
    if asked == me:
        yield face.question(shown, company)
    if asked == me != NOBODY:
        yield from _listed(game, state, face, company, paper)
    yield from face.hand(shown, {}, paper)
    yield face.hand_in_words(shown, {}, paper.ink)


def _listed(
    game: AnyGame, state: Any, face: Face[Any, Any], company: Company, paper: Paper
) -> Iterator[str]:
    moves = Moves()
    game.fill(state.public, state.own[game.turn(state.public)[0]], moves)
    for move in moves.list():
        entry = face.entry(game.write(state.public, move), company, paper.ink)
        yield f"{entry.heading} {entry.item}"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_in_every_language_to_everyone(name: str) -> None:
    game: AnyGame = find_game(name)
    faces = [find_face(name, Catalogue(language)) for language in languages()]
    notation = notation_of(game, faces[0])
    state, log = game.begin(setup_of(game), Fast(SEED)), Log()
    moves, chance = Moves(), Fast(SEED)
    for step in range(STEPS):
        width = SIZES[step % len(SIZES)]
        for face in faces:
            for me in (EVERYONE, *range(len(state.own))) if step % EVERY == 0 else ():
                lines = list(said(game, state, face, me, log, width))
                assert not [line for line in lines if "{" in line]
                if face.words.language != "en":
                    assert latin_in(lines) <= notation
        if step % EVERY == 0:
            log = Log()
        if not play_randomly(game, state, chance, moves, 1, log):
            break
    assert step > EVERY


def latin_in(lines: list[str]) -> set[str]:
    """The Latin words of lines."""
    found = {word for line in lines for word in LATIN.findall(line)}
    return {word for word in found if not IN_SHORT.fullmatch(word)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_what_is_beside_a_table_is_as_wide_as_it_may_be(name: str, language: str) -> None:
    game: AnyGame = find_game(name)
    face = find_face(name, Catalogue(language))
    state, moves, chance = game.begin(setup_of(game), Fast(3)), Moves(), Fast(3)
    company = Company(NAMES[: len(state.own)], face.words, 0)
    for _ in range(20):
        shown = game.show(state.public, state.own[0])
        for width in (22, 40, 60):
            lines = face.aside(shown, company, Paper(ASCII, columns=80), width)
            assert max(map(width_of, lines)) <= width
        play_randomly(game, state, chance, moves, 5)


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_help_is_in_the_language_and_short_enough(name: str, language: str) -> None:
    game: AnyGame = find_game(name)
    face = find_face(name, Catalogue(language))
    for rows in (face.notation(), face.legend(UNICODE)):
        assert latin_in([meaning for _, meaning in rows]) <= notation_of(game, face) | set(NAMED)
        wide = max(len(example) for example, _ in rows)
        assert max(wide + len(meaning) for _, meaning in rows) <= WIDEST
    assert face.points(3) != find_face(name, Catalogue("en")).points(3)
