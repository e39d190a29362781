"""Why a move of Gold Mine is good."""

from collections.abc import Callable, Sequence

from motherlode.bots.goldmine.outlook import are_mates_home, chambers_left
from motherlode.bots.hints.steps import ENTRANCE, NUGGET, chance_of_one, chance_of_two, far, steps
from motherlode.bots.hints.words import counted, percent
from motherlode.core.events import Event
from motherlode.core.state import View
from motherlode.games.goldmine.board import Board
from motherlode.games.goldmine.laying import CELLS
from motherlode.games.goldmine.moves import (
    CARRY_MOVE,
    COLLAPSE_MOVE,
    GO_MOVE,
    HIDE_MOVE,
    LAY_MOVE,
    RESTORE_MOVE,
    WALK_MOVE,
    is_passage,
)
from motherlode.games.goldmine.notation import write
from motherlode.games.goldmine.pay import nuggets_with
from motherlode.games.goldmine.pieces import ABILITIES, ACT, CARRY, CHAMBER, TUNNELS
from motherlode.games.goldmine.play import LUCKY
from motherlode.games.goldmine.state import Own, Public
from motherlode.kit.tiles import FIRST


def reasons(view: View[Public, Own], move: int, _told: Sequence[Event]) -> Sequence[str]:
    """What is true of the position and speaks for a move."""
    scene, public = Scene(view.public, int(view.seat)), view.public
    verb, *rest = write(public, move).split()
    match verb:
        case "choose":
            return [f"This miner {ABILITIES[rest[0]]}."]
        case "lay":
            return scene.of_laying(move - LAY_MOVE)
        case "push":
            return ["The tile fits nowhere else, and no miner is in the mine yet."]
        case "draw" | "enough":
            return scene.of_drawing() if verb == "draw" else [scene.where(scene.seat)]
        case "roll":
            return scene.of_rolling(chance_of_two if rest else chance_of_one)
        case "passage":
            return scene.of_passage()
        case "walk":
            return scene.of_coming_to(move - WALK_MOVE)
        case "go":
            return scene.of_coming_to((move - GO_MOVE) * TUNNELS)
        case "hide":
            return scene.of_hiding(move - HIDE_MOVE)
        case "carry":
            return scene.of_carrying(move - CARRY_MOVE)
        case "collapse":
            return scene.of_cave_in(lambda board: board.turn_over(move - COLLAPSE_MOVE))
        case "restore":
            return scene.of_cave_in(lambda board: board.turn_back(move - RESTORE_MOVE))
        case "collect":
            return scene.of_collecting()
        case "rob" | "bats":
            return scene.of_challenge(verb, int(rest[0]))
        case _:
            return scene.of_waiting()


