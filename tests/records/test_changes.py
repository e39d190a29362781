"""Every change to a record is noticed, and the first step that differs is named."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from motherlode.core.record import Record
from motherlode.core.record_replay import Difference, replay_record
from motherlode.games.registry import find_game
from tests.records.making import (
    SHORT,
    SHORT2,
    SHORT_DUEL,
    Path_,
    as_data,
    begin,
    complaint,
    finished,
    leaves,
    look_up,
    play,
    put,
)

repeatable = settings(derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FINISHED = finished()
SAVE = play(begin(SHORT), 15).record()
PUBLIC = play(begin(SHORT), 15).public_record()
FINISHED2 = finished(SHORT2)
PUBLIC2 = play(begin(SHORT2), 40).public_record()
FINISHED_DUEL = finished(SHORT_DUEL)
PUBLIC_DUEL = play(begin(SHORT_DUEL), 20).public_record()
END = len(FINISHED.steps) + 1


def changed(value: Any) -> Any:
    """Something else of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value[:-1] + ("0" if value[-1] != "0" else "1")
        case _:
            return 1


def place_of(problem: Difference | ValueError) -> str:
    """Where a complaint says that something is wrong."""
    text = str(problem).removeprefix("spoiled.json: ").removeprefix("differs at ")
    return text.partition(":")[0].partition(",")[0]


def is_right_place(place: str, path: Path_) -> bool:
    """Whether a change was noticed where it is; before the first step the deal notices it."""
    field = place.partition("[")[0].partition(".")[0]
    if path[0] == "steps":
        return place == f"step {int(path[1]) + 1}"
    return field in ({path[0], "the end"} if path[0] == "outcome" else {path[0], "the deal"})


def is_bot_seed(path: Path_) -> bool:
    """What nothing in a record depends on: it only makes the same bot again."""
    return path[0] == "seats" and path[-1] == "seed"


@pytest.mark.parametrize(
    "record",
    [FINISHED, SAVE, FINISHED2, FINISHED_DUEL],
    ids=["finished", "unfinished", "expansion", "duel"],
)
def test_any_single_value_that_changes_is_noticed_at_its_place(record: Record) -> None:
    data = as_data(record)
    unnoticed, misplaced = [], []
    for path in [path for path in leaves(data) if not is_bot_seed(path)]:
        before = look_up(data, path)
        put(data, path, changed(before))
        problem = complaint(data)
        put(data, path, before)
        if problem is None:
            unnoticed.append(path)
        elif not is_right_place(place_of(problem), path):
            misplaced.append((path, str(problem)))
    assert (unnoticed, misplaced) == ([], [])
    assert complaint(data) is None


@pytest.mark.parametrize(
    "record",
    [FINISHED, SAVE, PUBLIC, PUBLIC2, PUBLIC_DUEL],
    ids=["finished", "save", "public", "expansion", "duel"],
)
def test_any_field_that_is_missing_or_too_much_is_noticed(record: Record) -> None:
    data = as_data(record)
    parts = [data, *(look_up(data, path[:-1]) for path in leaves(data))]
    for part in [part for part in parts if isinstance(part, dict)]:
        part["extra"] = 1
        assert "unknown field `extra`" in str(complaint(data))
        del part["extra"]
        for name in list(part):
            value = part.pop(name)
            if (name, len(part)) not in (("seed", 3), ("told", 1)):  # a bot's seed; nothing told
                assert complaint(data) is not None, name
            part[name] = value


def first_step(kind: str) -> int:
    """The place of the first step of a kind."""
    steps = as_data(FINISHED)["steps"]
    return next(place for place, step in enumerate(steps) if step["kind"] == kind)


def swap_discard(data: Any) -> None:
    """Another card of the same hand is discarded: nobody could see that."""
    number, card = _discards()[0]
    data["steps"][number]["text"] = f"pass {card}"


def _discards() -> list[tuple[int, str]]:
    """Steps that discard a card, with another card that the hand held."""
    found, game = [], find_game("saboteur")
    before: dict[int, list[str]] = {}
    for moment in replay_record(game, FINISHED):
        text = getattr(moment.step, "text", "")
        if moment.step is not None and text.startswith("pass "):
            others = [card for card in before[moment.step.seat] if f"pass {card}" != text]
            found += [(moment.number - 1, card) for card in others[:1]]
        for seat, own in enumerate(moment.state.own):
            names = moment.state.public.rules.words.card_names
            before[seat] = [names[card] for card in own.hand.list()]
    return found


