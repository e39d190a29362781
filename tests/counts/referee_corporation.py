"""A game of Dwarf Corporation told to its slow referee, and both played in step."""

import copy
from collections import Counter
from collections.abc import Callable

from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.corporation import events as e
from motherlode.games.corporation.game import CORPORATION_GAME as GAME
from motherlode.games.corporation.game import Table
from motherlode.games.corporation.pieces import CARD_NAMES
from motherlode.games.corporation.state import Public
from tests.counts.slow_corporation import SlowCorporation, SlowDealCorporation
from tests.counts.slow_saboteur import cell_of

Choose = Callable[[Public, list[int]], int]


class Digger:
    """Chooses any move, each kind of move as likely, or `straight` on: it digs whenever it can."""

    def __init__(self, chance: Fast, *, straight: bool = False) -> None:
        self.chance = chance
        self.straight = straight

    def choose(self, public: Public, moves: list[int]) -> int:
        """One of the legal moves."""
        del public
        kinds = sorted({int(GAME.kind(move)) for move in moves})
        kind = kinds[-1] if self.straight else kinds[self.chance.below(len(kinds))]
        some = [move for move in moves if GAME.kind(move) == kind]
        return some[self.chance.below(len(some))]


def begin(seats: int, seed: int) -> tuple[Table, SlowCorporation]:
    """Both sides of a game that has just been dealt."""
    return both_sides(GAME.begin(GAME.setup(f"corporation(seats={seats})"), Fast(seed)))


def begin_with_few_cards(seats: int, seed: int, deck: list[str]) -> tuple[Table, SlowCorporation]:
    """Both sides of a game whose other chest cards stayed in the box."""
    position = {"seed": seed, "first": True, "deck": deck}
    return both_sides(GAME.arrange(GAME.setup(f"corporation(seats={seats})"), position))


def both_sides(state: Table) -> tuple[Table, SlowCorporation]:
    """A game before its first move, and the referee that was told of it."""
    at = GAME.facts(state)["at"]
    assert isinstance(at, dict)
    deal = SlowDealCorporation(
        seats=int(state.public.rules.seats),
        starter=int(state.public.course.starter),
        field={cell_of(name): what for name, what in at.items()},
        deck=deck_of(state),
    )
    return state, SlowCorporation(deal)


def deck_of(state: Table) -> list[str]:
    """The deck, the card that is drawn first first."""
    return [CARD_NAMES[card] for card in reversed(list(state.hidden.deck.list()))]


def play_in_step(
    state: Table, slow: SlowCorporation, choose: Choose, seen: "Counter[str]", most: int
) -> None:
    """Play a game on both sides, to its end or so many moves; they must agree at each step."""
    for _ in range(most):
        if GAME.turn(state.public)[0] < 0:
            break
        moves = legal_on_both(state, slow)
        prompt = GAME.prompts_in_words[GAME.turn(state.public)[1]]
        move = choose(state.public, moves)
        text = GAME.write(state.public, move)
        events = play_on_both(state, slow, move)
        seen.update(f"event {GAME.events_in_words[kind]}" for kind in events)
        seen[f"to {prompt}"] += 1
        seen[f"{text.split()[0]}{' through' if ' to ' in text else ''}"] += 1
    if GAME.turn(state.public)[0] < 0:
        assert slow.asked is None
        assert GAME.outcome(state).winners == slow.winners
        seen[GAME.outcome(state).why.partition(" (")[0]] += 1


def legal_on_both(state: Table, slow: SlowCorporation) -> list[int]:
    """The moves, after a look that both see the same ones."""
    seat, phase = GAME.turn(state.public)
    assert slow.asked == (int(seat), GAME.prompts_in_words[phase])
    moves = GAME.legal(state)
    assert sorted(GAME.write(state.public, move) for move in moves) == slow.legal()
    return moves


def play_on_both(state: Table, slow: SlowCorporation, move: int) -> list[int]:
    """Make a move on both sides; they must agree about all that lies there then."""
    text, log = GAME.write(state.public, move), Log()
    GAME.play(state, move, log)
    kinds = [int(event.kind) for event in log.events]
    if e.SHUFFLED in kinds:
        drawn = next(event.a for event in log.events if event.kind == e.DREW)
        slow.next_after_shuffle = CARD_NAMES[drawn]
    slow.play(text)
    if e.SHUFFLED in kinds:
        assert sorted(slow.deck) == sorted(deck_of(state))
        slow.deck = deck_of(state)
    _compare_tables(state, slow)
    return kinds


def count_in_step(state: Table, slow: SlowCorporation, depth: int) -> int:
    """How many sequences of so many moves there are; at each step both must see the same ones."""
    if depth == 0 or GAME.turn(state.public)[0] < 0:
        return 1
    total = 0
    for move in legal_on_both(state, slow):
        after, other = GAME.copy(state), copy.deepcopy(slow)
        play_on_both(after, other, move)
        total += count_in_step(after, other, depth - 1)
    return total


def _compare_tables(state: Table, slow: SlowCorporation) -> None:
    """What moves do not show at once: crystals, money, gnomes, investments, cards."""
    facts = GAME.facts(state)
    seats = [str(seat) for seat in range(slow.deal.seats)]
    at = {cell: slow.crystals.get(cell, what) for cell, what in slow.contents.items()}
    assert facts["at"] == {f"{column},{row}": what for (column, row), what in at.items()}
    for name in ("money", "gnomes"):
        assert facts[name] == dict(zip(seats, getattr(slow, name), strict=True)), name
    none = dict.fromkeys(state.public.rules.colours, 0)
    for name in ("investments", "fixed"):
        shares = [none | held for held in getattr(slow, name)]
        assert facts[name] == dict(zip(seats, shares, strict=True)), name
    cards = [sorted(cards, key=CARD_NAMES.index) for cards in slow.cards]
    assert facts["cards"] == dict(zip(seats, cards, strict=True))
    assert facts["tokens"] == dict(zip(seats, map(sorted, slow.tokens), strict=True))
    assert facts["caved"] == slow.caved
    assert facts["discards"] == sorted(slow.discards, key=CARD_NAMES.index)
    assert deck_of(state) == slow.deck
    assert facts["turns"] == slow.turns
    if slow.asked is not None:
        assert facts["idle"] == slow.idle
        assert facts["crystals"] == slow.crystals_left
