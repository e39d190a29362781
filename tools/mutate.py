"""Is every clause proven? Break the code that cites it, and see a case that names it fail.

`tools/mutate saboteur` tries breakages of each clause until one dies to a case that names it;
`--all` tries every breakage, on cases that do not name it too, and lists the survivors.
"""

import argparse
import importlib
import importlib.abc
import importlib.machinery
import multiprocessing
import random
import signal
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from tools.mutants import Mutant, mutants_for

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
KIT = SOURCE / "motherlode" / "kit"
PATIENCE = 30
"""Seconds after which a broken game counts as hung."""
SEED = 7


@dataclass(frozen=True)
class Verdict:
    """How a mutant fared: died to a case that names its clause, to another one, or not at all."""

    mutant: Mutant
    killers: tuple[str, ...]
    """Clauses of its function named by cases that failed (all, if the game hung or broke)."""
    how: str

    @property
    def died(self) -> bool:
        """Whether any case failed."""
        return bool(self.how)

    def proves(self, clause: str) -> bool:
        """Whether a case that names the clause failed."""
        return clause in self.killers and clause in self.mutant.clauses


class _Broken(importlib.abc.Loader):
    """Loads one module from a broken source."""

    def __init__(self, source: str, path: Path) -> None:
        self.source = source
        self.path = path

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        """As usual."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Run the broken source instead of the file."""
        exec(compile(self.source, str(self.path), "exec"), module.__dict__)  # noqa: S102


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the broken module before anybody finds the sound one."""

    def __init__(self, name: str, loader: _Broken) -> None:
        self.name = name
        self.loader = loader

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> importlib.machinery.ModuleSpec | None:
        """Only the one."""
        if fullname != self.name:
            return None
        return importlib.machinery.ModuleSpec(fullname, self.loader, origin=str(self.loader.path))


@dataclass(frozen=True)
class Job:
    """A breakage to try: on the cases that name its clauses, or then on every other one too."""

    game: str
    mutant: Mutant
    every: bool


def judge(job: Job) -> Verdict:
    """Run the cases of a game with one module broken, naming cases first; in its own process."""
    mutant = job.mutant
    name = ".".join(mutant.path.relative_to(SOURCE).with_suffix("").parts)
    sys.meta_path.insert(0, _Finder(name, _Broken(mutant.source, mutant.path)))
    signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(PATIENCE)
    try:
        return _run_cases(job)
    except Exception as problem:
        return Verdict(mutant, mutant.clauses, f"{type(problem).__name__}: {problem}")
    finally:
        signal.alarm(0)


def _give_up(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError(f"hung for {PATIENCE} s")


def _run_cases(job: Job) -> Verdict:
    mutant = job.mutant
    cases = importlib.import_module("motherlode.core.cases")
    registry = importlib.import_module("motherlode.games.registry")
    texts = [
        (path, path.read_text("utf-8")) for path in sorted((ROOT / "cases" / job.game).glob("*"))
    ]
    naming = [pair for pair in texts if any(f'"{clause}"' in pair[1] for clause in mutant.clauses)]
    others = [pair for pair in texts if pair not in naming] if job.every else []
    killers: set[str] = set()
    how = ""
    for path, text in [*naming, *others]:
        if how and (killers >= set(mutant.clauses) or (path, text) in others):
            break
        failure = _failure(cases, registry, path, text)
        if failure:
            how = how or f"{path.name}: {failure}"
            killers |= {clause for clause in mutant.clauses if f'"{clause}"' in text}
    return Verdict(mutant, tuple(sorted(killers)), how)


def _failure(cases: Any, registry: Any, path: Path, text: str) -> str:
    """Why a case fails; nothing if it holds."""
    try:
        case = cases.Case(text, path.name, registry.find_game)
        failure = next(iter(case.failures()), None)
    except TimeoutError:
        raise
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"
    return "" if failure is None else str(failure)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--all", action="store_true", help="every breakage, and list survivors")
    parser.add_argument("--clause", action="append", help="only these clauses")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    folder = SOURCE / "motherlode" / "games" / asked.game
    if not folder.is_dir():
        parser.error(f"there is no game {asked.game!r}")
    found = mutants_for(folder, KIT)
    clauses = set(asked.clause or [clause for mutant in found for clause in mutant.clauses])
    jobs = [Job(asked.game, mutant, asked.all) for mutant in found if clauses & set(mutant.clauses)]
    verdicts = _judge_all(jobs, clauses, asked.jobs)
    return _report(clauses, verdicts, every=asked.all)


def _judge_all(jobs: list[Job], clauses: set[str], at_once: int) -> list[Verdict]:
    """All of them; or for each clause, in random order, until it is proven."""
    todo = list(jobs)
    random.Random(SEED).shuffle(todo)  # noqa: S311
    verdicts: list[Verdict] = []
    left = set(clauses)
    while todo:
        batch, todo = todo[:at_once], todo[at_once:]
        for verdict in _judge_apart(batch):
            verdicts.append(verdict)
            left -= {c for c in verdict.mutant.clauses if verdict.proves(c)}
        todo = [job for job in todo if job.every or left & set(job.mutant.clauses)]
        print(f"\r{len(verdicts)} broken, {len(todo)} to go …", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return verdicts


def _judge_apart(jobs: list[Job]) -> list[Verdict]:
    """Each in a process of its own, side by side.

    A pool would fork from a thread of its own; what another thread has locked just then stays
    locked in the child for ever. Here nothing else is going on.
    """
    fork = multiprocessing.get_context("fork")
    begun = []
    for job in jobs:
        answers, pipe = fork.Pipe(duplex=False)
        process = fork.Process(target=_answer, args=(job, pipe))
        process.start()
        pipe.close()
        begun.append((job, process, answers))
    verdicts = []
    for job, process, answers in begun:
        try:
            verdicts.append(answers.recv())
        except EOFError:
            verdicts.append(Verdict(job.mutant, job.mutant.clauses, "the process ended"))
        process.join()
    return verdicts


def _answer(job: Job, pipe: Connection) -> None:
    pipe.send(judge(job))


def _report(asked: set[str], verdicts: list[Verdict], *, every: bool) -> int:
    clauses = sorted(
        asked, key=lambda clause: (clause.partition("-")[0], int(clause.partition("-")[2]))
    )
    tried: dict[str, int] = defaultdict(int)
    proofs: dict[str, int] = defaultdict(int)
    for verdict in verdicts:
        for clause in verdict.mutant.clauses:
            tried[clause] += 1
            proofs[clause] += verdict.proves(clause)
    for clause in clauses:
        word = "proven" if proofs[clause] else "NOT PROVEN"
        print(f"{clause:8} {word:10} {proofs[clause]:4} of {tried[clause]:4} breakages found")
    unproven = [clause for clause in clauses if not proofs[clause]]
    print(f"{len(clauses) - len(unproven)} clauses proven, {len(unproven)} not")
    if every:
        _list_survivors(verdicts)
    return 1 if unproven else 0


def _list_survivors(verdicts: list[Verdict]) -> None:
    survivors = sum(not verdict.died for verdict in verdicts)
    print(f"{len(verdicts) - survivors} breakages found, {survivors} survived")
    print("\nSurvivors:")
    for verdict in sorted(verdicts, key=lambda v: (v.mutant.path.name, v.mutant.line)):
        if not verdict.died:
            cited = ", ".join(verdict.mutant.clauses)
            print(f"  {verdict.mutant.place:20} {verdict.mutant.what} ({cited})")


if __name__ == "__main__":
    sys.exit(main())
