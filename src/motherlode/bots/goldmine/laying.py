"""What it is worth to lay a tile somewhere."""

from typing import Final

from mypy_extensions import i64

from motherlode.bots.goldmine.contest import FROM, PRIZE
from motherlode.bots.goldmine.fields import FAR, TURN, Field, turns_for
from motherlode.bots.goldmine.outlook import GOAL, HERE, THEIRS, Outlook, place_beside
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.pieces import CHAMBER, MUD, PASSAGE, PICK, TUNNELS
from motherlode.games.goldmine.rulebook import NO_TUNNEL
from motherlode.kit.mine import SIDES
from motherlode.kit.tiles import EMPTY

FAINT: Final = 8
"""Turns to a new nugget that is too far for all count so much less than its worth."""
SHORTER: Final = 2
"""How much more a turn that is saved counts than one that others lose."""
NEAR: Final = 12
"""What lies farther away than so many steps does not matter; for each step that it is nearer,"""
OPENNESS: Final = 4
"""a cell that becomes open is worth so much,"""
MUDDINESS: Final = 4
"""mud before others so much, and so much less before oneself,"""
PASSAGES: Final = 2
"""a passage so much,"""
PICKS: Final = 4
"""and a pick so much."""
FEW: Final = 4
"""With fewer open cells the mine may soon be closed for good."""
CLOSING: Final = 80
"""What is lost where one of them is missing; four times as much where two are, and so on."""


def of_building(board: Board, tile: i64, cell: i64) -> i64:
    """GLD-3: before the miners go in, a mine with many ways on is good for all."""
    return TURN * _ways_on(board, tile, cell) - _of_closing(board, tile, cell)


def of_laying(outlook: Outlook, tile: i64, cell: i64) -> i64:
    """GLD-5 (a): chambers near oneself and far from others; tunnels that lead on, or lead there
    sooner."""
    board = outlook.board
    mine: i64 = steps_to(HERE, board, tile, cell)
    theirs: i64 = steps_to(THEIRS, board, tile, cell)
    value: i64 = -_of_closing(board, tile, cell)
    if i64(board.rules.sort[tile]) == CHAMBER:
        return value + _of_chamber(outlook, tile, cell) + _ways_on(board, tile, cell)
    return value + _of_tunnel(outlook, tile, cell, mine, theirs)


def _of_chamber(outlook: Outlook, tile: i64, cell: i64) -> i64:
    """A new nugget: who comes first to it, and how soon."""
    contest = outlook.contest
    weigh_chamber(outlook, tile, cell)
    theirs: i64 = contest.theirs - turns_for(steps_to(THEIRS, outlook.board, tile, cell)) // FAINT
    if outlook.lacks <= 0:
        return -theirs
    mine: i64 = turns_for(max(0, steps_to(HERE, outlook.board, tile, cell) - 1))
    return contest.mine - mine // FAINT - theirs


def weigh_chamber(outlook: Outlook, tile: i64, cell: i64) -> None:
    """What a new nugget is worth to the player, who may walk a step after laying it, and to the
    others, who come next."""
    contest = outlook.contest
    board = outlook.board
    mine: i64 = steps_to(HERE, board, tile, cell)
    if mine == 1 and outlook.lacks > 0:
        contest.mine = PRIZE + TURN
        contest.theirs = 0
        return
    seat: i64
    for seat in range(contest.seats):
        if seat != outlook.seat:
            contest.steps[seat] = steps_to(FROM[seat], board, tile, cell)
    contest.steps[outlook.seat] = mine - 1 if outlook.lacks > 0 else FAR
    contest.weigh()


def _of_tunnel(outlook: Outlook, tile: i64, cell: i64, mine: i64, theirs: i64) -> i64:
    """New ways on near oneself, mud before others."""
    board = outlook.board
    near: i64 = max(0, NEAR - mine)
    ahead: i64 = max(0, NEAR - theirs)
    value: i64 = (_ways_on(board, tile, cell) - 1) * near * OPENNESS
    symbol: i64 = i64(board.rules.symbol[tile])
    if symbol == MUD and board.rules.mud:
        value += (ahead - near) * MUDDINESS
    elif symbol == PASSAGE:
        value += near * PASSAGES
    elif symbol == PICK and board.rules.pickaxes:
        value += near * PICKS
    return value + SHORTER * of_shortcut(outlook, tile, cell)


def of_shortcut(outlook: Outlook, tile: i64, cell: i64) -> i64:
    """How many hundredths of a turn a tile saves on the way to what one wants."""
    before: i64 = GOAL.of(outlook.place)
    after: i64 = _steps_over(outlook.board, tile, cell)
    return turns_for(before) - turns_for(after) if after < before else 0


def _steps_over(board: Board, tile: i64, cell: i64) -> i64:
    """Steps from the player over a new tile to what the player wants."""
    least: i64 = FAR
    tunnel: i64
    for tunnel in range(TUNNELS):
        there: i64 = _steps_into(HERE, board, tile, cell, tunnel)
        onward: i64 = _steps_into(GOAL, board, tile, cell, tunnel)
        least = min(least, there + onward)
    return least


def steps_to(field: Field, board: Board, tile: i64, cell: i64) -> i64:
    """Steps to a tile that is not laid yet."""
    return min(
        _steps_into(field, board, tile, cell, 0),
        _steps_into(field, board, tile, cell, 1),
    )


def _steps_into(field: Field, board: Board, tile: i64, cell: i64, tunnel: i64) -> i64:
    """Steps to one of its tunnels."""
    least: i64 = FAR
    side: i64
    for side in range(SIDES):
        if i64(board.rules.enters[tile * SIDES + side]) == tunnel:
            place: i64 = place_beside(board, cell, side)
            if place >= 0:
                least = min(least, field.of(place) + 1)
    return least


def _of_closing(board: Board, tile: i64, cell: i64) -> i64:
    """What is lost for all where few cells are left to lay a tile on that leads on."""
    left: i64 = _ways_on(board, tile, cell)
    frontier = board.reach.frontier
    i: i64 = 0
    while left < FEW and i < frontier.size:
        if frontier.items[i] != cell and _has_room(board, frontier.items[i], cell):
            left += 1
        i += 1
    missing: i64 = max(0, FEW - left)
    return missing * missing * CLOSING


def _ways_on(board: Board, tile: i64, cell: i64) -> i64:
    """How many cells become open by a tile: there is room for another that leads on."""
    count: i64 = 0
    side: i64
    for side in range(SIDES):
        beside: i64 = cell + board.rules.grid.step[side]
        fresh: bool = board.mine.at(beside) == EMPTY and board.reach.lead[beside] == 0
        is_mouth: bool = i64(board.rules.enters[tile * SIDES + side]) != NO_TUNNEL
        if fresh and is_mouth and _has_room(board, beside, cell):
            count += 1
    return count


def _has_room(board: Board, cell: i64, taken: i64) -> bool:
    """Whether a tile on a cell can lead on to an empty one, once another cell is taken."""
    side: i64
    for side in range(SIDES):
        beside: i64 = cell + board.rules.grid.step[side]
        if beside != taken and board.mine.at(beside) == EMPTY:
            return True
    return False
