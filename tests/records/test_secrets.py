"""What is told of a game that is not over: no seed, no hidden card, no digest over secrets."""

import msgspec
import pytest

from motherlode.core.moves import Moves
from motherlode.core.record import ClaimStep, MoveStep, Person, Record, Robot, ToldStep
from motherlode.core.record_forms import check_form
from motherlode.core.record_text import write_text
from motherlode.core.recorder import Recorder
from motherlode.core.state import NOBODY
from motherlode.core.twins import Rig
from tests.records.making import GOLDEN, SEEDS, RiggedRecorder, begin, play

SETUP = "saboteur(edition=ru-strict, seats=5, first_player=seat0)"
SETUP2 = "saboteur2(seats=5, first_player=seat0)"
SETUP_DUEL = "duel(first_player=green)"
NO_RIG = Rig(-1, 0, 0)
ROLES, GOALS, DECK = 0, 1, 2
DUEL_GOALS, DUEL_DECK = 0, 1
"""The shuffles of a round, in their order: a duel has no roles."""
RIGS = {
    SETUP: [
        Rig(ROLES, 0, 5),
        Rig(GOALS, 0, 2),
        Rig(DECK, 66, 0),
        Rig(DECK, 50, 49),
        Rig(DECK, 3, 30),
    ],
    SETUP2: [
        Rig(ROLES, 14, 0),
        Rig(ROLES, 14, 13),
        Rig(GOALS, 0, 2),
        Rig(DECK, 117, 0),
        Rig(DECK, 107, 101),
        Rig(DECK, 3, 90),
    ],
    SETUP_DUEL: [
        Rig(DUEL_GOALS, 0, 2),
        Rig(DUEL_DECK, 39, 0),
        Rig(DUEL_DECK, 39, 34),
        Rig(DUEL_DECK, 3, 20),
    ],
}
"""Of each game: swaps between hands, the pile, what is set aside."""
TWINS = [(text, rig) for text, rigs in RIGS.items() for rig in rigs]
HALF = {SETUP: 60, SETUP2: 60, SETUP_DUEL: 20}
ROLE_WORDS = {"digger", "saboteur", "green", "blue", "boss", "profiteer", "geologist"}
IN_FRONT = {"trap"}
"""A card that lies in front of a player for all to see, and may be removed."""

tables = pytest.mark.parametrize(
    "text", [SETUP, SETUP2, SETUP_DUEL], ids=["base", "expansion", "duel"]
)
with_roles = pytest.mark.parametrize("text", [SETUP, SETUP2], ids=["base", "expansion"])


@tables
def test_a_save_has_no_digest_over_secrets_and_no_mark(text: str) -> None:
    record = play(begin(text), HALF[text]).record()
    assert record.dealt.whole is None
    assert {step.whole for step in record.steps if isinstance(step, MoveStep)} == {None}
    assert {step.true for step in record.steps if isinstance(step, ClaimStep)} == {None}
    assert '"whole"' not in write_text(record)
    assert '"true"' not in write_text(record)


@tables
def test_a_public_record_has_no_seed_and_no_move(text: str) -> None:
    recorder = play(begin(text), HALF[text])
    public = recorder.public_record()
    check_form(public)
    written = write_text(public)
    assert public.deal.seed is None
    assert str(recorder.deal.seed) not in written
    assert '"seed"' not in written
    assert '"whole"' not in written
    assert not [step for step in public.steps if isinstance(step, MoveStep)]
    assert [step.public for step in public.steps] == [step.public for step in recorder.steps]


@tables
def test_a_public_record_of_a_game_that_is_over_is_the_whole_record(text: str) -> None:
    recorder = play(begin(text))
    assert recorder.public_record() == recorder.record()


def words_of(step: ToldStep) -> set[str]:
    """All that everyone is told in a step."""
    return set(" ".join(step.told).split())


@tables
def test_no_hidden_card_stands_in_a_public_record(text: str) -> None:
    recorder = play(begin(text), HALF[text])
    names = set(recorder.state.public.rules.words.card_names)
    told = [step for step in recorder.public_record().steps if isinstance(step, ToldStep)]
    moves = [step for step in recorder.steps if isinstance(step, MoveStep)]
    passes = 0
    for step, move in zip(told, moves, strict=True):
        # SAB-10: a discard lies face down; whatever else is played, everyone sees that card alone.
        cards = words_of(step) & names
        if move.text.startswith("pass"):
            passes += 1
            assert cards == set()
        elif move.text.startswith("remove"):
            assert cards <= IN_FRONT
        else:
            assert len(cards) <= 1
    assert passes > 0


@with_roles
def test_no_role_stands_in_a_public_record_before_the_round_is_over(text: str) -> None:
    recorder = begin(text)
    while not len(recorder.state.public.turns.won):
        play(recorder, 1)
    *before, last = [
        words_of(step) & ROLE_WORDS
        for step in recorder.public_record().steps
        if isinstance(step, ToldStep)
    ]
    assert before == [set()] * len(before)
    assert last


def test_a_face_stands_in_the_public_record_of_a_duel_only_where_a_goal_was_turned_up() -> None:
    recorder = play(begin(GOLDEN["duel"], SEEDS["duel"]), 30, seed=SEEDS["duel"])
    faces = set(recorder.state.public.rules.words.faces)
    steps = [step for step in recorder.public_record().steps if isinstance(step, ToldStep)]
    lines = [line for step in steps for line in step.told]
    named = [line for line in lines if set(line.split()) & faces]
    assert [line for line in lines if " opened " in line and "door" not in line] == named
    assert len(named) == 2
    assert len([line for line in lines if " looked at " in line]) == 2


def play_lowest(recorder: Recorder, moves: int) -> Recorder:
    """Everyone makes its lowest move: with cards in hand that is to discard one."""
    legal = Moves()
    for _ in range(moves):
        public, seat = recorder.state.public, recorder.asked
        assert seat != NOBODY
        recorder.game.fill(public, recorder.state.own[seat], legal)
        recorder.play(legal.at(0))
    return recorder


@pytest.mark.parametrize(("text", "rig"), TWINS)
def test_twin_deals_have_one_public_record(text: str, rig: Rig) -> None:
    plain = play_lowest(RiggedRecorder(text, NO_RIG), 25)
    twin = play_lowest(RiggedRecorder(text, rig), 25)
    assert plain.public_record() == twin.public_record()


@tables
def test_twin_deals_differ_in_what_is_not_public(text: str) -> None:
    rigs = [NO_RIG, *RIGS[text]]
    records = [play_lowest(RiggedRecorder(text, rig), 25).record() for rig in rigs]
    texts = [
        [step.text for step in record.steps if isinstance(step, MoveStep)] for record in records
    ]
    assert any(moves != texts[0] for moves in texts[1:])


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
