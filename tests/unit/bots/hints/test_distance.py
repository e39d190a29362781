"""Is a tunnel as many cards from the goals as it is said to be?"""

from collections.abc import Iterator

from motherlode.bots.base import Budget
from motherlode.bots.driver import play_bots
from motherlode.bots.hints.distance import cards_to
from motherlode.bots.random_bot import RandomBot
from motherlode.bots.registry import make_thumb
from motherlode.core.chance import Fast
from motherlode.core.events import Log
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME
from motherlode.games.saboteur.state import PLAY, Public
from motherlode.kit.goals import GOALS, UNSEEN, Goals
from motherlode.kit.maze import Maze

MOST = 3
"""So many cards are tried out."""


def shut(goals: Goals) -> int:
    """The goals that lie face down, as bits."""
    return sum(1 << goal for goal in range(GOALS) if goals.open[goal] == UNSEEN)


def fewest_crosses(maze: Maze, goals: Goals, cross: int, most: int) -> int | None:
    """How many crossings must be laid, by trying all places of the frontier again and again."""
    cells = [goals.rules.cells[goal] for goal in range(GOALS) if goals.open[goal] == UNSEEN]
    if any(maze.reach.lead[cell] for cell in cells):
        return 0
    found = []
    for cell in maze.reach.frontier.list() if most else []:
        after = Maze(maze.ground)
        after.become(maze)
        after.dig(cell, cross)
        fewest = fewest_crosses(after, goals, cross, most - 1)
        if fewest is not None:
            found.append(fewest + 1)
            most = min(most, fewest + 1)
    return min(found, default=None)


def tables() -> Iterator[Public]:
    """What everyone sees in the middle of rounds: of three dwarfs, one digs anywhere."""
    for seed in range(80):
        log = Log()
        state = GAME.begin(GAME.setup("saboteur(seats=3, rounds=1)"), Fast(seed), log)
        bots = [make_thumb(GAME.name, seat, seed) for seat in range(2)]
        play_bots(GAME, state, [*bots, RandomBot(Fast(seed))], log, Budget(), 8 + seed % 30)
        if state.public.turns.phase == PLAY:
            yield state.public


def test_as_many_crossings_lead_there_and_no_fewer() -> None:
    words = GAME.rules(GAME.setup("saboteur(seats=3)")).words
    path = words.card_names.index("cross") - words.first_path
    cross = int(words.ground.tiles.first[path])
    found = set()
    for public in tables():
        said = cards_to(public.maze, public.maze.reach, public.goals, shut(public.goals))
        tried = fewest_crosses(public.maze, public.goals, cross, MOST)
        assert (said > MOST) if tried is None else (said == tried)
        found.add(said)

    assert {1, 2, 3} < found
