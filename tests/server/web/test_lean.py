"""A lean script is the same program, a lean style sheet the same style."""

import json
import subprocess
from pathlib import Path

import pytest

from motherlode.server.web.lean import lean_script, lean_style
from motherlode.server.web.pages import STATIC
from tools import typescript

TOKENS = Path(__file__).with_name("tokens.cjs")
CASES = [
    ("a = '// no comment'; // one", "a='// no comment';"),
    ("a = `/* ${b /* one */} */`;", "a=`/* ${b} */`;"),
    ("t`${a.map((b) => t`<i> ${b} // </i>`)} end`", "t`${a.map((b)=>t`<i> ${b} // </i>`)} end`"),
    ("t`\\`//` /* one */", "t`\\`//`"),
    ("a = /'\\/[/`]/g.test(b) // one", "a=/'\\/[/`]/g.test(b)"),
    ("a = b / c; // d / e", "a=b / c;"),
    ("return /\\/\\//", "return /\\/\\//"),
    ("let a\nlet b\n", "let a\nlet b"),
    ("a = b\n  + c", "a=b\n+ c"),
    ("f({\n  a,\n  b, // one\n})", "f({a,b,})"),
    ("a + +b - -c", "a + +b - -c"),
    ("/* one\n   two */ a", "a"),
    ("a // one\n// two", "a"),
]


def differing(pairs: list[tuple[str, str, str]]) -> list[str]:
    """The names of those pairs that TypeScript reads as different programs."""
    reader = typescript.fetch().with_name("typescript.js")
    command = [str(typescript.node()), str(TOKENS), str(reader)]
    found = subprocess.run(
        command, input=json.dumps(pairs), capture_output=True, text=True, check=True
    )
    names: list[str] = json.loads(found.stdout)
    return names


def test_every_script_that_ships_is_the_same_program_when_lean() -> None:
    scripts = {path: path.read_text("utf-8") for path in STATIC.rglob("*.js")}
    pairs = [(path.name, script, lean_script(script)) for path, script in scripts.items()]

    assert len(pairs) > 100
    assert differing(pairs) == []
    assert "@param" not in "".join(lean for _, _, lean in pairs)


def test_the_proof_notices_a_difference() -> None:
    pairs = [
        ("order", "dig(a, b)", "dig(b, a)"),
        ("text", "t`a ${b} // c`", "t`a ${b}`"),
        ("end", "dig\n(a)", "dig;(a)"),
        ("pattern", "a(/ b /)", "a(/b/)"),
        ("nothing", "dig( a ) // b", "dig(a)"),
    ]
    assert differing(pairs) == ["order", "text", "end", "pattern"]


def test_the_proof_holds_for_every_case_here() -> None:
    assert differing([(script, script, lean) for script, lean in CASES]) == []


@pytest.mark.parametrize(("script", "lean"), CASES)
def test_comments_and_air_go_and_nothing_else(script: str, lean: str) -> None:
    assert lean_script(script) == lean


def test_a_text_without_an_end_is_named_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"line 2: no end of .'dig"):
        lean_script("a = 1;\nb = 'dig")


@pytest.mark.parametrize(
    ("style", "lean"),
    [
        ("a :hover , b{ color : red ; }", "a :hover,b{color :red}"),
        ("@media (min-width: 20px) {\n  a > b { margin: -1px calc(1px + 2px) }\n}", None),
        ("/* one */ a { /* two */ }", "a{}"),
    ],
)
def test_a_style_keeps_the_air_that_means_something(style: str, lean: str | None) -> None:
    usual = "@media (min-width:20px){a > b{margin:-1px calc(1px + 2px)}}"
    assert lean_style(style) == (lean or usual)
