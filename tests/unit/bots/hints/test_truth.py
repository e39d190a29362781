"""Whole games: what hints say comes true when their moves are made."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from motherlode.core.game import Game
from motherlode.games.corporation.pay import team_of
from motherlode.games.registry import find_game
from motherlode.kit.goals import UNSEEN
from tests.unit.bots.hints.asking import AnyState, hints_of_game

Check = Callable[[re.Match[str], AnyState, AnyState, int], bool]
"""What was said, the state before and after, and who asked."""


def _reached(said: re.Match[str], before: AnyState, after: AnyState, _seat: int) -> bool:
    words = before.public.rules.words
    cells = re.findall(r"-?\d+,-?\d+", said[0])
    goals = [words.goal_cells.index(words.read_cell(cell)) for cell in cells]
    new_round = before.public.turns.round != after.public.turns.round
    chooses = after.public.goals.turning != 0
    return new_round or chooses or all(after.public.goals.open[goal] != UNSEEN for goal in goals)


def _digs_again(said: re.Match[str], _before: AnyState, after: AnyState, seat: int) -> bool:
    who = seat if said[1] == "You" else int(said[1].split()[1])
    trapped = hasattr(after.public, "front") and after.public.front.is_trapped(who)
    return bool(after.public.tools.all_whole(who)) and not trapped


def _struck(said: re.Match[str], before: AnyState, after: AnyState, _seat: int) -> bool:
    who = int(said[1])
    return bool(before.public.tools.all_whole(who)) and not after.public.tools.all_whole(who)


def _frontier(said: re.Match[str], before: AnyState, after: AnyState, _seat: int) -> bool:
    sizes = [state.public.maze.reach.frontier.size for state in (after, before)]
    return [
        int(said[1]),
        int(said[2]),
    ] == sizes or before.public.turns.round != after.public.turns.round


def _broke(said: re.Match[str], before: AnyState, _after: AnyState, seat: int) -> bool:
    return all(
        before.public.tools.is_broken(seat, ["pick", "lamp", "cart"].index(tool))
        for tool in re.findall("pick|lamp|cart", said[0])
    )


def _nuggets(said: re.Match[str], _before: AnyState, after: AnyState, seat: int) -> bool:
    return int(after.public.crew.nuggets[seat]) == int(said[1])


def _won(_said: re.Match[str], _before: AnyState, after: AnyState, seat: int) -> bool:
    return seat in list(after.public.winners)


def _open_places(said: re.Match[str], before: AnyState, after: AnyState, _seat: int) -> bool:
    return [int(said[1]), int(said[2])] == [
        s.public.board.reach.frontier.size for s in (after, before)
    ]


def _on_gold(_said: re.Match[str], before: AnyState, after: AnyState, seat: int) -> bool:
    cell = after.public.crew.cell_of(seat)
    return (
        bool(before.public.board.has_gold(cell))
        or after.public.crew.nuggets[seat] > before.public.crew.nuggets[seat]
    )


def _paid(said: re.Match[str], before: AnyState, after: AnyState, seat: int) -> bool:
    expected = {seat: int(said[1])}
    expected |= {int(s): int(coins) for s, coins in re.findall(r"seat (\d+) (\d+)", said[0])}
    money = [list(state.public.holdings.money) for state in (before, after)]
    gained = {s: new - old for s, (old, new) in enumerate(zip(*money, strict=True)) if new != old}
    return gained == expected


def _team(said: re.Match[str], _before: AnyState, after: AnyState, seat: int) -> bool:
    return bool(team_of(after.public, seat) == int(said[1]))


MINE: dict[str, Check] = {
    r"It reaches .*": _reached,
    r"(You|Seat \d+) can dig again then\.": _digs_again,
    r"Seat (\d+) can dig now, and could not then\.": _struck,
    r"Your .* (?:is|are) broken\.": _broke,
}
TUNNEL: dict[str, Check] = {r"The tunnel then leads on to (\d+) places? \(now (\d+)\)\.": _frontier}
CHECKS: dict[str, dict[str, Check]] = {
    "saboteur(seats=6, rounds=1)": {**MINE, **TUNNEL},
    "saboteur2(seats=5, rounds=1)": {
        key: check for key, check in {**MINE, **TUNNEL}.items() if "Your" not in key
    },
    "duel()": {key: check for key, check in MINE.items() if "reaches" not in key},
    "goldmine(seats=3)": {
        r"You have (\d+) of \d+ nuggets? then\.": _nuggets,
        r"The mine has (\d+) open places? for tiles then \(now (\d+)\)\.": _open_places,
        r"A nugget lies there\.": _on_gold,
        r".* you win\.": _won,
    },
    "corporation(seats=3)": {
        r"Gold lies there: it pays you (\d+) coins?.*": _paid,
        r"A gnome lies there: your team has (\d+) then\.": _team,
    },
}
"""By set-up: sentences that foretell something, each with what must be so then."""


def follow(game: Game[Any, Any, Any], setup: str, seed: int) -> Counter[str]:
    """Follow hints of a game; says how often each sentence came true."""
    true: Counter[str] = Counter()
    for given, before, after in hints_of_game(game, setup, seed, every=2):
        seat = game.turn(before.public)[0]
        move = game.write(before.public, given.move)
        assert given.reasons, move
        for sentence in given.reasons:
            assert re.fullmatch(r"[A-Z].*\.", sentence), sentence
            for pattern, check in CHECKS[setup].items():
                said = re.fullmatch(pattern, sentence)
                if said is not None:
                    assert check(said, before, after, seat), (move, sentence)
                    true[pattern] += 1
    return true


@pytest.mark.parametrize("setup", CHECKS)
def test_what_is_said_comes_true(setup: str) -> None:
    game = find_game(setup.partition("(")[0])
    true = Counter[str]()
    for seed in range(8 if setup.startswith("duel") else 3):
        true += follow(game, setup, seed)

    assert set(true) == set(CHECKS[setup])
