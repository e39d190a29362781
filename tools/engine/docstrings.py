"""Gives the compiled engine the docstrings of its sources, which mypyc leaves out.

mypyc writes C first and has it compiled then: in between, each docstring is put where CPython looks
for it. Every docstring must find its place: with a mypyc that writes other C, the build fails.

`setup.py` loads this file by its path: standard library only.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

LITERAL = r'"(?:[^"\\]|\\.)*"'
SIGNATURE = r'(?:NULL|"(?:[^"\\]|\\.)*\\n--\\n\\n")'
"""All that mypyc says of a function or class: its parameters, which CPython takes out again."""

MODULE = re.compile(
    rf"static struct PyModuleDef (\w+)module = {{\s*PyModuleDef_HEAD_INIT,\s*({LITERAL}),"
)
"""How mypyc calls a module in C, and its name."""

BLOCK = re.compile(
    r"static (?:struct )?(PyMethodDef|PyGetSetDef|PyTypeObject|PyModuleDef) (\w+)(?:\[\])? = {\n"
    r".*?\n\s*};",
    re.DOTALL,
)
"""A table that CPython reads: of functions or methods, of attributes, of a class, of a module."""

METHOD = re.compile(
    rf'({{"(\w+)",\s*\(PyCFunction\)\w+,\s*[A-Z_| ]+,\s*PyDoc_STR\()({SIGNATURE})(?=\))'
)
ATTRIBUTE = re.compile(
    r'({"(\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=,\s*NULL})'
)
CLASS_TEXT = re.compile(rf"(\.tp_doc = PyDoc_STR\()({SIGNATURE})(?=\))")
MODULE_TEXT = re.compile(r"NULL(?=, /\* docstring \*/)")

PLAIN_CLASS = re.compile(
    r"(/\* 'mypyc filler docstring' \*/\s*(\w+) = [^\n]* /\* '__doc__' \*/\s*)"
    r"(\w+) = CPyDict_SetItem\((\w+), \2, \w+\);"
    rf"(\s*\w+ = \3 >= 0;\s*if \(unlikely\(!\w+\)\) {{\s*"
    rf'CPy_AddTraceback\({LITERAL}, "<module>", (\d+), CPyStatic_(\w+)___globals\);)'
)
"""Where a class that is made by another's metaclass gets a docstring that says nothing."""

LONGEST = 1000
"""Bytes of one literal: compilers promise no more than a few thousand."""

SHOWN = 5
HERE = "tools/engine/docstrings.py:1"
ADVICE = (
    f"{HERE}: note: explain an attribute in the class that first has it, compile no coroutines; "
    "if many are lost, mypyc writes other C than that of mypy 2.4.1, for which this was written"
)
PLAIN_BYTES = {byte: chr(byte) for byte in range(0x20, 0x7F) if chr(byte) not in '"\\?'}


class Docstring(NamedTuple):
    """A docstring and where its source has it."""

    text: str
    line: int


class Docs:
    """The docstrings of one module by name: `""` is the module, `Fast.word` a method."""

    def __init__(self, path: str, tree: ast.Module) -> None:
        self.path = path
        self.found: dict[str, Docstring] = {}
        for name, found in _docstrings(tree):
            self.found.setdefault(name, found)  # a property's setter comes after its getter
        self.classes = {
            node.lineno: node.name for node in tree.body if isinstance(node, ast.ClassDef)
        }
        """The names of classes by the lines on which they begin."""

        self.placed: set[str] = set()

    def place(self, name: str) -> str:
        """The docstring of that name as C, which has found its place now; `""` if there is none."""
        if name not in self.found:
            return ""
        self.placed.add(name)
        return c_literal(self.found[name].text)


def document(root: Path, modules: Mapping[str, str], generated: Iterable[Path]) -> None:
    """Write the docstrings of these modules (paths by name) into the C that mypyc made of them.

    A docstring that finds no place there, or could not be read there again, ends the build.
    """
    docs = {
        name: Docs(path, ast.parse((root / path).read_bytes())) for name, path in modules.items()
    }
    _insist_on_text(docs)
    for place in generated:
        before = place.read_text("utf-8")
        after = rewrite(before, docs)
        if after != before:
            place.write_text(after, "utf-8")
    _insist_on_places(docs)


def rewrite(code: str, docs: Mapping[str, Docs]) -> str:
    """The C of some modules with those docstrings in it that have a place there."""
    modules = {match[2][1:-1]: match[1] for match in MODULE.finditer(code)}
    prefixes = {prefix: docs[name] for name, prefix in modules.items() if name in docs}
    tables = {
        table: (one, owner)
        for prefix, one in prefixes.items()
        for table, owner in _tables(prefix, one)
    }

    def fill(block: re.Match[str]) -> str:
        kind, table = block[1], block[2]
        return _fill(kind, block[0], *tables[table]) if table in tables else block[0]

    def fill_plain(match: re.Match[str]) -> str:
        one = prefixes.get(match[7])
        name = one.classes.get(int(match[6])) if one else None
        text = one.place(name) if one and name else ""
        return f"{match[1]}{_set_text(match, text)}{match[5]}" if text else match[0]

    return PLAIN_CLASS.sub(fill_plain, BLOCK.sub(fill, code))


