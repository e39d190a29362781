"""The messages of the wire as TypeScript knows them: `static/wire.d.ts`, for the client's checks.

It is made from the JSON schema of the very types that are sent. A field that may be left out,
because it has its usual value, is optional there.
"""

import inspect
from types import ModuleType
from typing import Any

import msgspec

from motherlode.server.wire import commands, messages, requests
from tools.package import ROOT

PLACE = ROOT / "src" / "motherlode" / "server" / "static" / "wire.d.ts"
HEADER = "// Made by tools/wire_types from the server's messages; do not edit.\n"
BASES = ("Answer", "Body", "Command", "Message", "Part")
UNIONS = {"AnyMessage": messages.AnyMessage, "AnyCommand": commands.AnyCommand}
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def main() -> None:
    """Write the file."""
    PLACE.write_text(wire_types(), "utf-8")
    print(PLACE.relative_to(ROOT))


def wire_types() -> str:
    """The whole file."""
    kinds = [kind for module in (messages, commands, requests) for kind in _structs(module)]
    shapes, components = msgspec.json.schema_components(
        [*kinds, *UNIONS.values()], ref_template="{name}"
    )
    parts = [_interface(name, components[name]) for name in sorted(components)]
    unions = zip(UNIONS, shapes[len(kinds) :], strict=True)
    parts += [f"export type {name} = {write_type(shape)};\n" for name, shape in unions]
    return "\n".join([HEADER, *parts])


def write_type(shape: dict[str, Any]) -> str:
    """A JSON schema as a type.

    >>> write_type({"anyOf": [{"type": "array", "items": {"$ref": "Chair"}}, {"type": "null"}]})
    'Chair[] | null'
    """
    if "$ref" in shape:
        return str(shape["$ref"])
    if "enum" in shape:
        return " | ".join(f"'{value}'" for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(write_type(one) for one in shape["anyOf"]))
    if "prefixItems" in shape:
        return f"[{', '.join(map(write_type, shape['prefixItems']))}]"
    if shape.get("type") == "array":
        inner = write_type(shape["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if shape.get("type") == "object":
        return f"Record<string, {write_type(shape['additionalProperties'])}>"
    # What a game shows has no schema: each game's own part of the client knows it.
    return PLAIN[shape["type"]] if shape else "any"


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        kind
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and name not in BASES
    ]


def _interface(name: str, shape: dict[str, Any]) -> str:
    says = " ".join(shape.get("description", "").split())
    lines = [f"/** {says} */", f"export interface {name} {{"]
    for field, inner in shape["properties"].items():
        mark = "" if field in shape.get("required", ()) else "?"
        lines.append(f"  {field}{mark}: {write_type(inner)};")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    main()
