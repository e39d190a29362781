"""Invariants of parts: nothing is lost, what is kept up to date is what is there."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.kit.cards import BREAK, TOOL_KINDS
from motherlode.kit.goals import ALL_GOALS, GOAL_BIT, GOALS, UNSEEN, Goals
from motherlode.kit.maze import LADDER, Maze
from motherlode.kit.tally import Tally
from motherlode.kit.tiles import FACE_DOWN
from motherlode.kit.tools import Tools


def must(holds: bool, sentence: str) -> None:
    """Raise `AssertionError` with a sentence if something does not hold."""
    if not holds:
        raise AssertionError(sentence)


def count_cards(found: vec[i64], cards: vec[u8]) -> None:
    """So many more of each card were found."""
    i: i64
    for i in range(len(cards)):
        found[i64(cards[i])] += 1


def count_table(found: vec[i64], tally: Tally, maze: Maze, tools: Tools, first_path: i64) -> None:
    """Cards that lie where everyone sees them, or were seen to go."""
    mine = maze.mine
    i: i64
    for i in range(mine.laid.size):
        found[i64(mine.tiles.card[mine.at(mine.laid.items[i])]) + first_path] += 1
    seat: i64
    for seat in range(len(tools.broken)):
        for i in range(TOOL_KINDS):
            if tools.is_broken(seat, i):
                found[BREAK + i] += 1
    for i in range(len(found)):
        found[i] += i64(tally.spent[i])


def check_deck(found: vec[i64], deck: vec[u8]) -> None:
    """SAB-6: every card of the deck is in exactly one place."""
    i: i64
    for i in range(len(found)):
        must(found[i] == i64(deck[i]), f"card {i}: {found[i]} were found")


def check_goals(goals: Goals, maze: Maze, faces: vec[u8]) -> None:
    """SAB-4: each face once; what is open is what is there, and lies as it should."""
    bits: i64 = 0
    goal: i64
    for goal in range(GOALS):
        bits |= GOAL_BIT[i64(faces[goal])]
        must(goals.open[goal] == UNSEEN or goals.open[goal] == faces[goal], "an open goal")
        is_down: bool = maze.mine.at(goals.rules.cells[goal]) == FACE_DOWN
        turning: bool = goals.turning & GOAL_BIT[goal] != 0
        must(is_down == (goals.open[goal] == UNSEEN or turning), "a goal lies as it should")
    must(bits == ALL_GOALS, "a goal face is missing")


def check_seen(goals: Goals, faces: vec[u8], seen: vec[u8], seat: i64) -> None:
    """What a seat has looked at is what is there."""
    goal: i64
    for goal in range(GOALS):
        remembers: i64 = i64(faces[goal]) if goals.was_peeked(seat, goal) else UNSEEN
        must(i64(seen[goal]) == remembers, f"what seat {seat} saw of goal {goal}")


def check_turning(goals: Goals, *, asks_which: bool, asks_how: bool) -> None:
    """Goals are being turned when somebody is asked about them, and only then."""
    opened: i64 = 0
    shut: i64 = 0
    goal: i64
    for goal in range(GOALS):
        if goals.turning & GOAL_BIT[goal] != 0:
            if goals.open[goal] == UNSEEN:
                shut += 1
            else:
                opened += 1
    must(asks_which == (shut > 1) and (asks_which or shut == 0), "goals to choose from")
    must(asks_how == (opened > 0), "a goal to turn")


def check_maze(maze: Maze) -> None:
    """What is kept up to date is what a fresh walk finds."""
    fresh = Maze(maze.ground)
    fresh.become(maze)
    fresh.walk_anew()
    must(maze.reach.tied == fresh.reach.tied, "reached mouths")
    must(maze.reach.lead == fresh.reach.lead, "mouths that lead on")
    must(maze.reach.frontier.list() == fresh.reach.frontier.list(), "the frontier")
    part = maze.part
    anew = fresh.part
    if part is not None and anew is not None:
        must(part.tied == anew.tied and part.lead == anew.lead, "the start's part")
    laddered: i64 = 0
    i: i64
    for i in range(maze.mine.laid.size):
        if i64(maze.ground.nature[maze.mine.at(maze.mine.laid.items[i])]) == LADDER:
            laddered += 1
    must(laddered == maze.ladders.size, "ladders")
