"""Why a move of Gold Mine is good."""

from collections.abc import Callable, Sequence

from motherlode.bots.goldmine.outlook import are_mates_home, chambers_left
from motherlode.bots.hints.chances import CERTAIN, percent
from motherlode.bots.hints.phrases import Phrase, Seat, say
from motherlode.bots.hints.steps import (
    ENTRANCE,
    NUGGET,
    chance_of_one,
    chance_of_two,
    far,
    length,
    steps,
)
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
from motherlode.games.goldmine.pieces import ACT, CARRY, CHAMBER, TUNNELS
from motherlode.games.goldmine.play import LUCKY
from motherlode.games.goldmine.state import Own, Public
from motherlode.kit.tiles import FIRST


def reasons(view: View[Public, Own], move: int, _told: Sequence[Event]) -> Sequence[Phrase]:
    """What is true of the position and speaks for a move."""
    scene, public = Scene(view.public, int(view.seat)), view.public
    verb, *rest = write(public, move).split()
    match verb:
        case "choose":
            return [say("hint.goldmine.can", can=say(f"goldmine.can.{rest[0]}"))]
        case "lay":
            return scene.of_laying(move - LAY_MOVE)
        case "push":
            return [say("hint.goldmine.push")]
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

    def where(self, seat: int) -> Phrase:
        """How far a player is now."""
        away = far(self.steps(seat, self.places[seat]), self.aim(seat))
        return say("hint.goldmine.is", who=Seat(seat), far=away, you=seat == self.seat)

    def _change(self, seat: int, now: int | None, then: int | None) -> Phrase:
        """How far a player is then, and now."""
        who, you, away = Seat(seat), seat == self.seat, far(then, self.aim(seat))
        if now == then:
            return say("hint.goldmine.stays", who=who, far=away, you=you)
        before = say("hint.goldmine.noWay") if now is None else now
        return say("hint.goldmine.willBe", who=who, far=away, now=before, you=you)

    # Tiles

    def of_laying(self, rest: int) -> Sequence[Phrase]:
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

    def _nugget_on(self, cell: int, board: Board) -> Phrase:
        mine = steps(board, [self.places[self.seat]], [cell * TUNNELS])
        theirs = steps(board, self._others(), [cell * TUNNELS])
        return say("hint.goldmine.nuggetThere", mine=length(mine), theirs=length(theirs))

    def _others(self) -> list[int]:
        return [place for seat, place in enumerate(self.places) if seat != self.seat]

    def _places(self, after: Board) -> Phrase:
        now, then = int(self.board.reach.frontier.size), int(after.reach.frontier.size)
        changed = "hint.goldmine.places" if then != now else "hint.goldmine.places.same"
        return say(changed, n=then, now=now)

    def of_drawing(self) -> Sequence[Phrase]:
        """GLD-5 (a): what may come."""
        stack, gold = int(self.public.supply.stack), int(chambers_left(self.public))
        return [self.where(self.seat), say("hint.goldmine.stack", n=stack, gold=gold)]

    # Dice and walks

    def of_rolling(self, chance: Callable[[int], float]) -> Sequence[Phrase]:
        """GLD-5 (b): how likely one comes there."""
        here, ends = self.places[self.seat], self._ends(self.seat)
        needed = steps(self.board, [here], ends, at_once=True)
        likely = 0.0 if needed is None else chance(needed)
        if not likely:
            return [self.where(self.seat)]
        dice = 2 if chance is chance_of_two else 1
        if likely == CERTAIN:
            return [self.where(self.seat), say("hint.goldmine.enough", n=dice)]
        return [
            self.where(self.seat),
            say("hint.goldmine.likelyEnough", n=dice, percent=percent(likely)),
        ]

    def of_passage(self) -> Sequence[Phrase]:
        """GLD-21: where one may come out."""
        exits = [
            int(cell) * TUNNELS
            for cell in self.board.mine.laid.list()
            if is_passage(self.public, self.seat, cell)
        ]
        beyond = far(steps(self.board, exits, self._ends(self.seat)), self.aim(self.seat))
        likely = percent(chance_of_two(LUCKY))
        return [self.where(self.seat), say("hint.goldmine.passage", percent=likely, far=beyond)]

    def of_coming_to(self, place: int) -> Sequence[Phrase]:
        """GLD-20: what is there, or how far one is from there."""
        if self.lacks(self.seat) > 0 and place in self.golds:
            lacks = self.lacks(self.seat)
            return [say("hint.goldmine.nugget"), say("hint.goldmine.lacks", n=lacks)]
        if self.lacks(self.seat) <= 0 and place == self.home:
            wins = are_mates_home(self.public, self.seat)
            return [say("hint.goldmine.wins" if wins else "hint.goldmine.home")]
        here = self.places[self.seat]
        return [self._change(self.seat, self.steps(self.seat, here), self.steps(self.seat, place))]

    def of_waiting(self) -> Sequence[Phrase]:
        """To stay, or to do nothing."""
        course, crew = self.public.course, self.public.crew
        if course.prompt == ACT:
            gold, bats = int(crew.gold[self.seat]), int(crew.bats[self.seat])
            return [say("hint.goldmine.keeps", gold=gold, bats=bats)]
        return [self.where(int(course.victim) if course.prompt == CARRY else self.seat)]

    # Others

    def of_collecting(self) -> Sequence[Phrase]:
        """GLD-6."""
        have, needed = int(nuggets_with(self.public, self.seat)) + 1, int(self.public.rules.needed)
        return [say("hint.goldmine.collects", n=needed, have=have)]

    def of_challenge(self, verb: str, victim: int) -> Sequence[Phrase]:
        """GLD-31, GLD-33: whoever needs fewest more, or is about to win."""
        lacks, crew = self.lacks(victim), self.public.crew
        who, has = Seat(victim), int(crew.nuggets[victim])
        if lacks <= 0:
            return [say("hint.goldmine.rich", n=has, who=who), self.where(victim)]
        left = int((crew.gold if verb == "rob" else crew.bats)[self.seat])
        return [
            say("hint.goldmine.poor", n=has, lacks=lacks, who=who),
            say("hint.goldmine.tokens", n=left),
        ]

    def of_hiding(self, cell: int) -> Sequence[Phrase]:
        """GLD-32: near oneself, far from others."""
        return [self._nugget_on(cell, self.board)]

    def of_carrying(self, place: int) -> Sequence[Phrase]:
        """GLD-33: how far somebody is then from what they want."""
        victim = int(self.public.course.victim)
        now, then = self.steps(victim, self.places[victim]), self.steps(victim, place)
        return [self._change(victim, now, then)]

    def of_cave_in(self, turn: Callable[[Board], None]) -> Sequence[Phrase]:
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
