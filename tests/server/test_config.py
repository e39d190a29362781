"""What a misspelt setting is told, and what is never mistaken for one."""

import json
import re
from pathlib import Path

import pytest

from motherlode.server.config import read_config, unknown_variables
from tests.server.live import running
from tools.package import ROOT

NAME = re.compile(r"\bMOTHERLODE_[A-Z][A-Z_]*[A-Z]\b")


@pytest.mark.parametrize(
    ("name", "perhaps"),
    [
        ("MOTHERLODE_PROT", "; perhaps MOTHERLODE_PORT is meant"),
        ("MOTHERLODE_LIMIT_TABLES", "; perhaps MOTHERLODE_LIMITS_TABLES is meant"),
        ("MOTHERLODE_LANGAUGE", "; perhaps MOTHERLODE_LANGUAGE is meant"),
        ("MOTHERLODE_XYZZYXYZZYXYZZY", ""),
    ],
)
def test_a_variable_that_sets_nothing_is_named_with_the_nearest_that_does(
    name: str, perhaps: str
) -> None:
    environ = {name: "1", "MOTHERLODE_PORT": "9", "PATH": "/bin"}
    assert unknown_variables(environ) == [f"The variable {name} sets nothing{perhaps}."]


def test_every_variable_that_the_program_speaks_of_is_known() -> None:
    sources = [*ROOT.glob("src/**/*.py"), *ROOT.glob("tools/**/*"), *ROOT.glob("docs/**/*.md")]
    texts = [
        path.read_text("utf-8")
        for path in sources
        if path.suffix in ("", ".py", ".md") and path.is_file()
    ]
    names = {name for text in texts for name in NAME.findall(text)}
    assert {"MOTHERLODE_PURE", "MOTHERLODE_LIMITS_TALK_BURST", "MOTHERLODE_ORIGIN"} < names
    assert unknown_variables(dict.fromkeys(names, "1")) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 9", "there is no setting `prot`; perhaps port is meant"),
        (
            "[limits]\ntabels = 9",
            "there is no setting `tabels` under [limits]; perhaps tables is meant",
        ),
        (
            "[limits.talk]\nburst = 9\nper_second = 1\nbrust = 9",
            "there is no setting `brust` under [limits.talk]; perhaps burst is meant",
        ),
        ("xyzzy = 9", "there is no setting `xyzzy`"),
    ],
)
def test_a_key_that_nobody_knows_is_named_with_the_nearest_that_somebody_does(
    text: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "motherlode.toml"
    path.write_text(text)
    with pytest.raises(ValueError, match=re.escape(f"{path}: {sentence}") + "$"):
        read_config(path, {})


def test_a_list_is_parted_by_commas_in_the_environment() -> None:
    marks = ["g:0123456789abcdef", "a:fedcba9876543210"]
    config = read_config(None, {"MOTHERLODE_SHUT_OUT": ", ".join(marks)})
    assert config.shut_out == tuple(marks)
    with pytest.raises(ValueError, match="shut_out"):
        read_config(None, {"MOTHERLODE_SHUT_OUT": "Ann"})


def test_a_server_that_starts_says_which_variables_set_nothing(tmp_path: Path) -> None:
    with running(tmp_path, prot="9000") as server:
        lines = [json.loads(line) for line in server.log().splitlines()]
    said = [line["says"] for line in lines if line["level"] == "warning"]
    assert said == ["The variable MOTHERLODE_PROT sets nothing; perhaps MOTHERLODE_PORT is meant."]
