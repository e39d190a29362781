"""A game that is over, seen again: each view is what the engine shows of its record."""

import gzip
from typing import Any

import msgspec
import pytest

from motherlode.core.chance import Fast
from motherlode.core.record_replay import replay_record
from motherlode.server.tables.replaying import OPEN, replay
from motherlode.server.tables.table import OVER
from motherlode.server.wire import commands as c
from tests.server.tables.tabling import NONCE, Tabling

SETUPS = [
    "saboteur(seats=3, rounds=1)",
    "saboteur2(seats=4, rounds=1)",
    "duel(seats=2, tie_rounds=0)",
    "goldmine(seats=2, turn_limit=5)",
    "corporation(seats=2)",
]
LARGE = ["saboteur2(seats=12)", "goldmine(seats=6)"]
"""Most seats with secrets, and most steps."""
SMALL = 300_000
"""Bytes, compressed: everything about the longest game."""
EVERY = 9
"""Somebody claims something after so many moves."""


@pytest.fixture(scope="module", params=SETUPS, ids=lambda setup: setup.partition("(")[0])
def over(request: pytest.FixtureRequest) -> Tabling:
    """A game that was played."""
    return played(request.param)


def played(setup: str) -> Tabling:
    """A table with a game, played at random to its end, with claims."""
    made = Tabling(setup)
    people = [f"guest {seat}" for seat in range(len(made.table.chairs))]
    for seat, guest in enumerate(people):
        made.do(guest, c.Sit(seat=seat, name=guest))
    for guest in people:
        made.do(guest, c.Ready(nonce=NONCE))
    chance, course = Fast(4), made.table.course
    assert course is not None
    while course.asked is not None:
        if course.moves_made % EVERY == 0 and (claims := course.game.claims(course.public)):
            text = course.game.write_claim(course.public, claims[chance.below(len(claims))])
            made.do(people[chance.below(len(people))], c.Claim(text=text))
        legal = course.legal(course.asked)
        text = course.game.write(course.public, legal[chance.below(len(legal))])
        made.do(made.guest_asked(), c.Move(text=text, expected=made.table.rev))
    assert made.phase() == OVER
    return made


def sent(steps: object) -> Any:
    """What a client reads of it."""
    return msgspec.json.decode(msgspec.json.encode(steps))


def test_every_view_is_what_the_engine_shows_of_the_record(over: Tabling) -> None:
    assert over.table.course is not None
    game, record = over.table.game, over.table.course.record()
    wishes = [None, *range(len(over.table.chairs))]
    seen = [sent(replay(over.table, wish)) for wish in wishes]
    opened = sent(replay(over.table, OPEN))
    for moment in replay_record(game, record):
        state, at = moment.state, moment.number
        for wish, steps in zip(wishes, seen, strict=True):
            own = None if wish is None else state.own[wish]
            assert steps[at]["view"] == sent(game.show(state.public, own))
        assert opened[at]["view"] == sent(game.show(state.public, None))
        assert opened[at]["selves"] == [sent(game.show_own(state.public, o)) for o in state.own]
        assert opened[at]["facts"] == sent(game.facts(state))
    assert len(opened) == len(record.steps) + 1


def test_what_is_private_was_told_to_its_seat_alone(over: Tabling) -> None:
    opened = sent(replay(over.table, OPEN))
    for seat in [None, *range(len(over.table.chairs))]:
        for step, whole in zip(sent(replay(over.table, seat)), opened, strict=True):
            heard = [one for one in whole["told"] if not one.get("private") or one["seat"] == seat]
            assert step["told"] == heard


def test_claims_are_marked_as_in_the_record(over: Tabling) -> None:
    assert over.table.course is not None
    steps = sent(replay(over.table, OPEN))[1:]
    record = sent(over.table.course.record())["steps"]
    for seen, kept in zip(steps, record, strict=True):
        claim = kept["kind"] == "claim"
        made = {name: kept[name] for name in ("seat", "text", "true")} if claim else None
        assert seen.get("stated") == made


@pytest.mark.long
@pytest.mark.parametrize("setup", LARGE)
def test_everything_about_a_long_game_is_small_when_it_is_compressed(setup: str) -> None:
    whole = msgspec.json.encode(replay(played(setup).table, OPEN))
    assert len(gzip.compress(whole)) < SMALL
