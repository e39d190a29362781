"""Why a move of Saboteur with its expansion is good."""

from collections.abc import Sequence
from functools import partial

from motherlode.bots.hints import mine
from motherlode.bots.hints.deeds import Deeds
from motherlode.bots.hints.words import capital, counted, in_words, some
from motherlode.bots.saboteur2.roles import digs, door_colour, walker_of
from motherlode.core.events import Event
from motherlode.core.moves import Moves
from motherlode.core.state import View
from motherlode.games.saboteur2.cards import (
    FIRST_PATH,
    FREE,
    GEOLOGIST,
    ROLE_NAMES,
    ROLE_WORDS,
    UNKNOWN_ROLE,
)
from motherlode.games.saboteur2.events import FREED, TRAPPED
from motherlode.games.saboteur2.moves import DIG_MOVE, ROCKFALL_MOVE, TOOL_MOVE, fill
from motherlode.games.saboteur2.notation import TRAP_NAME, write
from motherlode.games.saboteur2.state import Own, Public
from motherlode.games.saboteur2.tricks import may_dig
from motherlode.kit.bands import CELLS, LIE_MOVE
from motherlode.kit.goals import GOAL_BIT
from motherlode.kit.maze import Maze
from motherlode.kit.reach import Reach
from motherlode.kit.tiles import FIRST
from motherlode.kit.tools import TOOL_NAMES


