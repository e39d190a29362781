"""A game of Gold Mine told to its slow referee, and both played in step."""

import copy
from collections import Counter, deque

from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.core.state import State
from motherlode.games.goldmine import events as e
from motherlode.games.goldmine.game import GOLDMINE_GAME as GAME
from motherlode.games.goldmine.game import Table
from motherlode.kit.pile import Pile
from tests.counts.slow_gold_deal import USUAL, SlowDealGold
from tests.counts.slow_goldmine import SlowGold

BY_ENTRANCE = "the entrance was turned over"
BY_TURNS = "the last turn"


class Told:
    """What the engine has told since the last move: dice for the referee."""

    def __init__(self) -> None:
        self.log = Log()
        self.dice: deque[int] = deque()
        self.heard: Counter[str] = Counter()
        """How often each kind of event was told, from the deal on."""

    def hear(self) -> None:
        """Note the events, and lay the dice out."""
        for event in self.log.events:
            self.heard[f"event {GAME.events_in_words[event.kind]}"] += 1
            if event.kind == e.ROLLED_FOR_MINER:
                self.dice.append(event.a)
            elif event.kind == e.ROLLED:
                self.dice += [event.a, event.b] if event.b else [event.a]
            elif event.kind == e.THREW:
                self.dice += [event.a, event.b]
        self.log.clear()

    def die(self) -> int:
        """The next die that the engine has thrown."""
        return self.dice.popleft()


class Walker:
    """Chooses any move, each kind of move as likely; collects whenever it can."""

    def __init__(self, chance: Fast) -> None:
        self.chance = chance

    def choose(self, state: Table, moves: list[int]) -> int:
        """One of the legal moves."""
        del state
        kinds = sorted({int(GAME.kind(move)) for move in moves})
        collect = GAME.moves_in_words.index("collect")
        kind = collect if collect in kinds else kinds[self.chance.below(len(kinds))]
        some = [move for move in moves if GAME.kind(move) == kind]
        return some[self.chance.below(len(some))]


def begin(setup: str, seed: int) -> tuple[Table, SlowGold, Told]:
    """Both sides of a game that has just been dealt."""
    told = Told()
    state = GAME.begin(GAME.setup(setup), Fast(seed), told.log)
    told.hear()
    public, rules = state.public, state.public.rules
    facts = GAME.facts(state)
    opened = facts["open"]
    assert isinstance(opened, dict)
    starter = next(seat for seat in range(rules.seats) if _may_begin(state, seat))
    first = _drawn(state)
    deal = SlowDealGold(
        seats=rules.seats,
        starter=starter,
        options={name: rules.setup.value(name) for name in USUAL},
        building=[*first, *_tiles(state, state.hidden.building)],
        stack=_tiles(state, state.hidden.stack),
        open=[opened[str(seat)] for seat in range(rules.seats)],
    )
    slow = SlowGold(deal, told.die)
    assert not told.dice
    assert int(public.course.phase) == slow.phase
    return state, slow, told


def _may_begin(state: Table, seat: int) -> bool:
    course = state.public.course
    return seat == (course.starter if course.phase == 0 else course.turn)


def _drawn(state: Table) -> list[str]:
    """The tile that the first player has drawn already."""
    drawn = state.public.course.drawn
    names = state.public.rules.names
    return [names[drawn]] if drawn < len(names) else []


def _tiles(state: State, pile: Pile) -> list[str]:  # type: ignore[type-arg]
    names = state.public.rules.names
    return [names[kind] for kind in reversed(list(pile.list()))]


def play_in_step(
    state: Table, slow: SlowGold, told: Told, walker: Walker, seen: "Counter[str]", most: int
) -> None:
    """Play a game on both sides, to its end or so many moves; they must agree at each step."""
    for _ in range(most):
        seat, phase = GAME.turn(state.public)
        if seat < 0:
            break
        prompt = GAME.prompts_in_words[phase]
        assert slow.asked == (int(seat), prompt)
        moves = GAME.legal(state)
        texts = [GAME.write(state.public, move) for move in moves]
        assert sorted(texts) == slow.legal()
        move = walker.choose(state, moves)
        text = GAME.write(state.public, move)
        GAME.play(state, move, told.log)
        told.hear()
        slow.play(text)
        assert not told.dice
        seen[f"to {prompt}"] += 1
        seen[GAME.moves_in_words[GAME.kind(move)]] += 1
        _hand_over_piles(state, slow)
        _compare_tables(state, slow)
    if GAME.turn(state.public)[0] < 0:
        assert slow.asked is None
        assert GAME.outcome(state).winners == slow.winners
        seen[GAME.outcome(state).why.partition(" (")[0]] += 1


def count_in_step(state: Table, slow: SlowGold, depth: int) -> int:
    """How many sequences of so many moves there are; at each step both must see the same ones."""
    if depth == 0 or GAME.turn(state.public)[0] < 0:
        return 1
    moves = GAME.legal(state)
    assert sorted(GAME.write(state.public, move) for move in moves) == slow.legal()
    total = 0
    for move in moves:
        told, after, other = Told(), GAME.copy(state), copy.copy(slow)
        other.dice = iter(())  # not to be copied: the log of the branch has them
        other = copy.deepcopy(other)
        other.dice = told.die
        GAME.play(after, move, told.log)
        told.hear()
        other.play(GAME.write(state.public, move))
        _hand_over_piles(after, other)
        _compare_tables(after, other)
        total += count_in_step(after, other, depth - 1)
    return total


def _hand_over_piles(state: Table, slow: SlowGold) -> None:
    """Chance is the engine's: the referee is shown the order of tiles, which are the same."""
    building, stack = (_tiles(state, pile) for pile in (state.hidden.building, state.hidden.stack))
    assert sorted(building) == sorted(slow.building)
    assert sorted(stack) == sorted(slow.stack)
    slow.building, slow.stack = building, stack


def _compare_tables(state: Table, slow: SlowGold) -> None:
    """What moves do not show at once: tiles, nuggets, miners, tokens."""
    public = state.public
    grid, crew = public.rules.grid, public.crew

    def cells(numbers: "list[int]") -> set[tuple[int, int]]:
        return {(int(grid.column(cell)), int(grid.row(cell))) for cell in numbers}

    assert cells(list(public.board.mine.laid.list())) == set(slow.mine) - {(0, 0)}
    assert cells(list(public.board.gold.list())) == slow.gold
    assert cells(list(public.board.collapsed.list())) == slow.collapsed
    assert public.supply.waiting == slow.waiting
    assert [int(n) for n in crew.nuggets] == slow.nuggets
    assert [int(n) for n in crew.gold] == slow.gold_challenges
    assert [int(n) for n in crew.bats] == slow.bat_challenges
    assert [int(n) for n in crew.turns] == slow.turns
    assert int(public.course.phase) == slow.phase
