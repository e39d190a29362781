"""What a seat is shown depends on nothing that it may not know.

Two deals differ in one swap that seat 0 cannot know of; all others pass. Up to the end of the
round, when roles are shown, every character that seat 0 reads must be the same.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from motherlode.bots.base import Bot, Budget
from motherlode.core.chance import Chance
from motherlode.core.moves import Moves
from motherlode.core.record import Person
from motherlode.core.recorder import Recorder
from motherlode.core.state import State, View
from motherlode.core.twins import Rig, Rigged
from motherlode.draw.ink import Paper
from motherlode.games.registry import find_game
from motherlode.tui.deals import deal_of
from motherlode.tui.line import Session
from motherlode.tui.table import Table, names_of
from motherlode.tui.voice import Voice
from motherlode.words.catalogue import Catalogue
from tests.cli.running import chosen

SEATS = 5
NO_RIG = Rig(-1, 0, 0)
SIZES = {
    "saboteur": {"roles": SEATS, "goals": 3, "deck": 67},
    "saboteur2": {"roles": 15, "goals": 3, "deck": 118},
    "duel": {"goals": 3, "deck": 40},
}
"""The shuffles of a round, in their order, and how many cards each shuffles."""
SHUFFLES = [(game, shuffle) for game, sizes in SIZES.items() for shuffle in sizes]
ROUND_OVER = "*** Round 1 is over"
NUMBER = re.compile(r"(\d+)\)")


class Passer(Bot[Any, Any]):
    """Passes, which tells nothing."""

    def choose(self, view: View[Any, Any], moves: Moves, budget: Budget) -> int:
        return moves.at(0)


class Script(Voice):
    """A person who digs where it goes and passes where it does not; keeps all that was shown."""

    def __init__(self) -> None:
        super().__init__(Catalogue("en"))
        self.echo = True
        self.said: list[str] = []

    def say(self, lines: Iterable[str]) -> None:
        self.said += lines

    def ask(self, prompt: str) -> str:
        if ROUND_OVER in "\n".join(self.said):
            raise EOFError
        listed = self._listed()
        return "1" if "  dig " in listed[0] else NUMBER.findall(listed[-1])[-1]

    def _listed(self) -> Sequence[str]:
        """The lines of the last list of moves."""
        rows = [row for row, line in enumerate(self.said) if NUMBER.search(line)]
        first = next(row for row in reversed(rows) if row - 1 not in rows)
        return [self.said[row] for row in rows if row >= first]


class RiggedRecorder(Recorder):
    """Deals the game of a seed with one swap."""

    def __init__(self, game: str, seed: str, rig: Rig) -> None:
        self.rig = rig
        setup = chosen(SEATS, seed, game=game).setup
        players = [Person(name=name) for name in names_of(setup.seats)]
        super().__init__(find_game(game), setup, deal_of(seed), players)

    def chance(self) -> Chance:
        return Rigged(super().chance(), self.rig)


def play_round(game: str, seed: str, rig: Rig) -> tuple[str, State[Any, Any, Any]]:
    """All that seat 0 reads of a round, and the state as it was dealt."""
    choices, script = chosen(SEATS, seed, game=game), Script()
    recorder = RiggedRecorder(game, seed, rig)
    dealt = recorder.game.copy(recorder.state)
    table = Table(recorder, {seat: Passer() for seat in choices.bot_seats})
    Session(table, choices, script, Paper).run()
    return "\n".join(script.said).partition(ROUND_OVER)[0], dealt


def find_rig(game: str, seed: str, shuffle: str) -> Rig:
    """A swap that changes the deal, and nothing of what seat 0 holds and draws."""
    plain = RiggedRecorder(game, seed, NO_RIG).state
    place, size = list(SIZES[game]).index(shuffle), SIZES[game][shuffle]
    for one in reversed(range(size)):
        for other in reversed(range(one)):
            rig = Rig(place, one, other)
            if _differ_for_others_alone(game, plain, RiggedRecorder(game, seed, rig).state):
                return rig
    raise AssertionError("no two cards can be swapped")


def _differ_for_others_alone(
    name: str, plain: State[Any, Any, Any], twin: State[Any, Any, Any]
) -> bool:
    game = find_game(name)
    same_view = game.view_bytes(plain.view(0)) == game.view_bytes(twin.view(0))
    same_draws = _drawn_by_seat_0(plain) == _drawn_by_seat_0(twin)
    return same_view and same_draws and game.digest(plain) != game.digest(twin)


def _drawn_by_seat_0(state: State[Any, Any, Any]) -> list[int]:
    """It begins, and everyone draws one card a turn; the pile is drawn from its end."""
    pile: list[int] = list(state.hidden.pile.list())
    return pile[:: -len(state.own)]


@pytest.mark.parametrize("seed", ["7", "gold", "deep"])
@pytest.mark.parametrize(("name", "shuffle"), SHUFFLES)
def test_a_seat_reads_nothing_that_it_may_not_know(name: str, seed: str, shuffle: str) -> None:
    game, rig = find_game(name), find_rig(name, seed, shuffle)
    shown, dealt = play_round(name, seed, NO_RIG)
    other, twin = play_round(name, seed, rig)
    assert game.digest(dealt) != game.digest(twin)
    assert shown.count("Your turn") > 5
    common = min(len(shown), len(other))
    assert shown[:common] == other[:common]


class Builder(Script):
    """Lays the first tile where it goes; looks at the mine before it is walked, and leaves."""

    def ask(self, prompt: str) -> str:
        if "The mine is ready" in "\n".join(self.said):
            raise EOFError
        return "1"


@pytest.mark.parametrize("seed", ["7", "gold", "deep"])
def test_nobody_reads_how_the_stack_of_gold_mine_lies(seed: str) -> None:
    """GLD-1: all 99 tiles are shuffled, and the 20 for building come first."""
    texts, digests = [], set()
    for rig in (NO_RIG, Rig(0, 98, 97), Rig(0, 98, 60), Rig(0, 40, 25)):
        choices, script = chosen(SEATS, seed, game="goldmine"), Builder()
        recorder = RiggedRecorder("goldmine", seed, rig)
        digests.add(recorder.game.digest(recorder.state))
        table = Table(recorder, {seat: Passer() for seat in choices.bot_seats})
        Session(table, choices, script, Paper).run()
        texts.append("\n".join(script.said))
    assert len(digests) > 1
    assert texts[0].count("You drew") >= 4
    assert set(texts) == {texts[0]}