class Scene:
    """Where everybody stands, and how far they are from what they want."""

    def __init__(self, public: Public, seat: int) -> None:
        self.public = public
        self.seat = seat
        self.board = public.board
        self.places = [int(place) for place in public.crew.places]
        self.home = int(public.rules.home) * TUNNELS
        self.golds = [int(cell) * TUNNELS for cell in public.board.gold.list()]

    # How far

    def lacks(self, seat: int) -> int:
        """How many more nuggets a player, or a team, needs."""
        return int(self.public.rules.needed) - int(nuggets_with(self.public, seat))

    def aim(self, seat: int) -> str:
        """GLD-35: what a player walks to."""
        return NUGGET if self.lacks(seat) > 0 else ENTRANCE

    def steps(self, seat: int, place: int, board: Board | None = None) -> int | None:
        """How many tiles a player would have to walk from a place; none if there is no way."""
        return steps(board or self.board, [place], self._ends(seat))

    def _ends(self, seat: int) -> list[int]:
        return self.golds if self.lacks(seat) > 0 else [self.home]

    def where(self, seat: int) -> str:
        """How far a player is now."""
        return f"{self._whose(seat)} {far(self.steps(seat, self.places[seat]), self.aim(seat))}."

    def _whose(self, seat: int) -> str:
        return "You are" if seat == self.seat else f"Seat {seat} is"

    def _change(self, seat: int, now: int | None, then: int | None) -> str:
        """How far a player is then, and now."""
        if now == then:
            return f"{self._whose(seat)} {far(now, self.aim(seat))}, as before."
        before = "no way" if now is None else str(now)
        return f"{self._whose(seat)} {far(then, self.aim(seat))} then (now {before})."

    # Tiles

    def of_laying(self, rest: int) -> Sequence[str]:
        """GLD-3, GLD-5 (a): a nugget, a shorter way, or places for more tiles."""
        cell, tile = rest % CELLS, rest // CELLS + FIRST
        after = Board(self.public.rules)
        after.become(self.board)
        after.lay(cell, tile)
        places = self._places(after)
        if self.places[self.seat] < 0:  # nobody is in the mine yet
            return [places]
        if int(self.public.rules.sort[tile]) == CHAMBER and self._has_nuggets():
            return [self._nugget_on(cell, after), places]
        here = self.places[self.seat]
        change = self._change(
            self.seat, self.steps(self.seat, here), self.steps(self.seat, here, after)
        )
        return [change, places]

    def _has_nuggets(self) -> bool:
        supply = self.public.supply
        return bool(supply.nuggets or supply.waiting)

    def _nugget_on(self, cell: int, board: Board) -> str:
        mine = steps(board, [self.places[self.seat]], [cell * TUNNELS])
        theirs = steps(board, self._others(), [cell * TUNNELS])
        return (
            f"A nugget lies there, {_away(mine)} from you and {_away(theirs)} from the next miner."
        )

    def _others(self) -> list[int]:
        return [place for seat, place in enumerate(self.places) if seat != self.seat]

    def _places(self, after: Board) -> str:
        now, then = int(self.board.reach.frontier.size), int(after.reach.frontier.size)
        return f"The mine has {counted(then, 'open place')} for tiles then (now {now})."

    def of_drawing(self) -> Sequence[str]:
        """GLD-5 (a): what may come."""
        stack, gold = int(self.public.supply.stack), int(chambers_left(self.public))
        have = "has" if gold == 1 else "have"
        stacked = f"Of {counted(stack, 'tile')} in the stack {gold} {have} gold."
        return [self.where(self.seat), stacked]

    # Dice and walks

    def of_rolling(self, chance: Callable[[int], float]) -> Sequence[str]:
        """GLD-5 (b): how likely one comes there."""
        here, ends = self.places[self.seat], self._ends(self.seat)
        needed = steps(self.board, [here], ends, at_once=True)
        likely = 0.0 if needed is None else chance(needed)
        if not likely:
            return [self.where(self.seat)]
        sure = "The dice are" if chance is chance_of_two else "The die is"
        return [self.where(self.seat), f"{sure} enough for that with {percent(likely)}."]

    def of_passage(self) -> Sequence[str]:
        """GLD-21: where one may come out."""
        exits = [
            int(cell) * TUNNELS
            for cell in self.board.mine.laid.list()
            if is_passage(self.public, self.seat, cell)
        ]
        beyond = far(steps(self.board, exits, self._ends(self.seat)), self.aim(self.seat))
        opens = f"The passage opens with {percent(chance_of_two(LUCKY))}."
        return [self.where(self.seat), f"{opens} Beyond it one is {beyond}."]

    def of_coming_to(self, place: int) -> Sequence[str]:
        """GLD-20: what is there, or how far one is from there."""
        if self.lacks(self.seat) > 0 and place in self.golds:
            return ["A nugget lies there.", self._needs()]
        if self.lacks(self.seat) <= 0 and place == self.home:
            enough = "You have enough nuggets, and that is the entrance"
            alone = are_mates_home(self.public, self.seat)
            return [f"{enough}: you win." if alone else f"{enough}."]
        here = self.places[self.seat]
        return [self._change(self.seat, self.steps(self.seat, here), self.steps(self.seat, place))]

    def _needs(self) -> str:
        lacks = self.lacks(self.seat)
        return f"You need {lacks} more to go home with."

    def of_waiting(self) -> Sequence[str]:
        """To stay, or to do nothing."""
        course, crew = self.public.course, self.public.crew
        if course.prompt == ACT:
            gold, bats = int(crew.gold[self.seat]), int(crew.bats[self.seat])
            return [f"You keep your challenges: {gold} for gold, {bats} with bats."]
        return [self.where(int(course.victim) if course.prompt == CARRY else self.seat)]

    # Others

    def of_collecting(self) -> Sequence[str]:
        """GLD-6."""
        have, needed = int(nuggets_with(self.public, self.seat)) + 1, int(self.public.rules.needed)
        return [f"You have {have} of {counted(needed, 'nugget')} then."]

    def of_challenge(self, verb: str, victim: int) -> Sequence[str]:
        """GLD-31, GLD-33: whoever needs fewest more, or is about to win."""
        lacks, crew = self.lacks(victim), self.public.crew
        has = counted(int(crew.nuggets[victim]), "nugget")
        left = int((crew.gold if verb == "rob" else crew.bats)[self.seat])
        need = f"needs {lacks} more" if lacks > 0 else "has enough to win"
        tokens = f"You have {counted(left, 'such challenge')} left."
        return [
            f"Seat {victim} has {has}, and {need}.",
            tokens if lacks > 0 else self.where(victim),
        ]

    def of_hiding(self, cell: int) -> Sequence[str]:
        """GLD-32: near oneself, far from others."""
        return [self._nugget_on(cell, self.board)]

    def of_carrying(self, place: int) -> Sequence[str]:
        """GLD-33: how far somebody is then from what they want."""
        victim = int(self.public.course.victim)
        now, then = self.steps(victim, self.places[victim]), self.steps(victim, place)
        return [self._change(victim, now, then)]

    def of_cave_in(self, turn: Callable[[Board], None]) -> Sequence[str]:
        """GLD-44: whose way it changes."""
        after = Board(self.public.rules)
        after.become(self.board)
        turn(after)
        found = []
        for seat, place in enumerate(self.places):
            now, then = self.steps(seat, place), self.steps(seat, place, after)
            if now != then:
                found.append(self._change(seat, now, then))
        return found or [self.where(self.seat)]


def _away(number: int | None) -> str:
    return "out of reach" if number is None else counted(number, "step")
