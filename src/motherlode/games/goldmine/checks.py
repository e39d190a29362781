"""Invariants of a state: no tile and no nugget is lost, counts agree, all stand somewhere."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.state import NOBODY, State
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.pieces import (
    CARRY,
    CHOOSE,
    DIE,
    FLEE,
    HIDE,
    LAY,
    NO_COLOUR,
    NO_KIND,
    NOWHERE,
    OVER,
    PASSAGE,
    PICK,
    TUNNELS,
)
from motherlode.games.goldmine.rulebook import COLLAPSED
from motherlode.games.goldmine.state import Hidden, Own, Public
from motherlode.kit.checks import count_cards, must

Table = State[Public, Own, Hidden]


def check(state: Table) -> None:
    """Raise `AssertionError` with a sentence if an invariant is broken."""
    _check_shape(state.public)
    _check_tiles(state)
    _check_nuggets(state.public)
    _check_board(state.public.board)
    _check_crew(state.public)
    _check_course(state.public)


def _check_shape(public: Public) -> None:
    """Rows are as long as there are seats or kinds, and name nothing that is not there."""
    rules = public.rules
    course = public.course
    crew = public.crew
    supply = public.supply
    seats: i64 = rules.seats
    must(len(crew.places) == seats and len(crew.nuggets) == seats, "miners")
    must(len(crew.gold) == seats and len(crew.bats) == seats, "challenges")
    must(len(crew.colours) == seats and len(crew.turns) == seats, "miners")
    must(len(supply.left) == rules.kinds and len(supply.gone) == rules.kinds, "tiles")
    must(len(supply.open) == seats * rules.kinds, "open tiles")
    must(course.drawn == NO_KIND or 0 <= course.drawn < rules.kinds, "the tile that was drawn")
    must(NOWHERE <= course.victim < seats and course.victim != course.turn, "a victim")
    must(0 <= course.began_on <= PICK and 0 <= course.more <= 1, "the turn")
    must(0 <= course.steps <= 2 * DIE and len(course.dice) <= 2, "dice")
    i: i64
    for i in range(len(course.dice)):
        must(1 <= i64(course.dice[i]) <= DIE, "dice")
    for i in range(len(course.order)):
        must(i64(course.order[i]) < seats, "who chooses a miner")
    for i in range(len(supply.shown)):
        must(i64(supply.shown[i]) < rules.kinds, "tiles put back")
    for i in range(len(public.winners)):
        must(i64(public.winners[i]) < seats, "winners")
    for i in range(seats):
        must(i64(crew.colours[i]) <= NO_COLOUR, f"seat {i}: miner")


def _check_tiles(state: Table) -> None:
    """GLD-1: every tile is in exactly one place; what can be counted is what is there."""
    public = state.public
    rules = public.rules
    supply = public.supply
    hidden = state.hidden
    piles: vec[i64] = vec[i64]([0] * rules.kinds)
    count_cards(piles, hidden.building.list())
    count_cards(piles, hidden.stack.list())
    found: vec[i64] = vec[i64]([0] * rules.kinds)
    laid = public.board.mine.laid
    i: i64
    for i in range(laid.size):
        found[i64(rules.tiles.card[public.board.mine.at(laid.items[i]) % COLLAPSED])] += 1
    if public.course.drawn != NO_KIND:
        found[public.course.drawn] += 1
    for i in range(len(supply.open)):
        found[i % rules.kinds] += i64(supply.open[i])
    for i in range(rules.kinds):
        must(piles[i] == i64(supply.left[i]), f"tile {i}: {piles[i]} are in the piles")
        gone: i64 = i64(supply.gone[i])
        must(found[i] + piles[i] + gone == i64(rules.counts[i]), f"tile {i}: {found[i]} were found")
    must(supply.building == hidden.building.size, "tiles for building")
    must(supply.stack == hidden.stack.size, "tiles in the stack")
    must(len(supply.shown) == len(supply.than_now), "tiles put back")


def _check_nuggets(public: Public) -> None:
    """GLD-13: every nugget is in exactly one place; only chambers hold one."""
    supply = public.supply
    board = public.board
    total: i64 = supply.nuggets + supply.waiting + board.gold.size
    if public.course.prompt == HIDE:
        total += 1  # in the attacker's hand
    seat: i64
    for seat in range(public.rules.seats):
        must(public.crew.nuggets[seat] >= 0, f"seat {seat}: nuggets")
        total += public.crew.nuggets[seat]
    must(supply.nuggets >= 0 and supply.waiting >= 0, "nuggets in the box")
    must(total == public.rules.nuggets, f"{total} nuggets were found")
    i: i64
    for i in range(board.gold.size):
        must(board.is_chamber(board.gold.items[i]), "a nugget lies on a chamber")


def _check_board(board: Board) -> None:
    """What is kept up to date is what a fresh walk finds; edges agree."""
    fresh = Board(board.rules)
    fresh.become(board)
    fresh.walk_anew()
    must(board.reach.tied == fresh.reach.tied, "what can be walked to")
    must(board.reach.lead == fresh.reach.lead, "open mouths")
    must(board.reach.frontier.list() == fresh.reach.frontier.list(), "the frontier")
    turned: i64 = 0
    i: i64
    for i in range(board.mine.laid.size):
        cell: i64 = board.mine.laid.items[i]
        tile: i64 = board.mine.at(cell) % COLLAPSED
        must(board.mine.fits(cell, tile), "edges agree (GLD-10)")
        if board.is_collapsed(cell):
            turned += 1
            must(board.symbol(cell) != PASSAGE, "a passage has collapsed (GLD-44)")
    must(turned == board.collapsed.size, "collapsed tiles")


def _check_crew(public: Public) -> None:
    """In phase 2 every miner stands in a tunnel that nobody has turned over."""
    crew = public.crew
    rules = public.rules
    board = public.board
    seat: i64
    other: i64
    for seat in range(rules.seats):
        must(0 <= crew.gold[seat] <= rules.gold_challenges, f"seat {seat}: gold challenges")
        must(0 <= crew.bats[seat] <= rules.bat_challenges, f"seat {seat}: bat challenges")
        if public.course.phase < 2:
            must(crew.places[seat] == NOWHERE, f"seat {seat}: miners wait")
            continue
        cell: i64 = crew.cell_of(seat)
        must(0 <= cell < rules.grid.size and board.has_tile(cell), f"seat {seat}: stands nowhere")
        must(not board.is_collapsed(cell), f"seat {seat}: under rock")
        must(crew.places[seat] % TUNNELS == 0 or board.two_tunnels(cell), f"seat {seat}: no tunnel")
    for seat in range(rules.seats):
        for other in range(seat):
            same: bool = crew.colours[seat] == crew.colours[other]
            must(not same or i64(crew.colours[seat]) == NO_COLOUR, "two play one miner")


def _check_course(public: Public) -> None:
    """Somebody is asked until it is over, for something there is."""
    course = public.course
    seats: i64 = public.rules.seats
    if course.prompt == OVER:
        must(course.asked == NOBODY and len(public.winners) > 0, "nobody is asked when it is over")
        return
    must(0 <= course.asked < seats and len(public.winners) == 0, "somebody is asked")
    must((course.prompt == CHOOSE) == (course.phase == 0), "miners are chosen first")
    must((course.prompt == LAY) == (course.drawn != NO_KIND), "a tile to lay")
    must(course.phase == 2 or course.prompt in (CHOOSE, LAY), "phase 1 is for building")
    challenged: bool = course.prompt in (HIDE, FLEE, CARRY)
    must(challenged == (course.victim != NOWHERE), "a challenge goes on")
    must(course.prompt == FLEE or course.prompt == CHOOSE or course.asked == course.turn, "a turn")
    taken: i64 = public.crew.turns[course.turn]
    must(taken < public.rules.turn_limit or course.phase < 2, "turns taken")
