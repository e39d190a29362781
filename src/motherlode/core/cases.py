"""Rule cases: a position, moves, and what must follow, with the clauses that it proves.

A case is a TOML file that someone who knows the game but not Python can read; `docs/cases.md` has
the whole vocabulary.
"""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from motherlode.core.events import EVERYONE, Log
from motherlode.core.game import Game
from motherlode.core.options import show_value
from motherlode.core.setups import Setup, make_setup
from motherlode.core.state import NOBODY, State

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]

SPECTATOR = "spectator"
ABOUT_LAST_MOVE = ("legal", "refused", "code")
ABOUT_ALL = ("turn", "prompt", "moves", "told", "untold", "outcome", "over")
LISTS = ("include", "exclude", "count")


class _Try(msgspec.Struct, forbid_unknown_fields=True):
    expect: dict[str, Any]
    play: str | list[str] = []
    options: dict[str, Any] = msgspec.field(default={}, name="with")
    position: dict[str, Any] = {}
    note: str = ""


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

    def __init__(self, text: str, place: str, find_game: Callable[[str], AnyGame]) -> None:
        """Read a case strictly; `ValueError` names the place and what would be right."""
        self.place = place
        try:
            self.body = msgspec.convert(tomllib.loads(text), _CaseText)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
            raise ValueError(f"{place}: {problem}") from None
        if not self.body.proves or not self.body.tries:
            raise ValueError(f"{place}: a case proves at least one clause by at least one try")
        self.game = self._about("setup", lambda: find_game(self.body.setup.partition("(")[0]))
        self.setup: Setup = self._about("setup", lambda: self.game.setup(self.body.setup))
        self.known = set(self.game.facts(self._begin(self.body.tries[0], 1)))
        for number, one in enumerate(self.body.tries, 1):
            self._check_words(one, number)

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

    def _check_words(self, one: _Try, number: int) -> None:
        known = {*ABOUT_LAST_MOVE, *ABOUT_ALL, *self.known}
        for key in one.expect:
            if key not in known:
                words = ", ".join(sorted(known))
                raise ValueError(f"{self.place}: try {number}: expect {key!r}; known are {words}")
        if unknown := set(one.expect.get("moves", {})) - set(LISTS):
            words = ", ".join(LISTS)
            raise ValueError(f"{self.place}: try {number}: moves {unknown}; known are {words}")

    def _begin(self, one: _Try, number: int) -> AnyState:
        """The position, with what this try changes about it and about the options."""
        changes = {name: show_value(value) for name, value in one.options.items()}
        usual = {name: show_value(self.setup.value(name)) for name in self.setup.changed}
        setup = self._about(
            f"try {number}: with",
            lambda: make_setup(
                self.game.sheet,
                edition=changes.pop("edition", self.setup.edition),
                seats=int(changes.pop("seats", self.setup.seats)),
                options={**usual, **changes},
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
        game, expect = self.game, one.expect
        state, log = self._begin(one, number), Log()
        moves = [one.play] if isinstance(one.play, str) else one.play
        for text in moves[:-1]:
            why = self._play(state, text, number, log)
            if why is not None:
                yield f"{text!r} was refused: {why}"
                return
        if moves:
            why = self._play(state, moves[-1], number, log)
            yield from _judge_last_move(moves[-1], why, expect)
        game.check(state)
        yield from self._judge(state, log, expect)

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

    def _judge(self, state: AnyState, log: Log, expect: dict[str, Any]) -> Iterator[str]:
        game = self.game
        seat, prompt = game.turn(state.public)
        over = seat == NOBODY
        found: dict[str, Any] = {
            "turn": None if over else seat,
            "prompt": None if over else game.prompts_in_words[prompt],
            "over": over,
            **game.facts(state),
        }
        for key, wanted in expect.items():
            if key in found:
                yield from _compare(key, wanted, found[key])
        yield from self._judge_moves(state, expect.get("moves", {}))
        yield from self._judge_news(state, log, expect)
        if "outcome" in expect:
            outcome = game.outcome(state)
            told = {"winners": outcome.winners, "scores": outcome.scores, "why": outcome.why}
            yield from _compare("outcome", expect["outcome"], told)

    def _judge_moves(self, state: AnyState, wanted: dict[str, Any]) -> Iterator[str]:
        if not wanted:
            return
        legal = [self.game.write(state.public, move) for move in self.game.legal(state)]
        for pattern in wanted.get("include", []):
            if not any(fnmatchcase(text, pattern) for text in legal):
                yield f"{pattern!r} is not among the moves"
        for pattern in wanted.get("exclude", []):
            if any(fnmatchcase(text, pattern) for text in legal):
                yield f"{pattern!r} is among the moves"
        if "count" in wanted and len(legal) != wanted["count"]:
            yield f"there are {len(legal)} moves, not {wanted['count']}"

    def _judge_news(self, state: AnyState, log: Log, expect: dict[str, Any]) -> Iterator[str]:
        """`told` and `untold`: what a seat heard, whoever did it."""
        for key, should in (("told", True), ("untold", False)):
            for listener, lines in expect.get(key, {}).items():
                seat = EVERYONE if listener == SPECTATOR else int(listener)
                heard = [self.game.tell(state.public, event) for event in log.heard(seat)]
                for line in lines:
                    did = any(text == line or text.endswith(f" {line}") for text in heard)
                    if did != should:
                        yield f"{listener} was {'not ' if should else ''}told {line!r}: {heard}"


def _judge_last_move(text: str, why: Any, expect: dict[str, Any]) -> Iterator[str]:
    refused = expect.get("legal") is False or "refused" in expect or "code" in expect
    if not refused:
        if why is not None:
            yield f"{text!r} was refused: {why}"
        return
    if why is None:
        yield f"{text!r} was allowed"
        return
    for key, given in (("refused", why.clause), ("code", why.code)):
        if key in expect and expect[key] != given:
            yield f"{text!r} was refused by {given}, not by {expect[key]}: {why.sentence}"


def _compare(key: str, wanted: Any, found: Any) -> Iterator[str]:
    """A table asks only for what it names; anything else is compared whole."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name, value in wanted.items():
            if name in found:
                yield from _compare(f"{key}.{name}", value, found[name])
            elif value != "nothing":
                yield f"{key}.{name} is nothing, not {value!r}"
    elif wanted != found:
        yield f"{key} is {found!r}, not {wanted!r}"
