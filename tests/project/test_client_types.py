"""The types of the browser's client are checked, against what the server really sends."""

import base64
import hashlib
import io
import json
import tarfile
from pathlib import Path

import pytest

from tools import typescript
from tools.trouble import Trouble
from tools.wire_types import PLACE, wire_types, write_type

pytestmark = pytest.mark.pure


def test_the_types_of_messages_are_those_of_the_server() -> None:
    assert PLACE.read_text("utf-8") == wire_types(), "run tools/wire_types"


@pytest.mark.parametrize(
    ("shape", "written"),
    [
        ({"type": "integer"}, "number"),
        ({"enum": ["bot", "person"]}, "'bot' | 'person'"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "boolean"}]}},
            "(string | boolean)[]",
        ),
        ({"prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"$ref": "Chair"}}, "Record<string, Chair>"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, "number"),
        ({}, "any"),
    ],
)
def test_a_schema_becomes_a_type(shape: dict[str, object], written: str) -> None:
    assert write_type(shape) == written


def test_another_program_under_that_name_is_not_used() -> None:
    content = b"not what we know"
    typescript.insist_on_hash(content, base64.b64encode(hashlib.sha512(content).digest()).decode())

    with pytest.raises(Trouble, match="not the one that this project names"):
        typescript.insist_on_hash(content, typescript.INTEGRITY)


def test_a_package_lands_in_its_place_and_nowhere_else(tmp_path: Path) -> None:
    names = ["package/lib/tsc.js", "package/../../out.js", "../up.js", "/etc/motherlode.js"]
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name in names:
            archive.addfile(tarfile.TarInfo(name), io.BytesIO())
    typescript.unpack(packed.getvalue(), tmp_path / "place")

    found = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()]
    assert found == [Path("place/package/lib/tsc.js")]


@pytest.mark.long
@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("/** @type {import('./wire').Chair} */ export const one = { seat: 0, kind: 'bot' };", 0),
        ("/** @type {import('./wire').Chair} */ export const one = { seat: '0', kind: 'bot' };", 2),
        ("export const dig = (card) => card;", 2),
    ],
)
def test_a_wrong_type_is_found(tmp_path: Path, line: str, wrong: int) -> None:
    project = json.loads(typescript.PROJECT.read_text())
    project |= {"include": ["*.js", "*.d.ts"], "exclude": []}
    (tmp_path / "jsconfig.json").write_text(json.dumps(project))
    (tmp_path / "wire.d.ts").write_text(wire_types())
    (tmp_path / "one.js").write_text(line)

    assert typescript.check(typescript.fetch(), tmp_path / "jsconfig.json") == wrong
