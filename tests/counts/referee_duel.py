"""A round of Saboteur Duel told to its slow referee, and both played in step."""

from collections import Counter

from motherlode.games.duel.cards import COLOUR_NAMES, NO_SEAT
from motherlode.games.duel.game import DUEL_GAME as GAME
from motherlode.games.duel.game import Table
from motherlode.games.duel.pay import nuggets_of
from motherlode.kit.tools import TOOL_NAMES
from tests.counts.guided import Guide
from tests.counts.in_step import in_step
from tests.counts.slow_duel import GOALS, SlowDealDuel, SlowRoundDuel
from tests.counts.slow_saboteur import place

THREE_TOKENS = "three tokens"
CARDS_RAN_OUT = "cards ran out"
OPPONENT = "a token of the opponent"
TWO_AT_ONCE = "two goals in a turn"
OUTCOMES = {*COLOUR_NAMES, THREE_TOKENS, CARDS_RAN_OUT, OPPONENT, TWO_AT_ONCE}
"""Who won a round, how it ended, and what came up in it."""


def slow_round(state: Table) -> SlowRoundDuel:
    """The referee's side of a round that has just been dealt."""
    public, hidden = state.public, state.hidden
    words = public.rules.words
    return SlowRoundDuel(
        SlowDealDuel(
            starter=public.turns.starter,
            goals=[words.faces[face] for face in hidden.goals],
            hands=hands_of(state),
            pile=[words.card_names[card] for card in reversed(list(hidden.pile.list()))],
        )
    )


def hands_of(state: Table) -> list[list[str]]:
    names = state.public.rules.words.card_names
    return [[names[card] for card in own.hand.list()] for own in state.own]


def play_in_step(state: Table, slow: SlowRoundDuel, guide: Guide, seen: "Counter[str]") -> None:
    """Play a round to its end on both sides; they must agree at each step.

    Counts in `seen` each prompt, each kind of move, and what came of the round. Then the engine is
    in the next round, or over.
    """
    starter = state.public.turns.starter
    tokens = len(slow.claimed)
    for prompt, move in in_step(GAME, state, slow, guide):
        seen[prompt] += 1
        seen[f"to {GAME.moves_in_words[GAME.kind(move)]}"] += 1
        _compare_tables(state, slow)
        seen[TWO_AT_ONCE] += len(slow.claimed) - tokens > 1
        tokens = len(slow.claimed)
        seen[OPPONENT] += _gives_away(state, move)
    seen[slow.winner] += 1
    seen[THREE_TOKENS if len(slow.claimed) == len(GOALS) else CARDS_RAN_OUT] += 1
    _compare_ends(state, slow, starter)


def _gives_away(state: Table, move: int) -> bool:
    """Whether a move puts a token of the other player on a goal."""
    after = GAME.copy(state)
    seat = state.public.turns.asked
    GAME.play(after, move)
    if after.public.turns.round != state.public.turns.round:
        return False
    tokens = zip(state.public.claimed, after.public.claimed, strict=True)
    return any(was == NO_SEAT and now == 1 - seat for was, now in tokens)


def _compare_tables(state: Table, slow: SlowRoundDuel) -> None:
    """What moves do not show at once: hands, sabotage, keys, tokens, how everything lies."""
    public, facts = state.public, GAME.facts(state)
    assert list(map(sorted, hands_of(state))) == list(map(sorted, slow.hands))
    for seat, tool in enumerate(slow.broken):
        broken = [name for i, name in enumerate(TOOL_NAMES) if public.tools.is_broken(seat, i)]
        assert broken == ([] if tool is None else [tool])
    assert facts["keys"] == [place(cell) for cell in sorted(slow.keys, key=lambda c: c[::-1])]
    assert facts["claimed"] == {place(cell): seat for cell, seat in slow.claimed.items()}
    lying = {place(cell): _as_it_lies(*card) for cell, card in slow.maze.items()}
    assert {cell: card for cell, card in _at(facts).items() if card != "face down"} == lying


def _as_it_lies(card: str, turned: bool) -> str:  # noqa: FBT001
    return f"{card} turned" if turned else card


def _at(facts: dict[str, object]) -> dict[str, str]:
    at = facts["at"]
    assert isinstance(at, dict)
    return at


def _compare_ends(state: Table, slow: SlowRoundDuel, starter: int) -> None:
    """Winner, nuggets, and who begins next."""
    public = state.public
    assert COLOUR_NAMES[public.turns.won[-1]] == slow.winner
    if GAME.turn(public)[0] < 0:
        assert [int(n) for n in nuggets_of(public)] == slow.nuggets()
        assert GAME.outcome(state).scores == slow.nuggets()
    else:
        assert slow.winner == COLOUR_NAMES[NO_SEAT]
        assert public.turns.starter == 1 - starter
