"""Small breakages of a game's rules: one at a time, each in a function tagged with clauses."""

import ast
import copy
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

CLAUSE = re.compile(r"\b[A-Z][A-Z0-9]{2}-\d+\b")
HELD = re.compile(r"^- \*\*([A-Z0-9]+-\d+)\*\* ", re.MULTILINE)
"""A clause in the `rules.md` of a game."""
NO_RULES = {
    "__init__",
    "arranging",
    "boxes",
    "cards",
    "checks",
    "data",
    "events",
    "facts",
    "game",
    "imagine",
    "imagine_gold",
    "notation",
    "position",
    "rulebook",
    "show",
    "shown",
    "state",
    "streak",
    "texts",
    "unseen",
}
"""Files of a game folder or of the kit without a rule of play (or with none a case could break)."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


@dataclass(frozen=True)
class Mutant:
    """One breakage: where, what, the clauses that its function cites, the broken source."""

    path: Path
    line: int
    what: str
    clauses: tuple[str, ...]
    source: str

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.path.name}:{self.line}"


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All breakages of the functions in a file that cite a clause."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    tree = ast.parse(text)
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            body = "\n".join(lines[function.lineno - 1 : function.end_lineno])
            clauses = tuple(sorted(set(CLAUSE.findall(body))))
            if clauses:
                yield from _break(path, lines, function, clauses)


def mutants_for(folder: Path, kit: Path) -> list[Mutant]:
    """All breakages of a game's rules: in its folder, and in the kit where they cite its clauses.

    Clauses that its `rules.md` does not have belong to other games.
    """
    held = set(HELD.findall((folder / "rules.md").read_text("utf-8")))
    found = []
    for path in [*rule_files(folder), *rule_files(kit)]:
        for mutant in mutants_of(path):
            clauses = tuple(clause for clause in mutant.clauses if clause in held)
            if clauses:
                found.append(replace(mutant, clauses=clauses))
    return found


def rule_files(folder: Path) -> list[Path]:
    """The files of a folder in which rules live."""
    return [path for path in sorted(folder.glob("*.py")) if path.stem not in NO_RULES]


def _break(
    path: Path, lines: list[str], function: ast.FunctionDef, clauses: tuple[str, ...]
) -> Iterator[Mutant]:
    unbroken = _unbroken(function)
    says_yes_or_no = function.returns is not None and ast.unparse(function.returns) == "bool"
    for index, node in enumerate(ast.walk(function)):
        if id(node) in unbroken:
            continue
        for way in range(_ways(node)):
            twin = copy.deepcopy(function)
            target = list(ast.walk(twin))[index]
            what = _change(target, way, says_yes_or_no=says_yes_or_no)
            if what:
                line = getattr(node, "lineno", function.lineno)
                yield Mutant(path, line, what, clauses, _put_in(twin, lines))


def _put_in(function: ast.FunctionDef, lines: list[str]) -> str:
    """The source with this function in the place of the one that it was copied from."""
    first = min([function.lineno, *(node.lineno for node in function.decorator_list)])
    text = ast.unparse(ast.fix_missing_locations(function))
    broken = textwrap.indent(text, " " * function.col_offset)
    return "\n".join([*lines[: first - 1], broken, *lines[function.end_lineno :], ""])


def _unbroken(function: ast.FunctionDef) -> set[int]:
    """Annotations and the docstring: breaking them breaks no rule."""
    skipped: list[ast.AST] = [function.args]
    if function.returns is not None:
        skipped.append(function.returns)
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign):
            skipped.append(node.annotation)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.append(node)
        if _is_about_log(node):
            skipped.append(node)
    return {id(inner) for node in skipped for inner in ast.walk(node)}


def _is_about_log(node: ast.AST) -> bool:
    """`if log is not None:` and what it tells: events have tests of their own."""
    return isinstance(node, ast.If) and ast.unparse(node.test).startswith("log is")


def _ways(node: ast.AST) -> int:
    return 2 if isinstance(node, ast.Constant) else 1


def _change(node: ast.AST, way: int, *, says_yes_or_no: bool) -> str:
    """Break a node in place; says how, or nothing if there is no way."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            node.ops = [COMPARISONS[type(op)]()]
            return f"{type(op).__name__} becomes {type(node.ops[0]).__name__}"
        case ast.BoolOp():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            return "and / or changed"
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SUMS:
            node.op = SUMS[type(op)]()
            return f"{type(op).__name__} becomes {type(node.op).__name__}"
        case ast.Constant(value=bool(value)):
            node.value = not value
            return f"{value} becomes {not value}" if way == 0 else ""
        case ast.Constant(value=int(value)):
            node.value = value + (1 if way == 0 else -1)
            return f"{value} becomes {node.value}"
        case ast.If(test=test) | ast.While(test=test):
            node.test = ast.UnaryOp(ast.Not(), test)
            return f"{type(node).__name__.lower()} … becomes its opposite"
        case ast.IfExp(body=body, orelse=orelse):
            node.body, node.orelse = orelse, body
            return "both values exchanged"
        case ast.Expr(value=ast.Call() as call):
            node.value = ast.Constant(None)
            return f"without {ast.unparse(call)}"
        case ast.Return(value=ast.expr() as value) if says_yes_or_no:
            node.value = ast.UnaryOp(ast.Not(), value)
            return "the opposite is returned"
        case _:
            return ""
