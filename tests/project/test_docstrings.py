"""Docstrings get into compiled code, whole; where one cannot, nothing is built."""

import ast
import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.project.checkouts import add_line, copy_sources, run
from tests.project.compile_documented import MODULES
from tools import builds, environment
from tools.engine import docstrings
from tools.package import ROOT, compiler, sources, switches
from tools.progress import StepFailed

pytestmark = pytest.mark.pure

HERE = Path(__file__).parent
LONG = "l" * 5 * docstrings.LONGEST
SOURCE = '"""Mines."""\n\ndef dig() -> None:\n    """Dig."""\n'
CODE = """
static PyMethodDef minesmodule_methods[] = {
    {"dig", (PyCFunction)CPyPy_mines___dig, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dig()\\n--\\n\\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static struct PyModuleDef minesmodule = {
    PyModuleDef_HEAD_INIT,
    "lode.mines",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
};
"""  # noqa: E501 (as mypyc writes it)
DRY = '''
class Dry(Shaft):
    def __init__(self) -> None:
        self.depth = 3
        """Three, always."""
'''
TELL = """
import inspect, json
from documented import props, shafts
places = {}
for module in (props, shafts):
    places[module.__name__] = module
    for name, thing in sorted(vars(module).items()):
        if getattr(thing, "__module__", "") == module.__name__:
            places[f"{module.__name__}.{name}"] = thing
            if inspect.isclass(thing):
                for inner, member in inspect.getmembers(thing):
                    if not inner.startswith("_"):
                        places[f"{module.__name__}.{name}.{inner}"] = member
told = {name: inspect.getdoc(thing) or None for name, thing in places.items()}
signature = list(inspect.signature(shafts.Shaft.deepen).parameters)
print(json.dumps([shafts.__file__, told, signature]))
"""


@pytest.mark.parametrize(
    "text",
    [
        "Dig.",
        "Two lines.\n\n    indented\tby a tab",
        'It said "no" \\ and went. \\n is no end of line',
        "what??/ is no trigraph, 100 % sure",
        "Ö1 шахта ⛏ \x07\x7f\r",
        LONG,
    ],
)
def test_a_text_comes_back_from_its_literals(text: str) -> None:
    literals = re.findall(docstrings.LITERAL, docstrings.c_literal(text))
    # Python reads bytes as C reads a literal, but for the question mark.
    read = [ast.literal_eval("b" + literal.replace(r"\?", "?")) for literal in literals]
    assert b"".join(read) == text.encode()


def test_no_literal_is_longer_than_compilers_promise_to_read() -> None:
    pieces = docstrings.c_literal(LONG).split(" ")
    assert max(len(piece) for piece in pieces) <= docstrings.LONGEST + len('""')


def test_docstrings_come_after_the_signature_that_is_there(tmp_path: Path) -> None:
    written = document(tmp_path, SOURCE, CODE)
    assert r'PyDoc_STR("dig()\n--\n\n" "Dig.") /* docstring */' in written
    assert 'PyDoc_STR("Mines."), /* docstring */' in written


@pytest.mark.parametrize(
    ("line", "other", "lost"),
    [
        (r"--\n\n", r"--\n\nDig.", "lode.mines.dig"),
        ('"lode.mines"', '"another"', "lode.mines"),
        ("PyDoc_STR", "PyDoc_VAR", "lode.mines.dig"),
        ("NULL, /* docstring */", ".m_doc = NULL,", "lode.mines"),
    ],
)
def test_another_shape_of_c_ends_the_build(
    tmp_path: Path, line: str, other: str, lost: str
) -> None:
    assert line in CODE
    sentence = rf"mines\.py:\d: error: mypyc's C has no place for the docstring of {lost}\n"
    with pytest.raises(SystemExit, match=sentence):
        document(tmp_path, SOURCE, CODE.replace(line, other))


def test_a_zero_byte_in_a_docstring_ends_the_build(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"mines\.py:1: error: the docstring of lode\.mines has a"):
        document(tmp_path, SOURCE.replace("Mines.", r"Mi\0nes."), CODE)


def document(folder: Path, source: str, code: str) -> str:
    """The C of one module after its docstrings were written into it."""
    (folder / "mines.py").write_text(source)
    (folder / "mines.c").write_text(code)
    docstrings.document(folder, {"lode.mines": "mines.py"}, [folder / "mines.c"])
    return (folder / "mines.c").read_text()


@pytest.mark.long
def test_the_sources_that_are_shipped_can_build_the_engine(tmp_path: Path) -> None:
    root = copy_sources(tmp_path)
    env = environment.clean_env(**{switches.PURE: "1"})
    done = run(sys.executable, "setup.py", "--quiet", "sdist", cwd=root, env=env)
    assert done.returncode == 0, done.stderr
    (archive,) = (root / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    assert {Path(path).as_posix() for path in sources.engine_paths(ROOT)} - held == set()


@pytest.mark.long
def test_compiled_code_says_what_its_source_says(tmp_path: Path) -> None:
    if compiler.missing():
        pytest.skip("no compiler here")
    source = copy_documented(tmp_path)
    source.write_text(source.read_text().replace("LONG", LONG))
    plain, words, names = tell(tmp_path)
    done = compile_documented(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    compiled, compiled_words, compiled_names = tell(tmp_path)

    assert (Path(plain).suffix, Path(compiled).suffix) == (".py", ".so")
    # Plain Python has no place for the first three, and mypyc's own word for the fourth.
    attributes = {
        "documented.shafts.Shaft.depth": "How deep it is,\nin metres.",
        "documented.shafts.Shaft.name": "What it is called.",
        "documented.shafts.Shaft.seen": None,
    }
    inherited = {name.replace("Shaft", "Well"): text for name, text in attributes.items()}
    filler = {"documented.shafts.Mark": "mypyc filler docstring"}
    assert compiled_words == {**words, **attributes, **inherited, **filler}
    assert compiled_names == names == ["self", "by", "loudly"]
    assert all(words[name] for name in MODULES)


@pytest.mark.long
def test_a_docstring_that_mypyc_leaves_no_place_for_ends_the_build(tmp_path: Path) -> None:
    source = copy_documented(tmp_path)
    line = len(source.read_text().splitlines()) + 5
    add_line(source, DRY)
    done = compile_documented(tmp_path)
    assert done.returncode != 0
    said = done.stderr.splitlines()[-2:]
    assert said[0].startswith(f"documented/shafts.py:{line}: error: mypyc's C has no place for")
    assert said[0].endswith("of documented.shafts.Dry.depth")
    # Whoever builds by ./play or ./test is shown what looks like a complaint, and nothing else.
    assert builds.complaints(StepFailed("Compiling", done.stderr)).splitlines() == said


def copy_documented(folder: Path) -> Path:
    """Copy the small package; says where its larger module is then."""
    shutil.copytree(HERE / "documented", folder / "documented")
    return folder / "documented/shafts.py"


def compile_documented(folder: Path) -> "subprocess.CompletedProcess[str]":
    """Compile the small package in a folder."""
    env = environment.clean_env(PYTHONPATH=str(ROOT))
    return run(sys.executable, "-m", "tests.project.compile_documented", cwd=folder, env=env)


def tell(folder: Path) -> tuple[str, dict[str, str | None], list[str]]:
    """Which file the small package is run from, what it says of itself, and a signature."""
    done = run(sys.executable, "-c", TELL, cwd=folder, env=environment.clean_env())
    assert done.returncode == 0, done.stderr
    place, words, names = json.loads(done.stdout)
    return place, words, names
