"""Changes, one by one: what they look like, what is made of them, and what does not fit."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.core.changes import Misfit, change_between, changed
from tests.server.wire.completing import MISFIT, in_browser, in_python

CASES: list[tuple[Any, Any, Any]] = [
    # What was, what is, and what is sent.
    (1, 2, [2]),
    (None, {"a": 1}, [{"a": 1}]),
    ({"a": 1}, None, [None]),
    ({"a": 1}, [1], [[1]]),
    ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
    ({"a": {"b": {"c": 1}, "d": 2}}, {"a": {"b": {"c": 0}, "d": 2}}, {"a": {"b": {"c": [0]}}}),
    # Fields that come, go or change places.
    ({"a": 1}, {"a": 1, "b": 2}, [{"a": 1, "b": 2}]),
    ({"a": 1, "b": 2}, {"b": 2}, [{"b": 2}]),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [{"b": 2, "a": 1}]),
    # Lists that grow, shrink, and are shuffled.
    ([], ["a"], [0, 0, ["a"]]),
    (["a"], [], [0, 1, []]),
    (["a", "b"], ["a", "x", "b"], [1, 0, ["x"]]),
    (["a", "a"], ["a", "a", "a"], [2, 0, ["a"]]),
    (["a", "a", "a"], ["a"], [1, 2, []]),
    (["a", "b", "c"], ["a", "x", "c"], [1, 1, ["x"]]),
    (["a", "b", "c"], ["c", "b"], [0, 3, ["c", "b"]]),
    (["a"], ["b"], [0, 1, ["b"]]),
    # Lists of what has parts itself.
    ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
    ([["a", "b"], ["c"]], [["a", "x"], ["c"]], {"0": [1, 1, ["x"]]}),
    ([{"a": 1}], [{"a": 1}, {"a": 2}], [1, 0, [{"a": 2}]]),
    ([{"a": 1}, None], [None, {"a": 1}], [0, 2, [None, {"a": 1}]]),
    ([[1]], [[]], {"0": [0, 1, []]}),
]
MISFITS: list[tuple[Any, Any]] = [
    ({"a": 1}, {"b": [1]}),
    ({"a": 1}, {"toString": [1]}),
    ({"a": {}}, {"a": []}),
    ({"a": 1}, {"a": {"b": [1]}}),
    ({"a": 1}, {"a": 1}),
    ({"a": 1}, [0, 0, ["a"]]),
    (["a"], [1, 1, []]),
    (["a"], [2, 0, ["b"]]),
    (["a"], [-1, 1, []]),
    (["a"], [0, -1, []]),
    (["a"], [0, 1, "b"]),
    (["a"], {"1": ["b"]}),
    (["a"], {"-1": ["b"]}),
    (["a"], {"length": [0]}),
    (["a"], [0, 1]),
    (1, {}),
    (None, {"a": [1]}),
    ({"a": 1}, None),
    ({"a": 1}, "a"),
]


class Tile(msgspec.Struct):
    """A struct as games show them."""

    cell: str
    held: int = msgspec.field(default=0, name="holds")


class Sparse(msgspec.Struct, omit_defaults=True):
    """A struct of which fields may be left out."""

    cell: str
    nugget: bool = False


class Row(msgspec.Struct, array_like=True):
    """A struct that is sent as a list."""

    cell: str
    nugget: bool = False


def frames(view: Any, change: Any, since: int = 0) -> list[bytes]:
    """A connection that was sent a view, and a change of it."""
    first = {"moves_made": 0, "asked": 0, "view": view}
    then = {"moves_made": 1, "asked": 0, "changed": {"since": since, "view": change}}
    news = [{"type": "news", "rev": rev, "play": play} for rev, play in enumerate((first, then))]
    return [msgspec.json.encode(one) for one in news]


@pytest.mark.parametrize(("old", "new", "change"), CASES)
def test_a_change_is_as_small_as_it_is_described(old: Any, new: Any, change: Any) -> None:
    before = msgspec.json.encode(old)

    assert change_between(old, new) == change
    assert msgspec.json.encode(changed(old, change)) == msgspec.json.encode(new)
    assert msgspec.json.encode(old) == before


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        (Tile("1,0"), Tile("1,0", 2), {"holds": [2]}),
        ([Tile("1,0")], [Tile("0,0"), Tile("1,0")], [0, 0, [Tile("0,0")]]),
        ([Tile("1,0"), Tile("2,0")], [Tile("1,0"), Tile("2,0", 1)], {"1": {"holds": [1]}}),
        (Sparse("1,0"), Sparse("1,0", nugget=True), [Sparse("1,0", nugget=True)]),
        (Row("1,0"), Row("1,0", nugget=True), [Row("1,0", nugget=True)]),
        (Tile("1,0"), Sparse("1,0"), [Sparse("1,0")]),
        ({1: "a"}, {1: "b"}, [{1: "b"}]),
        (("a", "b"), ("a", "c"), [("a", "c")]),
    ],
)
def test_what_games_show_changes_field_by_field(old: Any, new: Any, change: Any) -> None:
    sent = change_between(old, new)

    assert sent == change
    plain_old, plain_change = (msgspec.json.decode(msgspec.json.encode(one)) for one in (old, sent))
    assert msgspec.json.encode(changed(plain_old, plain_change)) == msgspec.json.encode(new)


def test_a_browser_makes_the_same_of_every_change(tmp_path: Path) -> None:
    connections = [frames(old, change) for old, _, change in CASES]

    made = in_browser(tmp_path, connections)

    for (old, new, _), messages in zip(CASES, made, strict=True):
        views = [msgspec.json.encode(message["play"]["view"]) for message in messages]
        assert views == [msgspec.json.encode(old), msgspec.json.encode(new)]
    assert made == [in_python(connection) for connection in connections]


@pytest.mark.parametrize(("old", "change"), MISFITS)
def test_a_change_of_something_else_is_a_misfit(old: Any, change: Any) -> None:
    with pytest.raises(Misfit):
        changed(old, change)


def test_whatever_follows_a_misfit_is_one_until_a_whole_view_comes(tmp_path: Path) -> None:
    whole, fits = frames({"a": 1}, {"a": [2]})
    connections = [
        *([*frames(old, change), fits, whole, fits] for old, change in MISFITS),
        # After the wrong number of moves, and after no view at all.
        [*frames({"a": 1}, {"a": [2]}, since=3), fits, whole, fits],
        [fits, fits, fits, whole, fits],
    ]

    made = in_browser(tmp_path, connections)

    assert made == [in_python(connection) for connection in connections]
    for messages in made:
        assert [message == MISFIT for message in messages[1:]] == [True, True, False, False]
