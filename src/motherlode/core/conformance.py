"""The checks that any game must pass, whoever wrote it.

`check_game` plays whole games of one set-up and holds every step against what `Game` promises;
`Seen.missing` says which kinds of moves, prompts and events never came up. A failure is an
`AssertionError` that names the set-up, the seed and the step.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from motherlode.core.chance import Chance, Fast
from motherlode.core.events import EVERYONE, Event, Log
from motherlode.core.game import Game
from motherlode.core.moves import Moves
from motherlode.core.setups import Setup
from motherlode.core.state import NOBODY, State, View

AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any, Any]


class Guide:
    """Chooses moves for the suite: random play does not find all of a game."""

    def choose(self, view: View[Any, Any], moves: Moves, chance: Chance) -> int:
        """One of the moves; any, unless a subclass knows better."""
        return moves.at(chance.below(len(moves)))

    def hear(self, seat: int, event: Event) -> None:
        """What a seat was told."""


@dataclass
class Seen:
    """The kinds of moves, prompts and events that have come up."""

    moves: set[int] = field(default_factory=set)
    prompts: set[int] = field(default_factory=set)
    events: set[int] = field(default_factory=set)

    def missing(self, game: AnyGame) -> list[str]:
        """What the game names and nobody has met, in words."""
        return [
            f"{what} {name}"
            for what, names, seen in (
                ("move", game.moves_in_words, self.moves),
                ("prompt", game.prompts_in_words, self.prompts),
                ("event", game.events_in_words, self.events),
            )
            for kind, name in enumerate(names)
            if kind not in seen
        ]


def check_game(
    game: AnyGame,
    setup: Setup,
    seeds: Iterable[int],
    *,
    guide: Callable[[int], Guide] = lambda _seed: Guide(),
    whole_space_every: int = 40,
    seen: Seen | None = None,
) -> Seen:
    """Play a game for each seed and check every step; adds to `seen` what came up.

    Every `whole_space_every` steps all numbers of the move space are tried, else a sample.
    """
    seen = Seen() if seen is None else seen
    for seed in seeds:
        table = _Table(game, setup, seed, guide(seed), whole_space_every, seen)
        try:
            table.play_to_the_end()
        except Exception as problem:
            problem.add_note(f"in {setup.text}, seed {seed}, step {table.step}")
            raise
    return seen


def fingerprint(game: AnyGame, setup: Setup, seed: int) -> str:
    """A digest over every step of a random game: the same in any process and build."""
    total = hashlib.sha256()
    log = Log()
    state = game.begin(setup, Fast(seed), log)
    chance = Fast(seed + 1)
    while moves := game.legal(state):
        total.update(game.save(state))
        move = moves[chance.below(len(moves))]
        total.update(game.write(state.public, move).encode())
        game.play(state, move, log)
    total.update(game.save(state))
    for event in log.events:
        total.update(f"{event.audience}:{game.tell(state.public, event)}\n".encode())
    return total.hexdigest()


class _Table:
    """One game that is being checked."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seed: int,
        guide: Guide,
        whole_space_every: int,
        seen: Seen,
    ) -> None:
        self.game = game
        self.setup = setup
        self.guide = guide
        self.every = whole_space_every
        self.seen = seen
        self.chance = Fast(seed * 7919 + 1)
        self.log = Log()
        self.told = 0
        self.step = 0
        self.state: AnyState = game.begin(setup, Fast(seed), self.log)

    def play_to_the_end(self) -> None:
        """Check, choose, play, until nobody is asked any more."""
        game = self.game
        most = game.limit(self.setup)
        assert game.setup(self.setup.text) == self.setup, "the set-up's text reads back as another"
        assert game.setup_of(self.state.public) == self.setup, "the state names another set-up"
        self._tell()
        while (seat := game.turn(self.state.public)[0]) != NOBODY:
            assert self.step < most, f"the game promised to end within {most} moves"
            moves = self._check_moves(seat)
            self._check_state(seat)
            self._play(seat, moves)
            self._tell()
            self.step += 1
        self._check_end()

    def _check_moves(self, seat: int) -> Moves:
        game, public, own = self.game, self.state.public, self.state.own[seat]
        prompt = game.turn(public)[1]
        assert 0 <= seat < self.setup.seats, f"seat {seat} is asked"
        assert 0 <= prompt < len(game.prompts_in_words), f"prompt {prompt} has no name"
        self.seen.prompts.add(prompt)
        moves = Moves()
        moves.add(-5)  # what was in the buffer before must not matter
        game.fill(public, own, moves)
        listed = moves.list()
        assert listed, "somebody is asked and has no move"
        assert listed == sorted(set(listed)), "moves ascend and do not repeat"
        assert listed == game.legal(self.state), "the same moves when asked again"
        assert listed[0] >= 0, "moves are within the space"
        assert listed[-1] < game.space(public), "moves are within the space"
        self._check_texts(seat, listed)
        self._check_refusals(seat, set(listed))
        return moves

    def _check_texts(self, seat: int, listed: list[int]) -> None:
        game, public, own = self.game, self.state.public, self.state.own[seat]
        texts = [game.write(public, move) for move in listed]
        assert len(set(texts)) == len(texts), "two moves have one text"
        for move, text in zip(listed, texts, strict=True):
            assert game.read(public, own, text) == move, f"{text!r} reads back as another move"

    def _check_refusals(self, seat: int, listed: set[int]) -> None:
        """`fill` and `refusal` agree; what is refused changes nothing."""
        game, public, own = self.game, self.state.public, self.state.own[seat]
        space = game.space(public)
        whole = self.step % self.every == 0
        tried = range(space) if whole else [self.chance.below(space) for _ in range(50)]
        for move in [*listed, *tried, -1, space]:
            why = game.refusal(public, own, move)
            assert (why is None) == (move in listed), (
                f"move {move} is {'listed' if move in listed else 'not listed'}, refusal: {why}"
            )
            if why is not None:
                assert why.code, f"move {move} is refused without a code"
                assert why.sentence, f"move {move} is refused without a word"
        before = game.save(self.state)
        for move in (-1, space, next(m for m in range(space) if m not in listed)):
            assert game.refuse_or_play(self.state, move) is not None
        assert game.save(self.state) == before, "a refused move changed something"

    def _check_state(self, seat: int) -> None:
        game, state = self.game, self.state
        game.check(state)
        saved = game.save(state)
        loaded = game.load(self.setup, saved)
        game.check(loaded)
        assert game.save(loaded) == saved, "a loaded state differs from the saved one"
        assert game.save(game.copy(state)) == saved, "a copy differs"
        for watcher in range(self.setup.seats):
            self._check_view(watcher)
        msgspec.json.encode(game.show(state.public, None))
        claims = game.claims(state.public)
        texts = {game.write_claim(state.public, claim) for claim in claims}
        assert len(texts) == len(claims), "two claims have one text"
        for claim in claims:
            assert isinstance(game.holds(state, seat, claim), bool)
        assert game.save(state) == saved, "looking at a state changed it"

    def _check_view(self, seat: int) -> None:
        """A view can be shown; an imagined world has the same view, and is a sound state."""
        game, state = self.game, self.state
        view = state.view(seat)
        before = game.view_bytes(view)
        sent = game.load_view(self.setup, seat, before)
        assert game.view_bytes(sent) == before, f"the view of seat {seat} differs when it was sent"
        self._check_shown(seat)
        world = game.imagine(state.public, state.own[seat], Fast(self.chance.word()))
        game.check(world)
        assert game.view_bytes(world.view(seat)) == before, f"seat {seat} imagines another view"
        asked = game.turn(world.public)[0]
        if asked == seat:
            assert game.legal(world) == game.legal(state), "other moves in an imagined world"
        elif asked != NOBODY:
            game.play(world, game.legal(world)[0])
            game.check(world)
        assert game.view_bytes(view) == before, "playing in an imagined world changed the true one"

    def _check_shown(self, seat: int) -> None:
        """What a seat is shown is what everyone is shown, and what it alone knows."""
        game, public, own = self.game, self.state.public, self.state.own[seat]
        everyone: dict[str, object] = msgspec.to_builtins(game.show(public, None))
        alone = msgspec.to_builtins(game.show_own(public, own))
        assert msgspec.to_builtins(game.show(public, own)) == everyone | {"self": alone}

    def _play(self, seat: int, moves: Moves) -> None:
        game, state = self.game, self.state
        move = self.guide.choose(state.view(seat), moves, self.chance)
        assert moves.has(move), "the guide chose a move that is not listed"
        self.seen.moves.add(game.kind(move))
        twin = game.copy(state)
        silent = game.copy(state)
        before = game.save(state)
        game.play(twin, move, Log())
        game.play(silent, move)
        assert game.save(state) == before, "playing on a copy changed the original"
        game.play(state, move, self.log)
        after = game.save(state)
        assert game.save(twin) == after, "the same move from the same state led elsewhere"
        assert game.save(silent) == after, "playing without a log led elsewhere"

    def _tell(self) -> None:
        """Every event has a name, a sound audience and a text; bots hear what is theirs."""
        for event in self.log.events[self.told :]:
            assert 0 <= event.kind < len(self.game.events_in_words), f"event {event.kind}"
            assert event.audience == EVERYONE or 0 <= event.audience < self.setup.seats
            assert self.game.tell(self.state.public, event)
            self.seen.events.add(event.kind)
            for seat in range(self.setup.seats):
                if event.heard_by(seat):
                    self.guide.hear(seat, event)
        self.told = len(self.log.events)

    def _check_end(self) -> None:
        game, state = self.game, self.state
        game.check(state)
        assert game.legal(state) == [], "there are moves after the end"
        assert game.refuse_or_play(state, 0) is not None, "a move was made after the end"
        outcome = game.outcome(state)
        assert len(outcome.scores) == self.setup.seats, "a score for each seat"
        assert outcome.winners, "somebody wins, or all share"
        assert set(outcome.winners) <= set(range(self.setup.seats)), "winners sit at the table"
        assert outcome.why, "it says why it ended"