def reasons(view: View[Public, Own], move: int, told: Sequence[Event]) -> Sequence[str]:
    """What is true of the position and speaks for a move."""
    scene = Scene(view, told)
    verb, *rest = write(view.public.rules.words, move).split()
    match verb, rest:
        case "dig", _:
            return mine.kept(scene.of_dig(move - DIG_MOVE))
        case "rockfall", _:
            return scene.of_rockfall(move - ROCKFALL_MOVE)
        case (("break" | "trap"), [*_, seat]):
            return mine.kept(scene.of_striking(verb, int(seat)))
        case "mend", [tool, seat, *_]:
            return mine.kept(scene.of_helping(f"broken {tool}", int(seat)))
        case "free", [seat]:
            return mine.kept(scene.of_helping(TRAP_NAME, int(seat)))
        case "lie", _:
            rest_of_lie = move - TOOL_MOVE - LIE_MOVE
            return [mine.lying(view.public.goals, view.public.maze, rest_of_lie)]
        case (("map" | "open"), [cell]):
            return scene.of_goal(cell)
        case "remove", [what, *_]:
            return scene.of_removing(what)
        case "pass", cards:
            return mine.kept(scene.of_passing(cards))
        case _:
            return mine.kept(scene.of_trick(verb, int(rest[0]) if rest else int(view.seat)))


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
        self.ends = mine.gold_ends(view.public.goals, view.own.seen, self.words)
        self.walk = partial(_walk, view.public, self.role)
        self.deeds = Deeds(told, view.public.rules.ground)

    # Cards in the maze

    def of_dig(self, rest: int) -> Sequence[str]:
        """What the card brings oneself, and how the way changes."""
        after = mine.after_dig(self.maze, rest)
        dead = "No tunnel goes on through this card." if mine.is_dead_tile(self.maze, rest) else ""
        reached = mine.newly_reached(self.public.goals, after)
        more = self._door(rest) or dead or ("" if reached else mine.open_places(self.maze, after))
        return [self._crystals(rest), self._change(after), more]

    def _crystals(self, rest: int) -> str:
        """SB2-23: a geologist is paid for every crystal."""
        crystals = int(self.public.rules.crystals[rest // CELLS + FIRST])
        if self.role != GEOLOGIST or not crystals:
            return ""
        return f"It adds {some(crystals, 'crystal')}: you are paid for all of them."

    def _change(self, after: Maze) -> str:
        reached = mine.newly_reached(self.public.goals, after)
        if reached:
            cells = in_words([self.words.goal(goal) for goal in reached])
            gold = any(self.ends.wanted == GOAL_BIT[goal] for goal in reached)
            return f"It reaches the gold on {cells}." if gold else f"It reaches {cells}."
        now, then = self.ends.needed(self.maze, self.walk), self.ends.needed(after, self.walk)
        return mine.compare(now, then, self.ends.name, self._whose())

    def _whose(self) -> str:
        """SB2-21: whose way it is, where a door makes a difference."""
        shut = self.ends.needed(self.maze) != self.ends.needed(self.maze, self.walk)
        return f"the way of {ROLE_NAMES[self.role]} diggers" if shut else "the tunnel"

    def _door(self, rest: int) -> str:
        colour = int(door_colour(self.public.rules, rest // CELLS + FIRST))
        return f"Its door lets {ROLE_NAMES[colour]} diggers pass only." if colour >= 0 else ""

    def of_rockfall(self, cell: int) -> Sequence[str]:
        """What falls, and how the way changes."""
        change = self._change(mine.after_rockfall(self.maze, cell))
        return [change, mine.falls(self.maze, cell, self.words)]

    def _where(self) -> str:
        now = mine.missing(self.ends.needed(self.maze, self.walk), self.ends.name)
        return f"{capital(self._whose())} {now}."

    # People

    def of_striking(self, verb: str, seat: int) -> Sequence[str]:
        """Who it is, as far as one knows, and what the seat has done."""
        change = mine.struck(self.tools, seat, able=self._may_dig(seat))
        if verb == "trap":
            change = f"Seat {seat} is paid nothing if the trap stays to the end of the round."
        return [self._known(seat), self._harm(seat) if self.digs else self._help(seat), change]

    def of_helping(self, what: str, seat: int) -> Sequence[str]:
        """What it changes, and for whom."""
        whose = "Your" if seat == self.seat else f"Seat {seat}'s"
        left = [one for one in self._front(seat) if one != what]
        change = mine.able_again("you" if seat == self.seat else f"seat {seat}")
        if left:
            change = f"{whose} {in_words(left)} would stay."
        if seat == self.seat:
            return [change, self._where()]
        return [self._known(seat), self._help(seat), change]

    def _front(self, seat: int) -> list[str]:
        trap = [TRAP_NAME] if self.public.front.is_trapped(seat) else []
        return [*(f"broken {tool}" for tool in mine.broken_tools(self.tools, seat)), *trap]

    def _may_dig(self, seat: int) -> bool:
        return bool(may_dig(self.tools, self.public.front, seat))

    def _known(self, seat: int) -> str:
        role = int(self.own.roles[seat])
        if role == UNKNOWN_ROLE or seat == self.seat:
            return ""
        return f"You have seen that seat {seat} is a {ROLE_WORDS[role]}."

    def _harm(self, seat: int) -> str:
        traps = self.deeds.count(seat, TRAPPED)
        return self.deeds.harm(seat, [f"trapped {some(traps, 'player')}"] if traps else [])

    def _help(self, seat: int) -> str:
        freed = self.deeds.count(seat, FREED)
        return self.deeds.help(seat, [f"freed {some(freed, 'player')}"] if freed else [])

    # Tricks, and gold

    def of_trick(self, verb: str, seat: int) -> Sequence[str]:
        """SB2-15 to SB2-18, SB2-24."""
        match verb:
            case "thief":
                return [self._rich(), self._left()]
            case "hands_off":
                return [f"Seat {seat} has a thief, and could steal no more then.", self._purse()]
            case "inspect":
                return [f"You have not seen seat {seat}'s dwarf.", self._harm(seat)]
            case "swap_hands":
                return [self._hands(seat)]
            case "swap_roles":
                return [self._known(seat) or self._where(), self._left()]
            case "steal":
                gold = counted(int(self.public.counted[seat]), "nugget")
                return [f"As far as all can count, seat {seat} has {gold}."]
            case _:
                return []

    def _rich(self) -> str:
        rich = [seat for seat, has in enumerate(self.public.rich) if has and seat != self.seat]
        if not rich:
            return "Nobody else has gold yet: there is some to steal once it is shared out."
        return f"Gold to steal: {in_words([f'seat {seat}' for seat in rich])} had some before."

    def _purse(self) -> str:
        nuggets = int(self.own.nuggets)
        return f"You have {counted(nuggets, 'nugget')} to lose." if nuggets else ""

    def _left(self) -> str:
        return f"The pile has {counted(int(self.public.tally.pile), 'card')} left."

    def _hands(self, seat: int) -> str:
        theirs, yours = int(self.public.tally.held[seat]), int(self.own.hand.size) - 1
        return f"Seat {seat} holds {counted(theirs, 'card')}, you {yours} besides this one."

    def of_goal(self, cell: str) -> Sequence[str]:
        """What is known of the goals."""
        if self.ends.known:
            return [f"You know of {self.ends.name}."]
        may = [self.words.goal(goal) for goal in range(3) if self.ends.wanted & GOAL_BIT[goal]]
        if cell not in may:
            return [f"The gold is not on {cell}, by what you know."]
        return [f"By what you know the gold may be on {in_words(may)}."]

    # What is discarded

    def of_removing(self, what: str) -> Sequence[str]:
        """SB2-7."""
        name = "trap" if what == TRAP_NAME else f"broken {what}"
        left = [one for one in self._front(self.seat) if one != name]
        change = f"Your {in_words(left)} would stay." if left else mine.able_again("you")
        cures = [FREE] if what == TRAP_NAME else mine.repairs(TOOL_NAMES.index(what))
        held = any(mine.copies(self.own.hand, card) for card in cures)
        return [change] if held else [f"No card of yours takes the {name} away.", change]

    def of_passing(self, cards: Sequence[str]) -> Sequence[str]:
        """Why nothing is played, and why these cards can be spared."""
        known = [self.words.read_card(name) for name in cards]
        others = [self._why_spare(card) for card in known]
        redraw = mine.redraw(int(self.public.tally.pile), len(cards))
        return [self._why_not_dig(), self._kept_from_others(known), *others, redraw]

    def _why_not_dig(self) -> str:
        front = self._front(self.seat)
        if front:
            return f"You cannot dig: {in_words(front)} in front of you."
        moves = Moves()
        fill(self.public, self.own, moves)
        nearer = mine.brings_nearer(self.maze, self.ends, moves, DIG_MOVE, self.walk)
        if self.digs and not nearer:
            return f"No card of yours brings {self._whose()} nearer to {self.ends.name}."
        return ""

    def _kept_from_others(self, cards: Sequence[int]) -> str:
        """Cards that one discards and the other side could have used."""
        if self.role == GEOLOGIST:
            return ""
        paths = [card for card in cards if card >= FIRST_PATH]
        gone = sum(self._is_dead(card) == self.digs for card in paths)
        return mine.kept_from(gone, digs=self.digs)

    def _is_dead(self, card: int) -> bool:
        return mine.is_dead_card(self.maze, card - FIRST_PATH)

    def _why_spare(self, card: int) -> str:
        return mine.why_spare(self.tools, self.public.rules.seats, self.own.hand, card, self.ends)


def _walk(public: Public, role: int, maze: Maze) -> Reach:
    """The walk of a role through another maze than the table's (`walker_of`)."""
    twin = Public(public.rules)
    twin.maze.become(maze)
    return walker_of(twin, role)
