"""What is told of a game that is not over: no seed, no hidden card, no digest over secrets."""

from collections.abc import Iterator

import msgspec
import pytest

from motherlode.core.moves import Moves
from motherlode.core.record import ClaimStep, MoveStep, Person, Record, Robot, ToldStep
from motherlode.core.record_forms import check_form
from motherlode.core.record_text import write_text
from motherlode.core.recorder import Recorder
from motherlode.core.state import NOBODY
from motherlode.core.twins import Rig
from motherlode.games.saboteur.data import box
from tests.records.making import RiggedRecorder, begin, play

SETUP = "saboteur(edition=ru-strict, seats=5, first_player=seat0)"
NO_RIG = Rig(-1, 0, 0)
ROLES, GOALS, DECK = 0, 1, 2
"""The shuffles of a round, in their order."""
HALF = 60


def test_a_save_has_no_digest_over_secrets_and_no_mark() -> None:
    record = play(begin(SETUP), HALF).record()
    assert record.dealt.whole is None
    assert {step.whole for step in record.steps if isinstance(step, MoveStep)} == {None}
    assert {step.true for step in record.steps if isinstance(step, ClaimStep)} == {None}
    assert '"whole"' not in write_text(record)
    assert '"true"' not in write_text(record)


def test_a_public_record_has_no_seed_and_no_move() -> None:
    recorder = play(begin(SETUP), HALF)
    public = recorder.public_record()
    check_form(public)
    text = write_text(public)
    assert public.deal.seed is None
    assert str(recorder.deal.seed) not in text
    assert '"seed"' not in text
    assert '"whole"' not in text
    assert not [step for step in public.steps if isinstance(step, MoveStep)]
    assert [step.public for step in public.steps] == [step.public for step in recorder.steps]


def test_a_public_record_of_a_game_that_is_over_is_the_whole_record() -> None:
    recorder = play(begin(SETUP))
    assert recorder.public_record() == recorder.record()


def cards_of(step: ToldStep) -> Iterator[str]:
    """The cards that a step tells of."""
    words = " ".join(step.told).split()
    yield from (name for name in box().card_names if name in words)


def test_no_hidden_card_stands_in_a_public_record() -> None:
    recorder = play(begin(SETUP), HALF)
    told = [step for step in recorder.public_record().steps if isinstance(step, ToldStep)]
    moves = [step for step in recorder.steps if isinstance(step, MoveStep)]
    passes = 0
    for step, move in zip(told, moves, strict=True):
        # SAB-10: a discard lies face down; whatever else is played, everyone sees that card alone.
        if move.text.startswith("pass"):
            passes += 1
            assert list(cards_of(step)) == []
        else:
            assert len(list(cards_of(step))) <= 1
    assert passes > 0


def play_lowest(recorder: Recorder, moves: int) -> Recorder:
    """Everyone makes its lowest move: with cards in hand that is to discard one."""
    legal = Moves()
    for _ in range(moves):
        public, seat = recorder.state.public, recorder.asked
        assert seat != NOBODY
        recorder.game.fill(public, recorder.state.own[seat], legal)
        recorder.play(legal.at(0))
    return recorder


RIGS = [
    Rig(ROLES, 0, 5),
    Rig(GOALS, 0, 2),
    Rig(DECK, 66, 0),
    Rig(DECK, 50, 49),
    Rig(DECK, 3, 30),
]


@pytest.mark.parametrize("rig", RIGS, ids=lambda rig: f"{rig.shuffle}-{rig.one}-{rig.other}")
def test_twin_deals_have_one_public_record(rig: Rig) -> None:
    plain = play_lowest(RiggedRecorder(SETUP, NO_RIG), 25)
    twin = play_lowest(RiggedRecorder(SETUP, rig), 25)
    assert plain.public_record() == twin.public_record()


def test_twin_deals_differ_in_what_is_not_public() -> None:
    records = [play_lowest(RiggedRecorder(SETUP, rig), 25).record() for rig in [NO_RIG, *RIGS]]
    texts = [
        [step.text for step in record.steps if isinstance(step, MoveStep)] for record in records
    ]
    assert any(text != texts[0] for text in texts[1:])


def test_a_bot_is_named_in_public_and_its_seed_is_not() -> None:
    players = begin(SETUP).public_record().seats
    assert isinstance(players[0], Person)
    assert {player.seed for player in players if isinstance(player, Robot)} == {None}


def test_a_public_record_with_a_secret_in_it_is_refused() -> None:
    recorder = play(begin(SETUP), 3)
    save, public = recorder.record(), recorder.public_record()
    replace = msgspec.structs.replace
    leaks: list[Record] = [
        replace(public, steps=save.steps),
        replace(public, seats=save.seats),
        replace(public, dealt=replace(public.dealt, whole="0" * 64)),
        replace(save, deal=public.deal),
        replace(public, deal=save.deal),
    ]
    for leak in leaks:
        with pytest.raises(ValueError, match=r"^(step|seats|dealt)"):
            check_form(leak)
