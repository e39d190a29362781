"""What a person types, made into the notation: abbreviations and names are spelled out.

>>> legal = ["dig cross 1,0", "dig curve_ne turned 1,0", "break lamp 1", "break lamp 2"]
>>> spell_out("d cr 1, 0", legal, ["dig", "break"], [], {})
'dig cross 1,0'
>>> spell_out("b l dagna", legal, ["dig", "break"], [], {"dagna": "1", "kazad": "2"})
'break lamp 1'
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

COMMA: Final = re.compile(r"\s*,\s*")


def spell_out(
    typed: str,
    legal: Sequence[str],
    verbs: Sequence[str],
    words: Sequence[str],
    aliases: Mapping[str, str],
) -> str:
    """The notation of what was typed; words that nobody knows stay as they are.

    A word may be cut short if only one legal move goes on like that, or else if only one word of
    the notation does. `ValueError` if it could be several.
    """
    spelled: list[str] = []
    for word in COMMA.sub(",", typed.lower()).split():
        here = _next_words(legal, spelled)
        meant = {**_plain(here), **{name: of for name, of in aliases.items() if of in here}}
        known = _plain(words if spelled else verbs)
        spelled.append(_match(word, meant) or _match(word, known) or word)
    return " ".join(spelled)


def close_to(text: str, legal: Sequence[str]) -> list[str]:
    """Legal moves that say the same with a word more or less, such as `turned`."""
    words = set(text.split())
    return [other for other in legal if words < set(other.split()) or words > set(other.split())]


def _next_words(legal: Sequence[str], spelled: Sequence[str]) -> list[str]:
    """The words with which legal moves go on that begin like this."""
    size = len(spelled)
    split = [text.split() for text in legal]
    return sorted({words[size] for words in split if words[:size] == spelled and len(words) > size})


def _plain(words: Iterable[str]) -> dict[str, str]:
    return {word: word for word in words}


def _match(word: str, known: Mapping[str, str]) -> str | None:
    """What a word stands for, whole or cut short; numbers and cells are never cut short."""
    if word in known:
        return known[word]
    if not word[0].isalpha():
        return None
    found = sorted({name for name in known if name.startswith(word)})
    if len({known[name] for name in found}) > 1:
        raise ValueError(f"{word!r} could be {', '.join(found[:-1])} or {found[-1]}.")
    return known[found[0]] if found else None
