"""Scripts and styles as browsers need them: without comments, indentation and other air.

Names stay, and so does every token: a lean script is the same program. That is not proved here but
for each script that ships, by TypeScript's own reader (`tests/server/web/test_lean.py`).
"""

import re
from collections.abc import Iterator
from typing import Final

_AIR: Final = re.compile(r"(?:\s|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_TOKEN: Final = re.compile(r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[{}/]|[^\s'"`{}/]+""", re.DOTALL)
"""A text, one of the signs that matter here, or a run of words and other signs."""
_PATTERN: Final = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/\w*")
_PIECE: Final = re.compile(r"[`}](?:\\.|\$(?!\{)|[^`\\$])*(?:`|\$\{)", re.DOTALL)
"""A piece of a template, from its beginning or a hole's end to a hole's beginning or its end."""
_HOLE: Final = "${"
_BEFORE_PATTERNS: Final = frozenset("(,=:[!&|?{;<>")
"""After these a stroke begins a pattern, and after anything else it divides."""
_SIGNS: Final = frozenset("()[]{},;:?=<>&|!*%'\"`")
"""What stands apart from its neighbours without air."""
_GOES_ON: Final = frozenset("{([,;=?:&|")
_GOES_BACK: Final = frozenset("})],")
"""After and before these no line break ends a statement that would not end without it."""

_STYLE_AIR: Final = re.compile(r"(?:\s|/\*.*?\*/)+", re.DOTALL)
_STYLE_SIGNS: Final = re.compile(r"(?: ?;)? ?(\}) ?| ?([{;,]) ?|(?<=:) ")


def lean_script(text: str) -> str:
    r"""A script without comments and needless air.

    >>> lean_script("// why\nconst dig = (a) => {\n  return a / 2; // half\n};\n")
    'const dig=(a)=>{return a / 2;};'
    >>> lean_script("t`// ${f({ a: `/* ${b} */` })} //`;  x = /[/*']/g")
    "t`// ${f({a:`/* ${b} */`})} //`;x=/[/*']/g"
    """
    lean: list[str] = []
    before = ";"
    for air, token in _tokens(text):
        if air:
            lean.append(_kept(air, before, token[0]))
        lean.append(token)
        before = token[-1]
    return "".join(lean)


def lean_style(text: str) -> str:
    r"""A style sheet without comments and needless air; it has no texts with either.

    >>> lean_style("/* why */\nmain > p {\n  color: red;\n  margin: 0 1px;\n}\n")
    'main > p{color:red;margin:0 1px}'
    """
    return _STYLE_SIGNS.sub(r"\1\2", _STYLE_AIR.sub(" ", text)).strip()


def _kept(air: str, before: str, after: str) -> str:
    """What must stay of the air between two tokens."""
    if "\n" in air:
        return "" if before in _GOES_ON or after in _GOES_BACK else "\n"
    return "" if before in _SIGNS or after in _SIGNS else " "


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    """A script cut up: each token with the air before it."""
    end = len(text.rstrip())
    at, last = 0, ";"
    braces: list[str] = []
    while at < end:
        air = _found(_AIR, text, at)
        at += len(air)
        if at >= end:  # a last comment
            return
        token = _found(_form(text[at], last, braces), text, at)
        yield air, token
        at += len(token)
        last = token
        if token[0] == "}" and braces:
            braces.pop()
        if token[-1] == "{":
            braces.append(token[-2:])


def _form(sign: str, last: str, braces: list[str]) -> re.Pattern[str]:
    """What a token is that begins with a sign, after the last one and inside of braces."""
    if sign == "`" or (sign == "}" and braces and braces[-1] == _HOLE):
        return _PIECE
    if sign == "/" and (last[-1] in _BEFORE_PATTERNS or last == "return"):
        return _PATTERN
    return _TOKEN


def _found(form: re.Pattern[str], text: str, at: int) -> str:
    found = form.match(text, at)
    if not found:
        line = text.count("\n", 0, at) + 1
        raise ValueError(f"line {line}: no end of {text[at : at + 20]!r}")
    return found[0]
