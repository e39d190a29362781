"""What changed in data, and how to make the new of the old: one form for whatever games show.

A *change* is one of

    [value]              the new value, whole
    [at, gone, items]    of a list: from `at` on, `gone` items went and `items` came in their place
    {name: change, …}    of an object, or of a list by index: the rest is as it was

An object whose fields come, go or change places is sent whole, so that what is made of the old is
the new to the byte. `static/app/changes.js` is `changed` for browsers.
"""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import astuple

Change: TypeAlias = "list[Any] | dict[str, Any]"


class Misfit(ValueError):
    """A change that was not made for this data."""


# What a server does


def change_between(old: Any, new: Any) -> Change:
    """The change that makes the new of the old: structs, lists and dicts part by part.

    What is equal in Python must be the same in JSON: a field is not now 1, now true.

    >>> change_between({"pile": 3, "maze": ["a", "c"]}, {"pile": 2, "maze": ["a", "b", "c"]})
    {'pile': [2], 'maze': [1, 0, ['b']]}
    """
    if type(old) is not type(new):
        return [new]
    if isinstance(new, list):
        return _in_list(old, new)
    if isinstance(new, dict):
        return _in_dict(old, new)
    names = _fields(new)
    return [new] if names is None else _in_struct(names, astuple(old), astuple(new))


def _in_struct(names: tuple[str, ...], old: tuple[Any, ...], new: tuple[Any, ...]) -> Change:
    change: dict[str, Any] = {}
    for at in range(len(names)):
        was, now = old[at], new[at]
        # Most of what stays is the very same object, which is faster to see.
        if was is not now and was != now:
            change[names[at]] = change_between(was, now)
    return change


def _in_dict(old: dict[Any, Any], new: dict[Any, Any]) -> Change:
    names = list(new)
    if names != list(old):
        return [new]
    change: dict[str, Any] = {}
    for name in names:
        if not isinstance(name, str):
            return [new]
        was, now = old[name], new[name]
        if was != now:
            change[name] = change_between(was, now)
    return change


def _in_list(old: list[Any], new: list[Any]) -> Change:
    before, after = len(old), len(new)
    if before == after and after and _has_parts(new[0]):
        change: dict[str, Any] = {}
        for at in range(after):
            if old[at] != new[at]:
                change[str(at)] = change_between(old[at], new[at])
        return change
    # Lists are sorted: what comes and goes has neighbours on both sides.
    shorter = min(before, after)
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    last = 0
    while last < shorter - first and old[before - 1 - last] == new[after - 1 - last]:
        last += 1
    return [first, before - first - last, new[first : after - last]]


def _has_parts(item: object) -> bool:
    return isinstance(item, (list, dict, msgspec.Struct))


_FIELDS: Final[dict[type, tuple[str, ...] | None]] = {}


def _fields(new: object) -> tuple[str, ...] | None:
    """The fields of a struct as JSON names them; nothing if it is none, or some may be left out."""
    kind = type(new)
    if kind not in _FIELDS:
        _FIELDS[kind] = _find_fields(new)
    return _FIELDS[kind]


def _find_fields(new: object) -> tuple[str, ...] | None:
    if not isinstance(new, msgspec.Struct):
        return None
    config = new.__struct_config__
    return None if config.omit_defaults or config.array_like else new.__struct_encode_fields__


# What a client does


def changed(old: Any, change: Any) -> Any:
    """The new data; the old stays as it is. `Misfit` if the change was made for other data.

    >>> changed({"pile": 3, "maze": ["a", "c"]}, {"pile": [2], "maze": [1, 0, ["b"]]})
    {'pile': 2, 'maze': ['a', 'b', 'c']}
    """
    match change:
        case [value]:
            return value
        case [int(at), int(gone), list(items)] if isinstance(old, list):
            if not 0 <= at <= at + gone <= len(old):
                raise Misfit(f"a list of {len(old)} cannot change at {at}")
            return [*old[:at], *items, *old[at + gone :]]
        case dict() if isinstance(old, dict):
            return {**old, **{name: changed(_part(old, name), change[name]) for name in change}}
        case dict() if isinstance(old, list):
            new = list(old)
            for name in change:
                at = _index(old, name)
                new[at] = changed(old[at], change[name])
            return new
        case _:
            raise Misfit(f"this is no change of such data: {change!r}")


def _part(old: dict[str, Any], name: str) -> Any:
    if name not in old:
        raise Misfit(f"there is no {name!r} that could change")
    return old[name]


def _index(old: list[Any], name: str) -> int:
    if not name.isdecimal() or int(name) >= len(old):
        raise Misfit(f"a list of {len(old)} cannot change at {name}")
    return int(name)
