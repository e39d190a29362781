"""A slow, obvious referee for one round of Saboteur Duel's mini-game, from the rules text alone.

It shares no line with the engine and is compared with it move for move. A test may put a round
into the middle of a game by assigning `maze`, `keys`, `broken`, `claimed`, `hands`, `discards`,
`pile`, `asked` and the like: nothing is derived from them ahead of a question. The maze is every
face-up card by its cell, so a goal that still lies face down is not in it.
"""

import copy
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from tests.counts.slow_maze import (
    HALF_TURN,
    OPPOSITE,
    SIDES,
    Cell,
    Lie,
    Maze,
    Mouth,
    beside,
    facing,
)
from tests.counts.slow_saboteur import TOOLS, TWO_TOOLS, cell_of, place

COLOURS = ["green", "blue"]  # by seat
STARTS: list[Cell] = [(0, -1), (0, 1)]  # DUE-1, by seat
GOALS: list[Cell] = [(5, -2), (5, 0), (5, 2)]  # DUE-1, northernmost first
COLUMNS = range(-27, 33)  # SAB-5: 27 cells beyond columns 0 to 5 and rows -2 to 2
ROWS = range(-29, 30)
KEYS = 2  # DUE-1: tokens

# Capitals of one group are joined inside the card; a small letter is a stub.
PATHS = {
    "cross_blue": "NESW",
    "cross_green": "NESW",
    "t_short_blue": "NEW",
    "t_short_green": "NEW",
    "t_long_blue": "NSW",
    "t_long_green": "NSW",
    "straight_ew": "EW",
    "straight_ns": "NS",
    "curve_nw": "NW",
    "curve_ne": "NE",
    "bridge": "NS,EW",
    "double_curve": "NE,SW",
    "ns_stub": "NS,w",
    "ne_stub_w": "NE,w",
    "ne_stub_s": "NE,s",
    "nw_stub_e": "NW,e",
    "nw_stub_s": "NW,s",
}
DOORS = {  # DUE-8: the colour that may pass, and the arm as written
    "cross_blue": ("blue", "S"),
    "cross_green": ("green", "W"),
    "t_short_blue": ("blue", "E"),
    "t_short_green": ("green", "N"),
    "t_long_blue": ("blue", "N"),
    "t_long_green": ("green", "S"),
}
NUGGETS = {"t_long": 1, "curve": 2, "t_short": 3}  # DUE-1, DUE-10
START_AND_GOALS = {"start": "NESW", "t_long": "NSW", "curve": "NE", "t_short": "NEW"}
TUNNELS = {**PATHS, **START_AND_GOALS}
ACTIONS = [
    *(f"break_{tool}" for tool in TOOLS),
    *(f"fix_{tool}" for tool in TOOLS),
    *TWO_TOOLS,
    *("map", "key"),
]
DECK = [*ACTIONS, *PATHS]  # the order in which discards are written


@dataclass
class SlowDealDuel:
    """One round, as dealt; goals from north to south, the pile from the card drawn first."""

    starter: int
    goals: list[str]
    hands: list[list[str]]
    pile: list[str]


