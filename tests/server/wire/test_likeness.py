"""The table of characters that look alike, and the tool that makes it."""

from importlib.resources import files

from motherlode.server.wire.likeness import TABLE, looks, plain
from tools.lookalikes import table_of


def test_the_tool_brings_what_looks_alike_together() -> None:
    pairs = {
        "l": [{"c": "1"}, {"c": "І"}, {"c": "ł"}],
        "1": [{"c": "l"}],
        "І": [{"c": "l"}],
        "ł": [{"c": "l"}],
        "rn": [{"c": "m"}],
        "m": [{"c": "rn"}],
        "Ａ": [{"c": "A"}],
        "A": [{"c": "Ａ"}],
        "一": [{"c": "㇐"}],
        "㇐": [{"c": "一"}],
    }
    assert table_of(pairs) == ["1\tlłІ", "rn\tm"]


def test_every_line_of_the_table_is_needed_and_leads_somewhere_at_once() -> None:
    text = files("motherlode.server.wire").joinpath(TABLE).read_text("utf-8")
    lines = [line.split("\t") for line in text.splitlines() if not line.startswith("# ")]
    characters = "".join(group for _, group in lines)
    assert len(set(characters)) == len(characters) > 700
    for look, group in lines:
        assert plain(look) == look
        assert not set(look) & set(characters)
        assert all(plain(character) == character for character in group)


def test_a_name_of_dots_has_a_look_too() -> None:
    assert looks("...") != looks("!!!")
