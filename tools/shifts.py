"""Forbids `<literal or Final> << x` in compiled modules: mypyc shifts it in 32 bits, silently.

`1 << k` with a native k of 31 or more is wrong, and so are `i64(1) << k` and named constants. Use a
table of powers. A shift by a literal below 31 is fine if the result is, too.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.package import ROOT, sources

CASTS = {"i16", "i32", "i64", "int", "u8"}
ADVICE = "a constant shifted left is 32 bits wide when compiled: use a table of powers"


def main() -> None:
    """Check every compiled module; exit code 1 and a list of places if there are any."""
    paths = sources.compiled_paths(ROOT)
    found = [place for path in paths for place in shifts_in_file(ROOT / path)]
    for place in found:
        print(place)
    print(f"{len(paths)} compiled modules, {len(found)} forbidden shifts")
    sys.exit(1 if found else 0)


def shifts_in_file(path: Path) -> list[str]:
    """The forbidden shifts of a file, each as `file:line: what is wrong`."""
    lines = forbidden_shifts(path.read_text(encoding="utf-8"))
    return [f"{path}:{line}: {ADVICE}" for line in lines]


def forbidden_shifts(text: str) -> list[int]:
    """The lines on which a constant is shifted left by something that is not one.

    >>> forbidden_shifts("ONE: Final = 1\\nbad = ONE << k\\ngood = k << 3\\nalso_good = 1 << 4")
    [2]
    """
    tree = ast.parse(text)
    constants = set(_finals(ast.walk(tree)))
    return sorted(line for node in ast.walk(tree) for line in _shifted(node, constants))


def _shifted(node: ast.AST, constants: set[str]) -> Iterator[int]:
    match node:
        case ast.BinOp(left=left, op=ast.LShift(), right=right):
            if _constant(left, constants) and not isinstance(right, ast.Constant):
                yield node.lineno
        case ast.AugAssign(target=target, op=ast.LShift(), value=value):
            if _constant(target, constants) and not isinstance(value, ast.Constant):
                yield node.lineno
        case _:
            pass


def _constant(node: ast.expr, constants: set[str]) -> bool:
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in constants or name.isupper()
        case ast.UnaryOp(operand=operand):
            return _constant(operand, constants)
        case ast.BinOp(left=left, right=right):
            return _constant(left, constants) and _constant(right, constants)
        case ast.Call(func=ast.Name(id=name), args=[argument]):
            return name in CASTS and _constant(argument, constants)
        case _:
            return False


def _finals(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation):
            match node.target:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    yield name
                case _:
                    pass


if __name__ == "__main__":
    main()
