"""What `./test` does: sets up, then runs every check, and says how each went."""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from tools import browser, builds, environment, workshop
from tools.package import ROOT
from tools.progress import LiveLine
from tools.trouble import Trouble

REPORTS = Path(builds.HOME) / "reports"
COMPILED = "pytest, compiled"
PURE = "pytest, pure source"

USAGE = """./test              every check but the long tests
       ./test --all        with the long tests: what CI runs
       ./test [--all] PATH… [pytest options]   only pytest on the compiled build"""


@dataclass(frozen=True)
class Check:
    """A command to run, and where."""

    title: str
    command: Sequence[str | Path]
    env: Mapping[str, str] = field(default_factory=environment.clean_env)
    report: Path | None = None


@dataclass(frozen=True)
class Result:
    """How a check went."""

    title: str
    good: bool
    seconds: float
    output: str = ""
    passed: int = 0
    failed: int = 0


def main(arguments: Sequence[str]) -> NoReturn:
    """Run the checks; the exit code is 0 only if all of them are good."""
    parser = argparse.ArgumentParser(prog="./test", usage=USAGE, allow_abbrev=False)
    parser.add_argument("--all", action="store_true", help="include the long tests")
    options, rest = parser.parse_known_args(arguments)
    os.chdir(ROOT)
    try:
        workshop.set_up_environment("test")
        if options.all:
            browser.set_up()
        results = quick(rest, long=options.all) if rest else everything(long=options.all)
    except Trouble as trouble:
        workshop.give_up(trouble)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(summarize(results))


def quick(arguments: Sequence[str], *, long: bool) -> list[Result]:
    """Only the tests that were asked for, on the compiled build."""
    shop = workshop.Workshop(environment.interpreter(ROOT), workshop.set_up_build())
    return [run_in_front(compiled_tests(shop, long=long, more=arguments))]


def everything(*, long: bool) -> list[Result]:
    """All checks: those without the compiled build run aside, while it is made and tested."""
    with tempfile.TemporaryDirectory() as claims, ThreadPoolExecutor(max_workers=1) as aside:
        python = environment.interpreter(ROOT)
        checks = [*static_checks(python), pure_tests(python, long=long)]
        waiting = [(check, aside.submit(run_aside, check)) for check in checks]
        made = build()
        front = []
        if made.shop:
            # Who is done with the rest first comes to meet the other: no lane waits for long.
            one, other = shared_tests(made.shop, claims, long=long)
            waiting.append((other, aside.submit(run_aside, other)))
            front.append(run_in_front(one))
        results = [gather(check, future) for check, future in waiting]
    return [made.result, *results, *front]


@dataclass(frozen=True)
class Made:
    """How compiling went, and where the tests can run then."""

    result: "Result"
    shop: workshop.Workshop | None = None


def build() -> Made:
    """Compile; a failed build is a failed check."""
    began = time.monotonic()
    try:
        compiled = workshop.set_up_build()
    except Trouble as trouble:
        output = f"{trouble.details}\n{trouble.sentence}\n"
        print(output)
        return Made(Result("compile", False, time.monotonic() - began, output))
    shop = workshop.Workshop(environment.interpreter(ROOT), compiled)
    title = "compile" if compiled else "compile (no compiler)"
    return Made(Result(title, True, time.monotonic() - began), shop)


def static_checks(python: Path) -> list[Check]:
    """What can be checked without running the program."""
    module = [str(python), "-m"]
    return [
        Check("ruff check", [*module, "ruff", "check", "."]),
        Check("ruff format", [*module, "ruff", "format", "--check", "."]),
        Check("forbidden shifts", [*module, "tools.shifts"]),
        Check("imports", [python.with_name("lint-imports")]),
        Check("mypy", [*module, "mypy", "src", "tests", "tools"]),
        Check("types of the client", [*module, "tools.typescript"]),
    ]