def c_literal(text: str) -> str:
    r"""A text as literals of C, one a line; letters beyond ASCII as the bytes of UTF-8.

    >>> print(c_literal('He said "why??/"\nÖ1'))
    "He said \"why\?\?/\"\n" "\303\2261"
    """
    return " ".join(
        '"' + "".join(map(_c_byte, piece)) + '"'
        for line in text.splitlines(keepends=True)
        for piece in _pieces(line.encode())
    )


def _c_byte(byte: int) -> str:
    if byte == ord("\n"):
        return r"\n"
    # A question mark may begin a trigraph; three octal digits never take in a digit that follows.
    return PLAIN_BYTES.get(byte) or (f"\\{chr(byte)}" if chr(byte) in '"\\?' else f"\\{byte:03o}")


def _pieces(line: bytes) -> Iterator[bytes]:
    for start in range(0, len(line), LONGEST):
        yield line[start : start + LONGEST]


def _docstrings(tree: ast.Module) -> Iterator[tuple[str, Docstring]]:
    yield from _own("", tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _own(node.name, node)
        elif isinstance(node, ast.ClassDef):
            yield from _own(node.name, node)
            yield from _members(node)


def _members(kind: ast.ClassDef) -> Iterator[tuple[str, Docstring]]:
    for node in kind.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _own(f"{kind.name}.{node.name}", node)
            if node.name == "__init__":
                yield from _attributes(kind.name, node.body)


def _attributes(kind: str, body: list[ast.stmt]) -> Iterator[tuple[str, Docstring]]:
    """The strings below assignments to `self`: plain Python drops them, C has a place for them."""
    for node, below in pairwise(body):
        match node, below:
            case (
                ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)])
                | ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name)),
                ast.Expr(value=ast.Constant(value=str(text)), lineno=line),
            ):
                yield f"{kind}.{name}", Docstring(_clean(text), line)


def _own(
    name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
) -> Iterator[tuple[str, Docstring]]:
    text = ast.get_docstring(node)
    if text:
        yield name, Docstring(text, node.body[0].lineno)


def _clean(text: str) -> str:
    import inspect  # slow to import

    return inspect.cleandoc(text)


def _tables(prefix: str, docs: Docs) -> Iterator[tuple[str, str]]:
    """The names of the tables in C that belong to a module, and the class that each is of."""
    yield f"{prefix}module", ""
    yield f"{prefix}module_methods", ""
    for kind in docs.classes.values():
        yield f"CPyType_{prefix}___{kind}_template_", kind
        yield f"{prefix}___{kind}_methods", kind
        yield f"{prefix}___{kind}_getseters", kind


def _fill(kind: str, block: str, docs: Docs, owner: str) -> str:
    pattern, write = WRITERS[kind]
    return pattern.sub(lambda match: write(match, docs, owner) or match[0], block)


def _method(match: re.Match[str], docs: Docs, owner: str) -> str:
    text = docs.place(f"{owner}.{match[2]}" if owner else match[2])
    return text and f"{match[1]}{_after(match[3], text)}"


def _attribute(match: re.Match[str], docs: Docs, owner: str) -> str:
    text = docs.place(f"{owner}.{match[2]}")
    return text and f"{match[1]}PyDoc_STR({text})"


def _class(match: re.Match[str], docs: Docs, owner: str) -> str:
    text = docs.place(owner)
    return text and f"{match[1]}{_after(match[2], text)}"


def _module(_match: re.Match[str], docs: Docs, owner: str) -> str:
    text = docs.place(owner)
    return text and f"PyDoc_STR({text})"


def _after(signature: str, text: str) -> str:
    return text if signature == "NULL" else f"{signature} {text}"


def _set_text(match: re.Match[str], text: str) -> str:
    key, done, target = match[2], match[3], match[4]
    return (
        f"{{ PyObject *text = PyUnicode_FromString({text}); "
        f"{done} = text ? CPyDict_SetItem({target}, {key}, text) : -1; Py_XDECREF(text); }}"
    )


def _insist_on_text(docs: Mapping[str, Docs]) -> None:
    wrong = [
        f"{one.path}:{found.line}: error: the docstring of {_full(module, name)} has a zero "
        "byte in it, where C would end it: write it without"
        for module, one in docs.items()
        for name, found in one.found.items()
        if "\0" in found.text
    ]
    if wrong:
        raise SystemExit("\n".join(wrong))


def _insist_on_places(docs: Mapping[str, Docs]) -> None:
    lost = [
        f"{one.path}:{found.line}: error: mypyc's C has no place for the docstring of "
        f"{_full(module, name)}"
        for module, one in docs.items()
        for name, found in one.found.items()
        if name not in one.placed
    ]
    if lost:
        more = [f"{HERE}: note: and {len(lost) - SHOWN} others"] if len(lost) > SHOWN else []
        raise SystemExit("\n".join([*lost[:SHOWN], *more, ADVICE]))


def _full(module: str, name: str) -> str:
    return f"{module}.{name}" if name else module


WRITERS = {
    "PyMethodDef": (METHOD, _method),
    "PyGetSetDef": (ATTRIBUTE, _attribute),
    "PyTypeObject": (CLASS_TEXT, _class),
    "PyModuleDef": (MODULE_TEXT, _module),
}