class SlowRoundDuel:
    """One round, from the deal to the third token or the last card."""

    def __init__(self, deal: SlowDealDuel) -> None:
        self.deal = deal
        self.maze: Maze = dict.fromkeys(STARTS, ("start", False))
        self.keys: set[Cell] = set()  # where tokens lie on doors
        self.hands = [list(hand) for hand in deal.hands]
        self.discards: list[list[str]] = [[], []]  # by seat: what lies face down (DUE-5, DUE-6)
        self.broken: list[str | None] = [None, None]  # by seat: the tool of the card in front
        self.pile = list(deal.pile)
        self.claimed: dict[Cell, int] = {}  # goals and the seat whose token lies there
        self.turning: list[Cell] = []  # goals reached together that do not lie yet
        self.asked: tuple[int, str] | None = (deal.starter, "play")  # DUE-2
        self.winner = ""

    def copy(self) -> "SlowRoundDuel":
        """A round that goes its own way from here."""
        return copy.deepcopy(self)

    @property
    def open(self) -> list[Cell]:
        """The goals that lie face up, northernmost first."""
        return [goal for goal in GOALS if goal in self.maze]

    def nuggets(self) -> list[int]:
        """What lies under each seat's own tokens (DUE-15)."""
        totals = [0, 0]
        for goal, seat in self.claimed.items():
            totals[seat] += NUGGETS[self._face(goal)]
        return totals

    def legal(self) -> list[str]:
        """Every legal move of the seat that is asked, as sorted texts."""
        if self.asked is None:
            return []
        seat, prompt = self.asked
        if prompt == "lie":
            goal = self.turning[0]
            return [f"lie {place(goal)}", f"lie {place(goal)} turned"]
        moves = self._digs(seat) + self._actions(seat) + self._removals(seat) + self._passes(seat)
        return sorted(set(moves))

    def play(self, text: str) -> None:
        """Play one legal move of the seat that is asked."""
        if self.asked is None or text not in self.legal():
            raise ValueError(f"{text!r} is not legal now; choose one of legal()")
        seat, prompt = self.asked
        words = text.split()
        if prompt == "lie":
            self._lay_goal(self.turning.pop(0), turned=words[-1] == "turned")
            self._turn_goals(seat)
        else:
            self._take_turn(seat, words)

    def count(self, depth: int) -> int:
        """The number of move sequences of that length; one that ends the round counts once."""
        if depth == 0 or self.asked is None:
            return 1
        moves = self.legal()
        if depth == 1:
            return len(moves)
        total = 0
        for move in moves:
            after = self.copy()
            after.play(move)
            total += after.count(depth - 1)
        return total

    # What may be played.

    def _digs(self, seat: int) -> list[str]:
        if self.broken[seat] is not None:
            return []  # DUE-7
        moves = []
        for card in self.hands[seat]:
            if card in PATHS:
                for cell in places(card, False, seat, self.maze, self.keys):
                    moves.append(f"dig {card} {place(cell)}")
                if half_turn_differs(card):
                    for cell in places(card, True, seat, self.maze, self.keys):
                        moves.append(f"dig {card} turned {place(cell)}")
        return moves

    def _actions(self, seat: int) -> list[str]:
        moves = []
        opponent = other_seat(seat)
        for card in self.hands[seat]:
            for tool in TOOLS:
                if card == f"break_{tool}" and self.broken[opponent] is None:  # DUE-11
                    moves.append(f"break {tool} {opponent}")
                if card == f"fix_{tool}" and self.broken[seat] == tool:  # DUE-12
                    moves.append(f"mend {tool} {seat}")
                if card in TWO_TOOLS and tool in TWO_TOOLS[card] and self.broken[seat] == tool:
                    moves.append(f"mend {tool} {seat} with {card}")
            if card == "map":  # DUE-13
                moves += [f"map {place(goal)}" for goal in GOALS if goal not in self.maze]
            if card == "key" and len(self.keys) < KEYS:  # DUE-14
                moves += [f"key {place(cell)}" for cell in self._doors_of(COLOURS[opponent])]
        return moves

    def _doors_of(self, colour: str) -> list[Cell]:
        """The cells with a door of that colour, reached or not, and no key on it (DUE-14)."""
        found = []
        for cell, (card, _) in self.maze.items():
            if card in DOORS and DOORS[card][0] == colour and cell not in self.keys:
                found.append(cell)
        return found

    def _removals(self, seat: int) -> list[str]:
        if self.broken[seat] is None:
            return []  # DUE-5
        in_order = sorted(self.hands[seat], key=DECK.index)
        return [f"remove {one} {other}" for one, other in combinations(in_order, 2)]

    def _passes(self, seat: int) -> list[str]:
        return [f"pass {card}" for card in self.hands[seat]] or ["pass"]  # DUE-6

    # A turn.

    def _take_turn(self, seat: int, words: list[str]) -> None:
        for card in cards_of(words):
            self.hands[seat].remove(card)
        if words[0] == "dig":
            self.maze[cell_of(words[-1])] = (words[1], words[2] == "turned")
        elif words[0] == "key":
            self.keys.add(cell_of(words[1]))
        elif words[0] == "break":
            self.broken[other_seat(seat)] = words[1]
        elif words[0] == "mend":
            self.broken[seat] = None
        elif words[0] == "remove":
            self.broken[seat] = None
            self.discards[seat] += words[1:]
        elif words[0] == "pass":
            self.discards[seat] += words[1:]
        if words[0] in ("dig", "key"):
            self._turn_goals(seat)  # DUE-9, DUE-14
        else:
            self._end_turn(seat)

    def _end_turn(self, seat: int) -> None:
        if self.pile:
            self.hands[seat].append(self.pile.pop(0))
        if not self.pile and self.hands == [[], []]:
            self._end_round()
        else:
            self.asked = (other_seat(seat), "play")

    # Goals and gold.

    def _turn_goals(self, seat: int) -> None:
        """Turn up all goals that are reached, as far as nobody has to be asked (DUE-9)."""
        while self.turning or self._reached_goals():
            # DUE-9: only when all that were reached together lie, those reached through them.
            self.turning = self.turning or self._reached_goals()
            ways = self._ways_to_lie(self.turning[0])
            if len(ways) > 1:
                self.asked = (seat, "lie")
                return
            self._lay_goal(self.turning.pop(0), turned=ways[0])
        self._claim(seat)

    def _reached_goals(self) -> list[Cell]:
        """The face-down goals that are reached on either map, northernmost first (DUE-9)."""
        return [goal for goal in GOALS if goal not in self.maze and self._reached_sides(goal)]

    def _reached_sides(self, goal: Cell) -> set[str]:
        """The sides of a goal that a mouth reached on either map faces (DUE-9)."""
        reached = set()
        for seat in (0, 1):
            reached |= reached_mouths(seat, self.maze, self.keys)
        return {side for side in SIDES if facing(goal, side) in reached}

    def _ways_to_lie(self, goal: Cell) -> list[bool]:
        """How the goal may lie: not turned, turned, or either (DUE-9)."""
        face = self._face(goal)
        sides = self._reached_sides(goal)
        ways = [turned for turned in (False, True) if mouths(face, turned) & sides]
        fitting = [turned for turned in ways if fits(face, turned, goal, self.maze)]
        return fitting or ways

    def _lay_goal(self, goal: Cell, *, turned: bool) -> None:
        self.maze[goal] = (self._face(goal), turned)

    def _face(self, goal: Cell) -> str:
        return self.deal.goals[GOALS.index(goal)]

    def _claim(self, seat: int) -> None:
        """Put tokens on the face-up goals that have none, then end the turn or the round."""
        for goal in self.open:
            for claimant in (seat, other_seat(seat)):  # DUE-10: whose turn it is comes first
                if goal not in self.claimed and self._connected(claimant, goal):
                    self.claimed[goal] = claimant
        if len(self.claimed) == len(GOALS):
            self._end_round()  # DUE-15: at once, so nobody draws
        else:
            self._end_turn(seat)

    def _connected(self, seat: int, goal: Cell) -> bool:
        """Whether a walk on this seat's map enters the open goal (DUE-10)."""
        reached = reached_mouths(seat, self.maze, self.keys)
        return any(facing(goal, side) in reached for side in mouths(*self.maze[goal]))

    def _end_round(self) -> None:
        self.asked = None
        green, blue = self.nuggets()
        if green == blue:
            self.winner = "nobody"
        else:
            self.winner = "green" if green > blue else "blue"


