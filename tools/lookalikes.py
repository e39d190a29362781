"""Write the table of characters that look alike anew: `python -m tools.lookalikes WHEEL`.

The wheel is that of confusable-homoglyphs (`pip download --no-deps confusable-homoglyphs==3.3.1`):
its `confusables.json` says which characters Unicode's security data calls confusable, each with
each. We keep what a name at a table may be imitated with, as a character and what it looks like.
"""

import json
import sys
import unicodedata
import zipfile
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from motherlode.server.wire.likeness import TABLE, plain
from tools.package import ROOT

INSIDE: Final = "confusable_homoglyphs/confusables.json"
FAMILIAR: Final = ("LATIN", "CYRILLIC", "GREEK", "DIGIT")
"""What names here are written with; whoever imitates them takes a character that looks so."""
HEAD: Final = """\
# Characters that look like others: what they look like, a tab, and the characters.
# Made by tools/lookalikes.py of the data of confusable-homoglyphs 3.3.1, which are Unicode 15.1's
# confusables.txt (UTS 39); licences of both are in LICENSES.txt.
"""

Pairs = dict[str, list[dict[str, str]]]


def main() -> None:
    """Write the table."""
    with zipfile.ZipFile(sys.argv[1]) as wheel:
        # Letters of scripts that run leftwards stand between marks of direction there.
        pairs: Pairs = json.loads(wheel.read(INSIDE).replace(rb"\u200e", b""))
    place = ROOT / "src" / "motherlode" / "server" / "wire" / TABLE
    lines = table_of(pairs)
    place.write_text(HEAD + "".join(f"{line}\n" for line in lines), "utf-8")
    print(f"{place}: {len(lines)} lines, {place.stat().st_size} bytes")


def table_of(pairs: Pairs) -> list[str]:
    """The lines of the table, sorted."""
    alike = _groups(pairs)
    first = {text: min(group, key=_rank) for group in alike for text in group}
    looks: dict[str, list[str]] = defaultdict(list)
    for character in sorted(first):
        look = _last(first[character], first)
        if len(character) == 1 and _kept(character, look):
            looks[look].append(character)
    return [f"{look}\t{''.join(group)}" for look, group in sorted(looks.items())]


def _groups(pairs: Pairs) -> Iterable[set[str]]:
    """Texts that look alike, all of them together."""
    left = set(pairs)
    while left:
        group, new = set[str](), [left.pop()]
        while new:
            text = new.pop()
            group.add(text)
            new += [pair["c"] for pair in pairs.get(text, ()) if pair["c"] not in group]
        left -= group
        yield group


def _rank(text: str) -> tuple[int, bool, bool, str]:
    """What a group is known by: several letters that look like one, else a keyboard's first."""
    return -len(text), not text.isascii(), not text.isalnum(), text


def _kept(character: str, look: str) -> bool:
    # What normalizing changes anyway (wide and mathematical letters) needs no line.
    same = plain(character) != character or character == look
    return not same and any(
        unicodedata.name(letter, "").startswith(FAMILIAR) for letter in (character, *look)
    )


def _last(look: str, first: dict[str, str]) -> str:
    """What is left of a look when each of its characters is replaced by what it looks like."""
    for _ in range(8):
        new = plain("".join(first.get(letter, letter) for letter in plain(look)))
        if new == look:
            return look
        look = new
    raise ValueError(f"{look!r} never comes to rest")


if __name__ == "__main__":
    main()
