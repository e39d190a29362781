"""Whole games: what hints say comes true when their moves are made."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from motherlode.bots.hints.phrases import Phrase, Row, Seat
from motherlode.core.game import Game
from motherlode.games.corporation.pay import team_of
from motherlode.games.registry import find_game
from motherlode.kit.goals import UNSEEN
from motherlode.kit.tools import TOOL_NAMES
from tests.unit.bots.hints.asking import AnyState, hints_of_game

Check = Callable[[Phrase, AnyState, AnyState, int], bool]
"""What was said, the state before and after, and who asked."""


def _row(said: Phrase, name: str) -> list[Phrase]:
    """Phrases that stand in a row."""
    found = said.params[name]
    assert isinstance(found, Row)
    return [one for one in found.things if isinstance(one, Phrase)]


def _who(said: Phrase) -> int:
    """Of whom something is said."""
    found = said.params["who"]
    assert isinstance(found, Seat)
    return found.seat


def _last(said: Phrase) -> str:
    """The last part of a key: what it names."""
    return said.key.rpartition(".")[2]


def _reached(said: Phrase, before: AnyState, after: AnyState, _seat: int) -> bool:
    goals = [int(_last(goal)) for goal in _row(said, "goals")]
    new_round = before.public.turns.round != after.public.turns.round
    chooses = after.public.goals.turning != 0
    return new_round or chooses or all(after.public.goals.open[goal] != UNSEEN for goal in goals)


def _digs_again(said: Phrase, _before: AnyState, after: AnyState, _seat: int) -> bool:
    who = _who(said)
    trapped = hasattr(after.public, "front") and after.public.front.is_trapped(who)
    return bool(after.public.tools.all_whole(who)) and not trapped


def _struck(said: Phrase, before: AnyState, after: AnyState, _seat: int) -> bool:
    who = _who(said)
    return bool(before.public.tools.all_whole(who)) and not after.public.tools.all_whole(who)


def _frontier(said: Phrase, before: AnyState, after: AnyState, _seat: int) -> bool:
    sizes = [state.public.maze.reach.frontier.size for state in (after, before)]
    new_round = before.public.turns.round != after.public.turns.round
    return new_round or [said.params["n"], said.params["now"]] == sizes


def _broke(said: Phrase, before: AnyState, _after: AnyState, seat: int) -> bool:
    front = [_last(one) for one in _row(said, "front")]
    tools = [TOOL_NAMES.index(name) for name in front if name in TOOL_NAMES]
    return all(before.public.tools.is_broken(seat, tool) for tool in tools)


def _nuggets(said: Phrase, _before: AnyState, after: AnyState, seat: int) -> bool:
    return int(after.public.crew.nuggets[seat]) == said.params["have"]


def _won(_said: Phrase, _before: AnyState, after: AnyState, seat: int) -> bool:
    return seat in list(after.public.winners)


def _open_places(said: Phrase, before: AnyState, after: AnyState, _seat: int) -> bool:
    sizes = [state.public.board.reach.frontier.size for state in (after, before)]
    return [said.params["n"], said.params["now"]] == sizes


def _on_gold(_said: Phrase, before: AnyState, after: AnyState, seat: int) -> bool:
    cell = after.public.crew.cell_of(seat)
    return (
        bool(before.public.board.has_gold(cell))
        or after.public.crew.nuggets[seat] > before.public.crew.nuggets[seat]
    )


def _paid(said: Phrase, before: AnyState, after: AnyState, seat: int) -> bool:
    expected = {seat: said.params["n"]}
    if "others" in said.params:
        expected |= {_who(share): share.params["coins"] for share in _row(said, "others")}
    money = [list(state.public.holdings.money) for state in (before, after)]
    gained = {s: new - old for s, (old, new) in enumerate(zip(*money, strict=True)) if new != old}
    return gained == expected


def _team(said: Phrase, _before: AnyState, after: AnyState, seat: int) -> bool:
    return bool(team_of(after.public, seat) == said.params["n"])


MINE: dict[str, Check] = {
    "hint.mine.reaches": _reached,
    "hint.mine.again": _digs_again,
    "hint.mine.struck": _struck,
    "hint.mine.cannotDig": _broke,
}
TUNNEL: dict[str, Check] = {"hint.mine.places": _frontier}
CHECKS: dict[str, dict[str, Check]] = {
    "saboteur(seats=6, rounds=1)": {**MINE, **TUNNEL},
    "saboteur2(seats=5, rounds=1)": {
        key: check for key, check in {**MINE, **TUNNEL}.items() if "cannotDig" not in key
    },
    "duel()": {key: check for key, check in MINE.items() if "reaches" not in key},
    "goldmine(seats=3)": {
        "hint.goldmine.collects": _nuggets,
        "hint.goldmine.places": _open_places,
        "hint.goldmine.nugget": _on_gold,
        "hint.goldmine.wins": _won,
    },
    "corporation(seats=3)": {
        "hint.corporation.gold": _paid,
        "hint.corporation.goldAlone": _paid,
        "hint.corporation.gnome": _team,
    },
}
"""By set-up: reasons that foretell something, each with what must be so then."""


def follow(game: Game[Any, Any, Any], setup: str, seed: int) -> Counter[str]:
    """Follow hints of a game; says how often each reason came true."""
    true: Counter[str] = Counter()
    for given, before, after in hints_of_game(game, setup, seed, every=2):
        seat = game.turn(before.public)[0]
        move = game.write(before.public, given.move)
        assert given.reasons, move
        for said in given.reasons:
            if said.key in CHECKS[setup]:
                assert CHECKS[setup][said.key](said, before, after, seat), (move, said)
                true[said.key] += 1
    return true


@pytest.mark.parametrize("setup", CHECKS)
def test_what_is_said_comes_true(setup: str) -> None:
    game = find_game(setup.partition("(")[0])
    true = Counter[str]()
    for seed in range(8 if setup.startswith("duel") else 3):
        true += follow(game, setup, seed)

    assert set(true) == set(CHECKS[setup])
