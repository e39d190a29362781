"""A record as text and back: JSON, a step a line; read strictly, complaining with the place."""

import json
import re
from typing import Any, Final, NoReturn

import msgspec

from motherlode.core.record import FORMAT, HASH, NONCE, Record
from motherlode.core.record_forms import check_form

DECODER: Final = msgspec.json.Decoder(Record)
DAMAGED: Final = "the file is damaged, cut off, or no record of motherlode"
PATH: Final = re.compile(r" - at `\$\.?(.*)`$")
STEP: Final = re.compile(r"^steps\[(\d+)\]\.?")
KINDS: Final = {
    "seats": "; it is person or bot",
    "deal": "; it is fast or secure",
    "steps": "; it is move, claim or told",
}
PLAINER: Final = {
    f"`str` matching regex '{HASH}'": "64 digits of 0-9 and a-f",
    f"`str` matching regex '{NONCE}'": "32 digits of 0-9 and a-f",
}


def write_text(record: Record) -> str:
    """The record as JSON: a line for each field, each seat and each step."""
    fields = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        many = isinstance(value, tuple)
        fields.append(f'  "{name}": {_write_lines(value) if many else _write(value)}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _write_lines(values: tuple[object, ...]) -> str:
    return "[" + ",".join(f"\n    {_write(value)}" for value in values) + "\n  ]"


def _write(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read_text(data: bytes, place: str) -> Record:
    """The record that a file holds; `ValueError` names the file, its line, field or step."""
    try:
        _check_json(data)
        record = DECODER.decode(data)
        check_form(record)
    except msgspec.ValidationError as problem:
        raise ValueError(f"{place}: {_explain(str(problem))}") from None
    except msgspec.DecodeError as problem:
        raise ValueError(f"{place}: {problem}: {DAMAGED}") from None
    except RecursionError:
        raise ValueError(f"{place}: {DAMAGED}") from None
    except ValueError as problem:
        raise ValueError(f"{place}: {problem}") from None
    return record


def _check_json(data: bytes) -> None:
    """`ValueError` with the line if this is no JSON, no record, or of another format."""
    try:
        text = data.decode()
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise ValueError(f"line {line}: this is no text: {DAMAGED}") from None
    try:
        found = json.loads(text, object_pairs_hook=_once_each, parse_constant=_no_number)
    except json.JSONDecodeError as problem:
        raise ValueError(f"line {problem.lineno}: {problem.msg}: {DAMAGED}") from None
    version = found.get("format") if isinstance(found, dict) else None
    if version is None:
        raise ValueError(f"it has no `format`: {DAMAGED}")
    if version != FORMAT:
        raise ValueError(f"format: it is {version!r}, this program reads {FORMAT}")


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the field {twice!r} is given twice")
    return fields


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number of JSON: {DAMAGED}")


def _explain(message: str) -> str:
    """What msgspec complains of, the place first: `step 4, seat: expected …`."""
    found = PATH.search(message)
    path = found[1] if found else ""
    what = PATH.sub("", message)
    for technical, plain in PLAINER.items():
        what = what.replace(technical, plain)
    what += KINDS.get(path.partition("[")[0].partition(".")[0], "") if path.endswith("kind") else ""
    step = STEP.match(path)
    if step:
        rest = STEP.sub("", path)
        path = f"step {int(step[1]) + 1}" + (f", {rest}" if rest else "")
    return f"{path}: {what}" if path else what