def other_move(data: Any) -> None:
    """Another legal move in the place of the first."""
    recorder = begin(SHORT)
    public = recorder.state.public
    step = data["steps"][first_step("move")]
    texts = [recorder.game.write(public, move) for move in recorder.game.legal(recorder.state)]
    step["text"] = next(text for text in texts if text != step["text"])


def edit(*path: str | int, to: Any) -> Callable[[Any], None]:
    """Put a value somewhere."""
    return lambda data: put(data, path, to)


MOVE, CLAIM, PASS = first_step("move"), first_step("claim"), _discards()[0][0]
OTHER_HASH = "5" * 64

CHANGES: list[tuple[str, Callable[[Any], None], int, str]] = [
    ("another legal move", other_move, MOVE + 1, "what everyone sees has another digest"),
    ("an illegal move", edit("steps", MOVE, "text", to="rockfall 5,5"), MOVE + 1, "is refused"),
    ("no move", edit("steps", MOVE, "text", to="dance"), MOVE + 1, "begins with one of"),
    ("capitals", edit("steps", MOVE, "text", to="PASS"), MOVE + 1, "is written 'pass'"),
    ("another discard", swap_discard, PASS + 1, "the whole state has another digest"),
    ("the seed", edit("deal", "seed", to=OTHER_HASH), 0, "not the hash of the seed"),
    ("the commitment", edit("deal", "commitment", to=OTHER_HASH), 0, "not the hash of the seed"),
    ("a nonce", edit("deal", "nonces", 1, to="5" * 32), 0, "another digest"),
    ("a public digest", edit("steps", 9, "public", to=OTHER_HASH), 10, "everyone sees"),
    ("a whole digest", edit("steps", MOVE, "whole", to=OTHER_HASH), MOVE + 1, "whole state"),
    ("a claim", edit("steps", CLAIM, "text", to="seat 1 is a digger"), CLAIM + 1, "another digest"),
    ("no claim", edit("steps", CLAIM, "text", to="I am hungry"), CLAIM + 1, "cannot be claimed"),
    ("the winners", edit("outcome", "winners", to=[]), END, "others won"),
    ("the scores", edit("outcome", "scores", to=[9, 9, 9]), END, "the scores are others"),
    ("the reason", edit("outcome", "why", to="tired"), END, "it ended for another reason"),
    ("the edition", edit("setup", to=SHORT.replace("ru", "ua")), 0, "another digest"),
    ("a name", edit("seats", 0, "name", to="Mallory"), 0, "another digest"),
    ("who plays", edit("seats", 1, to={"kind": "person", "name": "Dagna"}), 0, "another digest"),
    ("a step less", lambda data: data["steps"].pop(), END - 1, "the game goes on"),
    ("a step twice", lambda d: d["steps"].append(d["steps"][-1]), END, "the game is over before"),
]


@pytest.mark.parametrize(
    ("change", "number", "words"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES]
)
def test_a_change_is_named_at_its_step(
    change: Callable[[Any], None], number: int, words: str
) -> None:
    data = as_data(FINISHED)
    change(data)
    problem = complaint(data)
    assert isinstance(problem, Difference), problem
    assert problem.number == number
    assert words in str(problem)


@repeatable
@given(st.sampled_from(range(len(FINISHED.steps))), st.text(max_size=80))
def test_whatever_stands_in_place_of_a_text_is_noticed_at_its_step(step: int, text: str) -> None:
    data = as_data(FINISHED)
    assume(data["steps"][step]["text"] != text)
    data["steps"][step]["text"] = text
    problem = complaint(data)
    assert problem is not None
    assert place_of(problem) == f"step {step + 1}"


def test_a_wrong_mark_of_a_claim_is_named() -> None:
    data = as_data(FINISHED)
    data["steps"][CLAIM]["true"] = not data["steps"][CLAIM]["true"]
    problem = complaint(data)
    assert str(problem) == f"differs at step {CLAIM + 1}: the claim is marked wrongly"


@pytest.mark.parametrize(
    "record", [FINISHED, FINISHED2, FINISHED_DUEL], ids=["base", "expansion", "duel"]
)
def test_a_step_left_out_is_named_where_it_was(record: Record) -> None:
    for gone in range(len(record.steps) - 1):
        data = as_data(record)
        del data["steps"][gone]
        problem = complaint(data)
        assert isinstance(problem, Difference)
        assert problem.number == gone + 1


def test_an_end_that_is_hidden_is_noticed() -> None:
    data = as_data(FINISHED)
    data["outcome"] = None
    for step in [data["dealt"], *data["steps"]]:
        step.pop("whole", None)
        step.pop("true", None)
    assert str(complaint(data)) == (
        "differs at the end: the game is over, and no outcome is recorded"
    )
