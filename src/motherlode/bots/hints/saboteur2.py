"""Why a move of Saboteur with its expansion is good."""

from collections.abc import Sequence
from functools import partial

from motherlode.bots.hints import mine
from motherlode.bots.hints.deeds import Deeds
from motherlode.bots.hints.phrases import Phrase, Row, Seat, kept, row, say
from motherlode.bots.saboteur2.roles import NO_DOOR, digs, door_colour, walker_of
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur2.cards import (
    FIRST_PATH,
    FREE,
    GEOLOGIST,
    ROLE_NAMES,
    UNKNOWN_ROLE,
)
from motherlode.games.saboteur2.events import FREED, TRAPPED
from motherlode.games.saboteur2.moves import DIG_MOVE, ROCKFALL_MOVE, TOOL_MOVE, fill
from motherlode.games.saboteur2.notation import TRAP_NAME, write
from motherlode.games.saboteur2.state import Own, Public
from motherlode.kit.bands import CELLS, LIE_MOVE
from motherlode.kit.goals import GOAL_BIT, GOALS
from motherlode.kit.maze import Maze
from motherlode.kit.reach import Reach
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import TOOL_NAMES


def reasons(view: View[Public, Own], move: int, told: Sequence[Event]) -> Sequence[Phrase]:
    """What is true of the position and speaks for a move."""
    scene = Scene(view, told)
    verb, *rest = write(view.public.rules.words, move).split()
    match verb, rest:
        case "dig", _:
            return kept(scene.of_dig(move - DIG_MOVE))
        case "rockfall", _:
            return scene.of_rockfall(move - ROCKFALL_MOVE)
        case (("break" | "trap"), [*_, seat]):
            return kept(scene.of_striking(verb, int(seat)))
        case "mend", [tool, seat, *_]:
            return kept(scene.of_helping(tool, int(seat)))
        case "free", [seat]:
            return kept(scene.of_helping(TRAP_NAME, int(seat)))
        case "lie", _:
            rest_of_lie = move - TOOL_MOVE - LIE_MOVE
            return [mine.lying(view.public.goals, view.public.maze, rest_of_lie)]
        case (("map" | "open"), [cell]):
            return [scene.of_goal(mine.goal_on(scene.words, cell))]
        case "remove", [what, *_]:
            return scene.of_removing(what)
        case "pass", cards:
            return kept(scene.of_passing(cards))
        case _:
            return kept(scene.of_trick(verb, int(rest[0]) if rest else int(view.seat)))


