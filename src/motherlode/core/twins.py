"""Twin deals: two deals that differ only in what one seat may not know.

Both are dealt by the game itself, from generators that differ in a single swap after one of its
shuffles, and then played by the same moves. As long as the rules have not shown the difference to
the seat, everything it can see must be the same to the byte: views, moves, events, refusals. (Twins
made by changing a finished state would share its public part, and miss a secret written there.)
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from motherlode.core.chance import Chance, Fast
from motherlode.core.conformance import AnyGame, AnyState, Guide
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.moves import Moves
from motherlode.core.packing import Packer
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY


@dataclass(frozen=True)
class Rig:
    """After the shuffle of this number (from 0), these two places change their cards."""

    shuffle: int
    one: int
    other: int


class Rigged(Chance):
    """Deals as another generator would, but for one swap."""

    def __init__(self, inner: Chance, rig: Rig, done: int = 0) -> None:
        self.inner = inner
        self.rig = rig
        self.done = done

    def word(self) -> int:
        """The other generator's."""
        return self.inner.word()

    def shuffle(self, cards: vec[u8]) -> None:
        """Shuffle as the other would; then, if it is the one, swap."""
        self.inner.shuffle(cards)
        if self.done == self.rig.shuffle:
            one, other = self.rig.one, self.rig.other
            cards[one], cards[other] = cards[other], cards[one]
        self.done += 1

    def copy(self) -> "Rigged":
        """One that will deal the same."""
        return Rigged(self.inner.copy(), self.rig, self.done)

    def pack(self, out: Packer) -> None:
        """As the other would."""
        self.inner.pack(out)


Exposes = Callable[[AnyState, AnyState, int, int], bool]
"""(first world, second world, seat, move): do the rules now show the seat what differs?"""


def compare_twins(
    game: AnyGame,
    setup: Setup,
    seed: int,
    seat: int,
    rig: Rig,
    exposes: Exposes,
    guide: Guide,
) -> int:
    """Play both deals by the same moves until the difference is shown; says how many moves.

    `exposes` is the test's own knowledge of the rules. Raises `AssertionError` if the seat could
    tell the worlds apart before.
    """
    pair = _Pair(game, setup, seed, seat, rig)
    pair.compare("after the deal")
    chance = Fast(seed + 77)
    while True:
        common = pair.common_moves()
        if not common.count:
            return pair.step
        asked = game.turn(pair.states[0].public)[0]
        move = guide.choose(pair.states[0].view(asked), common, chance)
        if exposes(pair.states[0], pair.states[1], seat, move):
            return pair.step
        text = game.write(pair.states[0].public, move)
        pair.play(move)
        pair.compare(f"after step {pair.step}, {text}")
        for event in pair.fresh:
            for other in range(setup.seats):
                guide.hear(other, event)


class _Pair:
    """Two worlds, side by side."""

    def __init__(self, game: AnyGame, setup: Setup, seed: int, seat: int, rig: Rig) -> None:
        self.game = game
        self.seat = seat
        self.rig = rig
        self.setup = setup
        self.seed = seed
        self.step = 0
        self.logs = (Log(), Log())
        never = Rig(-1, 0, 0)
        self.states = tuple(
            game.begin(setup, Rigged(Fast(seed), how), log)
            for how, log in zip((never, rig), self.logs, strict=True)
        )
        self.fresh: list[Event] = []

    def common_moves(self) -> Moves:
        """What whoever is asked could do in both worlds."""
        one, other = (self.game.legal(state) for state in self.states)
        moves = Moves()
        for move in one:
            if move in other:
                moves.add(move)
        return moves

    def play(self, move: int) -> None:
        """Make the move in both worlds."""
        for log in self.logs:
            log.clear()
        for state, log in zip(self.states, self.logs, strict=True):
            self.game.play(state, move, log)
        self.fresh = self.logs[0].heard(EVERYONE)
        self.step += 1

    def compare(self, when: str) -> None:
        """All that the seat, and a spectator, can see."""
        one, other = (
            self.seen_by_seat(state, log) for state, log in zip(self.states, self.logs, strict=True)
        )
        for what, there in one.items():
            assert there == other[what], (
                f"{what} tells seat {self.seat} what it may not know, {when}:"
                f" {self.setup.text}, seed {self.seed}, {self.rig}:\n{there!r}\n{other[what]!r}"
            )

    def seen_by_seat(self, state: AnyState, log: Log) -> dict[str, Any]:
        """Everything, by name."""
        game, public, own = self.game, state.public, state.own[self.seat]
        asked, prompt = game.turn(public)
        seen: dict[str, Any] = {
            "the prompt": (asked, prompt),
            "the view": game.view_bytes(state.view(self.seat)),
            "the view as data": msgspec.json.encode(game.show(public, own)),
            "a spectator's view": msgspec.json.encode(game.show(public, None)),
            "an event": [game.tell(public, event) for event in log.heard(self.seat)],
            "an event's numbers": [
                (e.kind, e.audience, e.seat, e.a, e.b, e.c) for e in log.heard(self.seat)
            ],
            "the claims": game.claims(public),
            "what it imagines": game.digest(game.imagine(public, own, Fast(self.step))),
        }
        if asked == self.seat and asked != NOBODY:
            seen["the moves"] = game.legal(state)
            seen["a refusal"] = self._refusals(state)
        return seen

    def _refusals(self, state: AnyState) -> list[str]:
        game = self.game
        chance = Fast(self.step)
        space = game.space(state.public)
        tried = [chance.below(space) for _ in range(40)] + list(range(min(space, 500)))
        return [repr(game.refusal(state.public, state.own[self.seat], move)) for move in tried]
