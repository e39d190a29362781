"""What hostile clients send over a WebSocket: noise, almost right messages, right ones too much."""

import json
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from motherlode.server.wire import commands as c
from tests.server.wire.texts import hostile_texts

Frame = str | bytes

HUGE: Final = ["1" * 400, "1e400", "-0.0", "9007199254740993", "1" + "0" * 5000]
# Whoever sits at a table may leave it, and needs no other field to say so.
TAGS: Final = [str(kind.__struct_config__.tag) for kind in c.COMMANDS if kind is not c.Leave]
FIELDS: Final = sorted({field for kind in c.COMMANDS for field in kind.__struct_fields__})
DEEP: Final = 4000


def frames() -> st.SearchStrategy[Frame]:
    """Anything that a server must not fall for."""
    return st.one_of(noise(), broken_json(), almost_commands(), too_large())


def noise() -> st.SearchStrategy[Frame]:
    """Bytes and letters without any sense."""
    return st.one_of(st.binary(max_size=300), st.text(max_size=300), hostile_texts(500))


def broken_json() -> st.SearchStrategy[Frame]:
    """JSON that ends too early, nests too deep, or holds numbers that nothing can hold."""
    number = st.sampled_from(HUGE).map('{{"type":"move","text":"x","expected":{}}}'.format)
    deep = st.sampled_from(["[", '{"id":', '{"type":"say","text":[']).map(
        lambda piece: piece * (DEEP // len(piece))
    )
    cut = commands().flatmap(
        lambda text: st.integers(0, len(text)).map(lambda end: text[:end] + "}" * (end % 2))
    )
    halves = st.sampled_from(['{"type":"say","text":"\\ud800"}', '{"type":"wait","id":"\\udfff"}'])
    twice = st.just('{"type":"wait","type":"close"}')
    return st.one_of(number, deep, cut, halves, twice)


def almost_commands() -> st.SearchStrategy[Frame]:
    """Objects with the fields of commands, and values that may be anything."""
    values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=5,
    )
    names = st.sampled_from([*FIELDS, "rev", "guest", "seed", "__class__", ""])
    tags = st.sampled_from([*TAGS, "dealt", "moved", "welcome", "", None, 7])
    bodies = st.dictionaries(names, values, max_size=5)
    return st.builds(lambda tag, body: json.dumps({**body, "type": tag}), tags, bodies)


def too_large() -> st.SearchStrategy[Frame]:
    """More than a message may have, and more than a frame may have."""
    sizes = st.sampled_from([8193, 2**16, 2**16 + 1, 2**18])
    return sizes.map(lambda size: json.dumps({"type": "say", "text": "x" * size})[:size])


def commands() -> st.SearchStrategy[str]:
    """Commands that are formed well, and refused to whoever has no right to them."""
    return st.sampled_from(FORBIDDEN).flatmap(_filled).map(_text)


FORBIDDEN: Final[tuple[type[c.AnyCommand], ...]] = tuple(
    kind for kind in c.COMMANDS if kind not in (c.Leave, c.Claim, c.Say, c.Report)
)
"""What one who sits at a table during a game has no right to, if it is not their turn; a spectator
has no right to the first two of the others either."""


def _filled(kind: type[c.AnyCommand]) -> st.SearchStrategy[c.AnyCommand]:
    values: dict[str, st.SearchStrategy[Any]] = {
        "id": st.text(max_size=64),
        "seat": st.integers(0, 11),
        "spectator": st.none() | st.integers(1000, 9999),
        "name": hostile_texts(200, shortest=1),
        "colour": st.none() | st.sampled_from(["teal", "none"]),
        "bot": st.sampled_from(["random", "miner", "x"]),
        "nonce": st.text("0123456789abcdef", min_size=32, max_size=32),
        "text": st.sampled_from(["pass", "dig cross 1,0", "discard 0"]) | st.text(min_size=1),
        "expected": st.integers(0, 400) | st.just(2**53),
        "silent": st.booleans(),
    }
    return st.builds(kind, **{name: values[name] for name in kind.__struct_fields__})


def _text(command: c.AnyCommand) -> str:
    return msgspec.json.encode(command).decode()