class Scene:
    """What a seat knows, and what follows from it."""

    def __init__(self, view: View[Public, Own], told: Sequence[Event]) -> None:
        self.public, self.own = view.public, view.own
        self.seat = int(view.seat)
        self.words = view.public.rules.words
        self.maze = view.public.maze
        self.tools = view.public.tools
        self.role = int(view.own.role)
        self.digs = digs(self.role)
        self.ends = mine.gold_ends(view.public.goals, view.own.seen)
        self.walk = partial(_walk, view.public, self.role)
        self.deeds = Deeds(told, view.public.rules.ground)

    # Cards in the maze

    def of_dig(self, rest: int) -> Sequence[Phrase | None]:
        """What the card brings oneself, and how the way changes."""
        after = mine.after_dig(self.maze, rest)
        more = self._door(rest)
        if more is None and mine.is_dead_tile(self.maze, rest):
            more = say("hint.mine.deadEnd")
        if more is None and not mine.newly_reached(self.public.goals, after):
            more = mine.open_places(self.maze, after)
        return [self._crystals(rest), self._change(after), more]

    def _crystals(self, rest: int) -> Phrase | None:
        """SB2-23: a geologist is paid for every crystal."""
        crystals = int(self.public.rules.crystals[rest // CELLS + FIRST])
        if self.role != GEOLOGIST or not crystals:
            return None
        return say("hint.saboteur2.crystals", n=crystals)

    def _change(self, after: Maze) -> Phrase:
        reached = mine.newly_reached(self.public.goals, after)
        if reached:
            gold = any(self.ends.wanted == GOAL_BIT[goal] for goal in reached)
            return mine.reaches(reached, gold=gold)
        now, then = self.ends.needed(self.maze, self.walk), self.ends.needed(after, self.walk)
        return mine.compare(now, then, self.ends.name, self._whose())

    def _whose(self) -> Phrase:
        """SB2-21: whose way it is, where a door makes a difference."""
        shut = self.ends.needed(self.maze) != self.ends.needed(self.maze, self.walk)
        return say(f"hint.whose.{ROLE_NAMES[self.role]}") if shut else mine.TUNNEL

    def _door(self, rest: int) -> Phrase | None:
        colour = int(door_colour(self.public.rules, rest // CELLS + FIRST))
        return say(f"hint.saboteur2.door.{ROLE_NAMES[colour]}") if colour != NO_DOOR else None

    def of_rockfall(self, cell: int) -> Sequence[Phrase]:
        """What falls, and how the way changes."""
        change = self._change(mine.after_rockfall(self.maze, cell))
        return [change, mine.falls(self.maze, cell)]

    def _where(self) -> Phrase:
        now = self.ends.needed(self.maze, self.walk)
        return mine.missing(now, self.ends.name, self._whose())

    # People

    def of_striking(self, verb: str, seat: int) -> Sequence[Phrase | None]:
        """Who it is, as far as one knows, and what the seat has done."""
        change = mine.struck(seat, self._front(seat))
        if verb == "trap":
            change = say("hint.saboteur2.trap", who=Seat(seat))
        return [self._known(seat), self._harm(seat) if self.digs else self._help(seat), change]

    def of_helping(self, what: str, seat: int) -> Sequence[Phrase | None]:
        """What it changes, and for whom."""
        own = seat == self.seat
        change = mine.relieved(seat, self._front(seat, without=what), own=own)
        if own:
            return [change, self._where()]
        return [self._known(seat), self._help(seat), change]

    def _front(self, seat: int, without: str = "") -> list[Phrase]:
        """What keeps a seat from digging."""
        trap = [mine.in_front(TRAP_NAME)] if self.public.front.is_trapped(seat) else []
        front = [*mine.broken_tools(self.tools, seat), *trap]
        return [one for one in front if one != mine.in_front(without)]

    def _known(self, seat: int) -> Phrase | None:
        role = int(self.own.roles[seat])
        if role == UNKNOWN_ROLE or seat == self.seat:
            return None
        name = say(f"role.a.{ROLE_NAMES[role]}")
        return say("hint.saboteur2.known", who=Seat(seat), role=name)

    def _harm(self, seat: int) -> Phrase | None:
        traps = self.deeds.count(seat, TRAPPED)
        return self.deeds.harm(seat, say("hint.deed.trapped", n=traps) if traps else None)

    def _help(self, seat: int) -> Phrase | None:
        freed = self.deeds.count(seat, FREED)
        return self.deeds.help(seat, say("hint.deed.freed", n=freed) if freed else None)

    # Tricks, and gold

    def of_trick(self, verb: str, seat: int) -> Sequence[Phrase | None]:
        """SB2-15 to SB2-18, SB2-24."""
        match verb:
            case "thief":
                return [self._rich(), self._left()]
            case "hands_off":
                return [say("hint.saboteur2.thief", who=Seat(seat)), self._purse()]
            case "inspect":
                return [say("hint.saboteur2.unseen", who=Seat(seat)), self._harm(seat)]
            case "swap_hands":
                return [self._hands(seat)]
            case "swap_roles":
                return [self._known(seat) or self._where(), self._left()]
            case "steal":
                gold = int(self.public.counted[seat])
                return [say("hint.saboteur2.counted", n=gold, who=Seat(seat))]
            case _:
                return []

    def _rich(self) -> Phrase:
        rich = [seat for seat, has in enumerate(self.public.rich) if has and seat != self.seat]
        if not rich:
            return say("hint.saboteur2.nobodyRich")
        return say("hint.saboteur2.rich", who=row(map(Seat, rich)))

    def _purse(self) -> Phrase | None:
        nuggets = int(self.own.nuggets)
        return say("hint.saboteur2.purse", n=nuggets) if nuggets else None

    def _left(self) -> Phrase:
        return say("hint.saboteur2.pile", n=int(self.public.tally.pile))

    def _hands(self, seat: int) -> Phrase:
        theirs, yours = int(self.public.tally.held[seat]), int(self.own.hand.size) - 1
        return say("hint.saboteur2.hands", n=theirs, yours=yours, who=Seat(seat))

    def of_goal(self, goal: int) -> Phrase:
        """What is known of the goals."""
        if self.ends.known:
            return say("hint.saboteur2.goldKnown", goal=self._golden().things[0])
        return self.ends.certain(goal) or say("hint.saboteur2.goldMayBe", goals=self._golden())

    def _golden(self) -> Row:
        """The goals that may hold the gold."""
        may = [goal for goal in range(GOALS) if self.ends.wanted & GOAL_BIT[goal]]
        return row(map(mine.goal_name, may))

    # What is discarded

    def of_removing(self, what: str) -> Sequence[Phrase]:
        """SB2-7."""
        change = mine.relieved(self.seat, self._front(self.seat, without=what), own=True)
        cures = [FREE] if what == TRAP_NAME else mine.repairs(TOOL_NAMES.index(what))
        if any(mine.copies(self.own.hand, card) for card in cures):
            return [change]
        return [say("hint.saboteur2.noCure", front=mine.in_front(what)), change]

    def of_passing(self, cards: Sequence[str]) -> Sequence[Phrase | None]:
        """Why nothing is played, and why these cards can be spared."""
        known = [self.words.read_card(name) for name in cards]
        others = [self._why_spare(card) for card in known]
        redraw = mine.redraw(int(self.public.tally.pile), len(cards))
        return [self._why_not_dig(), self._kept_from_others(known), *others, redraw]

    def _why_not_dig(self) -> Phrase | None:
        front = self._front(self.seat)
        if front:
            return mine.cannot_dig(front)
        moves = Moves()
        fill(self.public, self.own, moves)
        nearer = mine.brings_nearer(self.maze, self.ends, moves, DIG_MOVE, self.walk)
        return say("hint.mine.noNearer", to=self.ends.name) if self.digs and not nearer else None

    def _kept_from_others(self, cards: Sequence[int]) -> Phrase | None:
        """Cards that one discards and the other side could have used."""
        if self.role == GEOLOGIST:
            return None
        paths = [card for card in cards if card >= FIRST_PATH]
        gone = sum(self._is_dead(card) == self.digs for card in paths)
        return mine.kept_from(gone, digs=self.digs)

    def _is_dead(self, card: int) -> bool:
        return mine.is_dead_card(self.maze, card - FIRST_PATH)

    def _why_spare(self, card: int) -> Phrase | None:
        return mine.why_spare(self.tools, self.public.rules.seats, self.own.hand, card, self.ends)


def _walk(public: Public, role: int, maze: Maze) -> Reach:
    """The walk of a role through another maze than the table's (`walker_of`)."""
    twin = Public(public.rules)
    twin.maze.become(maze)
    return walker_of(twin, role)