# Cards and walks.


def other_seat(seat: int) -> int:
    """The opponent."""
    return 1 - seat


@cache
def groups(card: str, turned: bool) -> tuple[str, ...]:
    """The groups of tunnels of a card as it lies: `groups("curve_ne", True) == ("SW",)`."""
    tunnels = TUNNELS[card]
    return tuple((tunnels.translate(HALF_TURN) if turned else tunnels).split(","))


@cache
def mouths(card: str, turned: bool) -> frozenset[str]:
    """The sides where a tunnel opens, a stub's and a doored arm's too (SAB-11)."""
    return frozenset(side.upper() for group in groups(card, turned) for side in group)


def door_side(card: str, turned: bool) -> str:
    """The side on which the door of a card stands, as it lies; "" without a door (DUE-8)."""
    if card not in DOORS:
        return ""
    arm = DOORS[card][1]
    return OPPOSITE[arm] if turned else arm


@cache
def half_turn_differs(card: str) -> bool:
    """Whether the card, turned by half, is another tile, be it only by its door."""
    as_written = {frozenset(group) for group in groups(card, False)}
    turned = {frozenset(group) for group in groups(card, True)}
    return as_written != turned or door_side(card, False) != door_side(card, True)


def tunnels_for(seat: int, cell: Cell, lie: Lie, keys: set[Cell]) -> list[str]:
    """The joined tunnels that this seat may walk on the card that lies there so (DUE-8)."""
    card, turned = lie
    shut = ""
    if card in DOORS and DOORS[card][0] != COLOURS[seat] and cell not in keys:
        shut = door_side(card, turned)
    found = []
    for group in groups(card, turned):
        if group.isupper():  # SAB-11: a stub leads nowhere
            found.append("".join(side for side in group if side != shut))
    return found


