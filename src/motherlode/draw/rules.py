"""The rules of any game as text: its `rules.md`, clause by clause, wrapped to a width.

In the file a clause is an item `- **SAB-1** …` under a heading `## …`; lines that go on are
indented. The table of options in it is for readers of the file: a terminal shows the sheet's.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby
from textwrap import wrap
from typing import Final

from motherlode.core.options import Sheet, show_value
from motherlode.words.catalogue import Catalogue, languages

CLAUSE: Final = re.compile(r"- \*\*([A-Z0-9]+-[0-9]+)\*\* ")
EMPHASIS: Final = re.compile(r"(?<![\w*])\*([^*]+)\*(?![\w*])")
NUMBER: Final = re.compile(r"[0-9]+")
RULE: Final = "---"
ENGLISH: Final = "en"
"""In which the rules are written first; the others are `rules.uk.md` and the like."""
INDENT: Final = 2
HEADING_AT: Final = 18
"""In the list of headings: how much room the numbers have at least."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule, under its heading."""

    number: str
    text: str
    heading: str

    @property
    def prefix(self) -> str:
        """Of which kind it is: `SAB` of `SAB-13`."""
        return self.number.partition("-")[0]

    @property
    def digits(self) -> str:
        """Which of its kind: `13` of `SAB-13`."""
        return self.number.partition("-")[2]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game."""

    game: str
    title: str
    preface: tuple[str, ...]
    """Paragraphs before the first heading."""
    clauses: tuple[Clause, ...]
    closing: str

    def find(self, number: str, words: Catalogue) -> Clause:
        """A clause by its number, `SAB-13` or just `13`; `ValueError` with those there are.

        Just `13` is of the first clause's kind; if that kind has none, of the one that has.
        """
        if NUMBER.fullmatch(number):
            found = [clause for clause in self.clauses if clause.digits == number]
            usual = [clause for clause in found if clause.prefix == self.clauses[0].prefix]
            found = usual or found
        else:
            found = [clause for clause in self.clauses if clause.number == number.upper()]
        if not found:
            known = show_numbers(self.clauses, words)
            raise ValueError(f"{self.game} has no clause {number!r}; it has {known}")
        if len(found) > 1:
            *most, last = (clause.number for clause in found)
            raise ValueError(
                f"clause {number!r} of {self.game} could be {', '.join(most)} or {last}"
            )
        return found[0]


def show_numbers(clauses: Sequence[Clause], words: Catalogue) -> str:
    """The numbers of clauses in runs, one kind after the other as they first come up.

    In English: `SAB-1 to SAB-25, SAB-30 to SAB-35, SAB-40`.
    """
    kinds: dict[str, list[int]] = {}
    for clause in clauses:
        kinds.setdefault(clause.prefix, []).append(int(clause.digits))
    return ", ".join(
        _show_run(prefix, run, words) for prefix, numbers in kinds.items() for run in _runs(numbers)
    )


def _runs(numbers: Sequence[int]) -> list[list[int]]:
    """Numbers ascending, those that follow each other together."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return runs


def _show_run(prefix: str, run: Sequence[int], words: Catalogue) -> str:
    first, last = f"{prefix}-{run[0]}", f"{prefix}-{run[-1]}"
    return first if first == last else words.text("book.run", first=first, last=last)


def read_rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game; `ValueError` if there is none in the language."""
    if language not in languages():
        raise ValueError(f"the rules are in {' or '.join(languages())}, not in {language!r}")
    name = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    text = (files(f"motherlode.games.{game}") / name).read_text("utf-8")
    return parse_rulebook(game, text)


def parse_rulebook(game: str, text: str) -> Rulebook:
    """The rulebook that a Markdown text holds."""
    body, _, closing = text.partition(f"\n{RULE}\n")
    head, *sections = body.split("\n## ")
    title, *preface = list(_paragraphs(head))
    clauses = [clause for section in sections for clause in _clauses(section)]
    return Rulebook(
        game, title.removeprefix("# "), tuple(preface), tuple(clauses), " ".join(closing.split())
    )


def _paragraphs(text: str) -> Iterator[str]:
    for block in text.split("\n\n"):
        if block.strip() and not block.startswith("|"):
            yield _plain(block)


def _clauses(section: str) -> Iterator[Clause]:
    heading, _, body = section.partition("\n")
    _, *parts = CLAUSE.split(body)
    for number, text in zip(parts[::2], parts[1::2], strict=True):
        yield Clause(number, _plain(text), heading)


def _plain(text: str) -> str:
    """One line, without marks of emphasis."""
    return EMPHASIS.sub(r"\1", " ".join(text.split()))


# As lines


def show_clauses(clauses: Sequence[Clause], width: int) -> list[str]:
    """Clauses one below the other."""
    return [line for clause in clauses for line in _show_clause(clause, width)]


def show_rulebook(book: Rulebook, width: int) -> list[str]:
    """All clauses, under their headings."""
    lines: list[str] = []
    for heading, clauses in groupby(book.clauses, key=lambda clause: clause.heading):
        lines += ["", heading, *show_clauses(list(clauses), width)]
    return [*lines, "", *wrap(book.closing, width)]


def show_preface(book: Rulebook, width: int) -> list[str]:
    """The title and what is said before the first clause."""
    lines = [book.title]
    for paragraph in book.preface:
        lines += ["", *wrap(paragraph, width)]
    return lines


def show_headings(book: Rulebook, words: Catalogue) -> list[str]:
    """Which clauses stand under which heading."""
    groups = [
        (heading, show_numbers(list(clauses), words))
        for heading, clauses in groupby(book.clauses, key=lambda clause: clause.heading)
    ]
    width = max(HEADING_AT, *(len(numbers) + INDENT for _, numbers in groups))
    return [f"{numbers:<{width}}{heading}" for heading, numbers in groups]


def show_options(sheet: Sheet, edition: str, width: int, words: Catalogue) -> list[str]:
    """What an edition sets every option to, in words."""
    lines = [words.text("book.options", edition=edition)]
    for name, value in sheet.editions[edition].items():
        option = sheet.options[name]
        choices, says = words.said(option.choices()), words.said(option.says)
        text = f"{name} = {show_value(value)} ({choices}): {says}, {option.clause}."
        lines += _hung(text, width)
    return lines


def _show_clause(clause: Clause, width: int) -> list[str]:
    return _hung(f"{clause.number}  {clause.text}", width)


def _hung(text: str, width: int) -> list[str]:
    first, later = " " * INDENT, " " * (2 * INDENT)
    return wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=later,
        break_on_hyphens=False,
        break_long_words=False,
    )