def shared_tests(shop: workshop.Workshop, claims: str, *, long: bool) -> tuple[Check, Check]:
    """The same tests twice, from both ends: each runs what the other has not begun."""
    share = [f"--claims={claims}"]
    forwards = compiled_tests(shop, long=long, more=share, name="compiled-1")
    backwards = [*share, "--from-the-end"]
    return forwards, compiled_tests(shop, long=long, more=backwards, name="compiled-2")


def compiled_tests(
    shop: workshop.Workshop, *, long: bool, more: Sequence[str], name: str = "compiled"
) -> Check:
    """All tests that do not need the pure source, on what ships."""
    title = COMPILED if shop.build else "pytest, NOT compiled"
    if "--from-the-end" in more:
        title += ", from the end"
    which = "not pure" if long else "not pure and not long"
    chosen = [] if "-m" in more else ["-m", which]
    return pytest(title, shop.python, [*chosen, *more], shop.clean_env(), name)


def pure_tests(python: Path, *, long: bool) -> Check:
    """Tests that need the pure source, and the examples in docstrings and pages."""
    which = "pure" if long else "pure and not long"
    pages = [name for name in ("README.md", "docs") if (ROOT / name).exists()]
    examples = ["--doctest-modules", "--doctest-glob=*.md", "src/motherlode", "tools", *pages]
    return pytest(PURE, python, ["-m", which, *examples, "tests"], environment.clean_env(), "pure")


def pytest(
    title: str, python: Path, arguments: Sequence[str], env: Mapping[str, str], name: str
) -> Check:
    """A pytest run with a cache and a report of its own."""
    report = REPORTS / f"{name}.xml"
    own = ["-o", f"cache_dir=.pytest_cache/{name}", f"--junit-xml={report}"]
    return Check(title, [python, "-m", "pytest", *own, *arguments], env, report)


def run_in_front(check: Check) -> Result:
    """Run a check whose output people want to see as it comes."""
    print(f"{check.title} …", flush=True)
    return _run(check, capture=False)


def run_aside(check: Check) -> Result:
    """Run a check and keep its output for later."""
    return _run(check, capture=True)


def gather(check: Check, future: "Future[Result]") -> Result:
    """Wait for a check that runs aside, visibly; show its output if it is bad."""
    if not future.done():
        line = LiveLine(f"waiting for {check.title}", sys.stderr)
        while not future.done():
            time.sleep(0.1)
            line.tick("")
        line.end("done")
    result = future.result()
    if not result.good:
        print(f"\n{check.title}:\n{result.output}")
    return result


def summarize(results: Sequence[Result]) -> int:
    """Print how all checks went, the sum of all tests last; return the exit code."""
    print()
    for result in results:
        print(f"{'ok    ' if result.good else 'FAILED'} {result.seconds:7.1f} s  {result.title}")
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    bad = [result.title for result in results if not result.good]
    if bad:
        print(f"\nNot good: {'; '.join(bad)}.")
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if bad else 0


def _run(check: Check, *, capture: bool) -> Result:
    if check.report:
        check.report.unlink(missing_ok=True)
    began = time.monotonic()
    done = subprocess.run(
        [str(word) for word in check.command],
        env=dict(check.env),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.STDOUT if capture else None,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    passed, failed = _count(check.report) if check.report else (0, 0)
    good = done.returncode == 0
    seconds = time.monotonic() - began
    return Result(check.title, good, seconds, done.stdout or "", passed, failed)


def _count(report: Path) -> tuple[int, int]:
    """How many tests of a report passed and failed; no report is a crash, and one failure."""
    try:
        suites = ElementTree.parse(report).getroot().iter("testsuite")
    except (OSError, ElementTree.ParseError):
        return 0, 1
    passed = failed = 0
    for suite in suites:
        bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        failed += bad
        passed += int(suite.get("tests", 0)) - bad - int(suite.get("skipped", 0))
    return passed, failed