def reached_mouths(seat: int, maze: Maze, keys: set[Cell]) -> set[Mouth]:
    """Every mouth that a walk from this seat's start gets to: its map (SAB-11, DUE-8)."""
    reached = {(STARTS[seat], side) for side in SIDES}
    grew = True
    while grew:
        grew = False
        for cell, lie in maze.items():
            for tunnel in tunnels_for(seat, cell, lie, keys):
                entered = any(facing(cell, side) in reached for side in tunnel)
                if entered and (cell, tunnel[0]) not in reached:
                    reached.update((cell, side) for side in tunnel)
                    grew = True
    return reached


def fits(card: str, turned: bool, cell: Cell, maze: Maze) -> bool:
    """Whether the card fits all its neighbours: mouth to mouth, rock to rock (SAB-12)."""
    for side in SIDES:
        neighbour, side_there = facing(cell, side)
        if neighbour in maze:
            opens_here = side in mouths(card, turned)
            opens_there = side_there in mouths(*maze[neighbour])
            if opens_here != opens_there:
                return False
    return True


def places(card: str, turned: bool, seat: int, maze: Maze, keys: set[Cell]) -> list[Cell]:
    """Every cell where this seat may lay the path card, lying so (SAB-5, SAB-12, DUE-7)."""
    reached = reached_mouths(seat, maze, keys)
    found = []
    for cell in sorted({beside(cell, side) for cell in maze for side in SIDES}):
        if cell in maze or cell in GOALS or cell[0] not in COLUMNS or cell[1] not in ROWS:
            continue
        meets = any(facing(cell, side) in reached for side in mouths(card, turned))
        if meets and fits(card, turned, cell, maze):
            found.append(cell)
    return found


def cards_of(words: list[str]) -> list[str]:
    """The cards that leave the hand with this move."""
    if words[0] in ("pass", "remove"):
        return words[1:]
    if words[0] == "dig":
        return [words[1]]
    if words[0] == "break":
        return [f"break_{words[1]}"]
    if words[0] == "mend":
        return [words[4] if "with" in words else f"fix_{words[1]}"]
    return [words[0]]  # map, key
