"""Texts that somebody types who means no good, and what must have become of them."""

import unicodedata
from typing import Final

from hypothesis import strategies as st

from motherlode.server.wire.texts import BLANKS, MARKS, MOST_MARKS, UNSEEN

MARKUP: Final = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&lt;b&gt;",
    "[a](javascript:alert(1))",
    "'; DROP TABLE guest; --",
    "{{7*7}}",
    "%s%n%x",
    "\x1b[31mred\x1b[0m",
)
TRICKS: Final = (
    "\u202e\u202d\u2066\u2069\u200f\u061c",  # bidi
    "\u200b\u200c\u200d\u2060\ufeff\u00ad",  # without width
    "\x00\x07\x08\x1b\x7f\x85\u2028\u2029",  # control
    "\u0300\u0301\u0338\u0489\u20dd\u0f71",  # accents
    "\u3164\u115f\u1160\uffa0\u2800\u034f\ufe0f",  # blanks
    "\ue000\U000f0000\U000e0041\ufdd0\uffff",  # private, tags, no letters at all
    "\u1100\u1161\u11a8\u0344\u0958\ufb1d",  # letters that change when brought into one form
    "\ufdfa\u0390\u1f82",  # and some that grow
)


def hostile_texts(longest: int, *, shortest: int = 0) -> st.SearchStrategy[str]:
    """Markup, tricks and all letters there are, in any order; no halves of pairs."""
    letters = st.characters(exclude_categories=["Cs"])
    pieces = st.one_of(
        st.sampled_from(MARKUP),
        st.sampled_from(TRICKS).flatmap(lambda trick: st.text(trick, min_size=1, max_size=40)),
        st.text(letters, max_size=20),
        st.sampled_from([" ", "a", "é"]),
    )
    joined = st.lists(pieces, max_size=30).map("".join).map(lambda text: text[:longest])
    return joined.filter(lambda text: len(text) >= shortest)


def assert_harmless(text: str, *, longest: int) -> None:
    """A text of one line, in one form, within its length."""
    assert text
    assert len(text) <= longest
    assert text == " ".join(text.split())
    assert unicodedata.is_normalized("NFC", text)
    kinds = [unicodedata.category(letter) for letter in text]
    assert not UNSEEN & set(kinds)
    assert not BLANKS & set(text)
    row = 0
    for kind in kinds:
        row = row + 1 if kind in MARKS else 0
        assert row <= MOST_MARKS
