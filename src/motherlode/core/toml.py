"""Data files are read once, strictly, and complain with their place."""

import tomllib
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_toml(text: str, place: str, kind: type[T]) -> T:
    """A TOML text as typed data; `ValueError` names the file, the key and what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(text), kind, str_keys=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise ValueError(f"{place}: {problem}") from None
