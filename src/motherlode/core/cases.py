"""Rule cases: a position, moves, and what must follow, with the clauses that it proves.

A case is a TOML file that someone who knows the game but not Python can read; `docs/cases.md` has
the whole vocabulary.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from motherlode.core.events import EVERYONE, Log
from motherlode.core.game import Game
from motherlode.core.options import show_value
from motherlode.core.refusals import Refusal
from motherlode.core.setups import Setup, make_setup
from motherlode.core.state import NOBODY, State

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]

SPECTATOR = "spectator"
NOTHING = "nothing"
CELL = re.compile(r"-?\d+,-?\d+")
ABOUT_LAST_MOVE = ("legal", "refused", "code")
ABOUT_ALL = ("turn", "prompt", "moves", "told", "untold", "outcome", "over")


class _Try(msgspec.Struct, forbid_unknown_fields=True):
    expect: dict[str, Any]
    play: str | list[str] = []
    options: dict[str, Any] = msgspec.field(default={}, name="with")
    position: dict[str, Any] = {}
    note: str = ""


class _Moves(msgspec.Struct, forbid_unknown_fields=True):
    include: list[str] = []
    exclude: list[str] = []
    count: int | None = None


class _Outcome(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    winners: list[int] | None = None
    scores: list[int] | None = None
    why: str | None = None


class _Words(msgspec.Struct):
    """The words that all games share; whatever else is expected is a fact of the game."""

    legal: bool | None = None
    refused: str | None = None
    code: str | None = None
    moves: _Moves | None = None
    told: dict[str, list[str]] = {}
    untold: dict[str, list[str]] = {}
    outcome: _Outcome | None = None


class _CaseText(msgspec.Struct, forbid_unknown_fields=True):
    proves: list[str]
    title: str
    setup: str
    tries: list[_Try] = msgspec.field(name="try")
    position: dict[str, Any] = {}


@dataclass(frozen=True)
class Failure:
    """What a try expected and did not get."""

    number: int
    sentence: str

    def __str__(self) -> str:
        return f"try {self.number}: {self.sentence}"


class Case:
    """One file of tries that all start from the same position."""

    def __init__(
        self,
        text: str,
        place: str,
        find_game: Callable[[str], AnyGame],
        find_clauses: Callable[[str], Collection[str]] | None = None,
    ) -> None:
        """Read a case strictly; `ValueError` names the place and what would be right.

        `find_clauses` gives the clauses of a game by its name; without it any clause is taken.
        """
        self.place = place
        try:
            self.body = msgspec.convert(tomllib.loads(text), _CaseText)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
            raise ValueError(f"{place}: {problem}") from None
        if not self.body.proves or not self.body.tries:
            raise ValueError(f"{place}: a case proves at least one clause by at least one try")
        self.game = self._about("setup", lambda: find_game(self.body.setup.partition("(")[0]))
        self.setup: Setup = self._about("setup", lambda: self.game.setup(self.body.setup))
        self.clauses = None if find_clauses is None else find_clauses(self.game.name)
        for clause in self.body.proves:
            self._check_clause("proves", clause)
        self.words = [self._read_words(one, n) for n, one in enumerate(self.body.tries, 1)]

    @property
    def proves(self) -> list[str]:
        """The clauses."""
        return self.body.proves

    @property
    def title(self) -> str:
        """What it shows, as a sentence."""
        return self.body.title

    def failures(self) -> Iterator[Failure]:
        """Run all tries; says what did not come out as expected."""
        for number, one in enumerate(self.body.tries, 1):
            for sentence in self._run(one, number):
                yield Failure(number, sentence)

    def _about(self, what: str, read: Callable[[], Any]) -> Any:
        try:
            return read()
        except ValueError as problem:
            raise ValueError(f"{self.place}: {what}: {problem}") from None

    def _check_clause(self, what: str, clause: str) -> None:
        if self.clauses is not None and clause not in self.clauses:
            known = ", ".join(self.clauses)
            raise ValueError(
                f"{self.place}: {what}: {self.game.name} has no clause {clause!r}; it has {known}"
            )

    def _read_words(self, one: _Try, number: int) -> _Words:
        """What a try expects; a word that nobody knows, or that cannot fail, is an error."""
        place = f"{self.place}: try {number}: expect"
        state = self._begin(one, number)
        known = {*ABOUT_LAST_MOVE, *ABOUT_ALL, *self.game.facts(state)}
        if not one.expect:
            raise ValueError(f"{place}: nothing is expected; known are {', '.join(sorted(known))}")
        for key in one.expect:
            if key not in known:
                raise ValueError(f"{place} {key!r}; known are {', '.join(sorted(known))}")
        try:
            words = msgspec.convert(one.expect, _Words)
        except msgspec.ValidationError as problem:
            raise ValueError(f"{place}: {problem}") from None
        self._check_last_move(one, words, place)
        listeners = {SPECTATOR, *(str(seat) for seat in range(len(state.own)))}
        for listener in [*words.told, *words.untold]:
            if listener not in listeners:
                raise ValueError(f"{place}: {listener!r} does not listen: a seat, or {SPECTATOR}")
        return words

    def _check_last_move(self, one: _Try, words: _Words, place: str) -> None:
        about = [key for key in ABOUT_LAST_MOVE if getattr(words, key) is not None]
        if about and not one.play:
            raise ValueError(f"{place}: {about[0]} is about a move, and none is played")
        if words.legal and len(about) > 1:
            raise ValueError(f"{place}: a move is either legal or refused")
        if words.refused is not None:
            self._check_clause(f"{place.removeprefix(self.place + ': ')}: refused", words.refused)

    def _begin(self, one: _Try, number: int) -> AnyState:
        """The position, with what this try changes about it and about the options."""
        changes = {name: show_value(value) for name, value in one.options.items()}
        seats = one.options.get("seats", self.setup.seats)
        if type(seats) is not int:
            raise ValueError(f"{self.place}: try {number}: with: seats is a number, not {seats!r}")
        usual = {name: show_value(self.setup.value(name)) for name in self.setup.changed}
        setup = self._about(
            f"try {number}: with",
            lambda: make_setup(
                self.game.sheet,
                edition=changes.pop("edition", self.setup.edition),
                seats=seats,
                options={**usual, **{n: v for n, v in changes.items() if n != "seats"}},
            ),
        )
        position = {**self.body.position, **one.position}
        state: AnyState = self._about(f"try {number}", lambda: self.game.arrange(setup, position))
        try:
            self.game.check(state)
        except AssertionError as problem:
            raise ValueError(f"{self.place}: try {number}: position: {problem}") from None
        return state

    def _run(self, one: _Try, number: int) -> Iterator[str]:
        words = self.words[number - 1]
        state, log = self._begin(one, number), Log()
        moves = [one.play] if isinstance(one.play, str) else one.play
        for text in moves[:-1]:
            why = self._play(state, text, number, log)
            if why is not None:
                yield f"{text!r} was refused: {why}"
                return
        if moves:
            why = self._play(state, moves[-1], number, log)
            yield from _judge_last_move(moves[-1], why, words)
        self.game.check(state)
        yield from self._judge_facts(state, one.expect, number)
        if words.moves is not None:
            yield from self._judge_moves(state, words.moves)
        yield from self._judge_news(state, log, words)
        if words.outcome is not None:
            yield from self._judge_outcome(state, words.outcome)

    def _play(self, state: AnyState, text: str, number: int, log: Log) -> Any:
        """Play a move in words (`pass *` is the first legal one like that); says why not."""
        game = self.game
        seat = game.turn(state.public)[0]
        if seat == NOBODY:
            raise ValueError(f"{self.place}: try {number}: {text!r}: the game is over")
        if "*" in text:
            legal = [game.write(state.public, move) for move in game.legal(state)]
            found = next((move for move in legal if fnmatchcase(move, text)), None)
            if found is None:
                raise ValueError(f"{self.place}: try {number}: no legal move is like {text!r}")
            text = found
        move = self._about(f"try {number}", lambda: game.read(state.public, state.own[seat], text))
        return game.refuse_or_play(state, move, log)

    def _judge_facts(self, state: AnyState, expect: dict[str, Any], number: int) -> Iterator[str]:
        game = self.game
        seat, prompt = game.turn(state.public)
        over = seat == NOBODY
        found: dict[str, Any] = {
            "turn": None if over else seat,
            "prompt": None if over else game.prompts_in_words[prompt],
            "over": over,
            **game.facts(state),
        }
        for key in expect:
            if key in found:
                try:
                    yield from _compare(key, expect[key], found[key])
                except ValueError as problem:
                    raise ValueError(f"{self.place}: try {number}: {problem}") from None

    def _judge_moves(self, state: AnyState, wanted: _Moves) -> Iterator[str]:
        legal = [self.game.write(state.public, move) for move in self.game.legal(state)]
        for pattern in wanted.include:
            if not any(fnmatchcase(text, pattern) for text in legal):
                yield f"{pattern!r} is not among the moves"
        for pattern in wanted.exclude:
            if any(fnmatchcase(text, pattern) for text in legal):
                yield f"{pattern!r} is among the moves"
        if wanted.count is not None and len(legal) != wanted.count:
            yield f"there are {len(legal)} moves, not {wanted.count}"

    def _judge_news(self, state: AnyState, log: Log, words: _Words) -> Iterator[str]:
        """`told` and `untold`: what a seat heard, whoever did it."""
        for should, lists in ((True, words.told), (False, words.untold)):
            for listener, lines in lists.items():
                seat = EVERYONE if listener == SPECTATOR else int(listener)
                heard = [self.game.tell(state.public, event) for event in log.heard(seat)]
                for line in lines:
                    if _is_among(line, heard) != should:
                        yield f"{listener} was {'not ' if should else ''}told {line!r}: {heard}"

    def _judge_outcome(self, state: AnyState, wanted: _Outcome) -> Iterator[str]:
        if self.game.turn(state.public)[0] != NOBODY:
            yield "the game is not over"
            return
        outcome = self.game.outcome(state)
        told = {"winners": outcome.winners, "scores": outcome.scores, "why": outcome.why}
        yield from _compare("outcome", msgspec.to_builtins(wanted), told)


def _is_among(line: str, heard: list[str]) -> bool:
    """Whether a line was heard, with or without who did it; `*` stands for anything."""
    return any(fnmatchcase(text, line) or fnmatchcase(text, f"* {line}") for text in heard)


def _judge_last_move(text: str, why: Refusal | None, words: _Words) -> Iterator[str]:
    refused = words.legal is False or words.refused is not None or words.code is not None
    if not refused:
        if why is not None:
            yield f"{text!r} was refused: {why}"
        return
    if why is None:
        yield f"{text!r} was allowed"
        return
    for wanted, given in ((words.refused, why.clause), (words.code, why.code)):
        if wanted is not None and wanted != given:
            yield f"{text!r} was refused by {given}, not by {wanted}: {why.sentence}"


def _compare(key: str, wanted: Any, found: Any) -> Iterator[str]:
    """A table asks only for what it names; anything else is compared whole."""
    if not (isinstance(wanted, dict) and isinstance(found, dict)):
        if wanted != found:
            yield f"{key} is {found!r}, not {wanted!r}"
        return
    for name, value in wanted.items():
        if name in found:
            yield from _compare(f"{key}.{name}", value, found[name])
        elif not CELL.fullmatch(name):
            # Seats are always there, so a name that is missing is a cell, or misspelt.
            raise ValueError(f"expect {key}: there is no {name!r}; there is {', '.join(found)}")
        elif value != NOTHING:
            yield f"{key}.{name} is nothing, not {value!r}"
