"""What a seat has not seen: for imagining what it cannot tell from the truth."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.core.chance import Chance
from motherlode.kit.cards import BREAK, TOOL_KINDS
from motherlode.kit.goals import GOALS, UNSEEN, Goals
from motherlode.kit.maze import Maze
from motherlode.kit.tally import Tally
from motherlode.kit.tools import Tools


def without(cards: vec[u8], card: i64) -> vec[u8]:
    """The cards, in order, without one of a kind."""
    rest: vec[u8] = vec[u8](capacity=len(cards))
    found: bool = False
    i: i64
    for i in range(len(cards)):
        if not found and i64(cards[i]) == card:
            found = True
        else:
            rest = append(rest, cards[i])
    return rest


def strike(left: vec[u8], cards: vec[u8]) -> None:
    """So many fewer of each card are left."""
    i: i64
    for i in range(len(cards)):
        left[i64(cards[i])] = u8(i64(left[i64(cards[i])]) - 1)


def off_the_table(
    deck: vec[u8], tally: Tally, maze: Maze, tools: Tools, first_path: i64
) -> vec[u8]:
    """How many of each card do not lie where everyone sees them."""
    left: vec[u8] = deck[:]
    card: i64
    i: i64
    for card in range(len(left)):
        left[card] = u8(i64(left[card]) - i64(tally.spent[card]))
    mine = maze.mine
    for i in range(mine.laid.size):
        card = i64(mine.tiles.card[mine.at(mine.laid.items[i])]) + first_path
        left[card] = u8(i64(left[card]) - 1)
    seat: i64
    tool: i64
    for seat in range(len(tools.broken)):
        for tool in range(TOOL_KINDS):
            if tools.is_broken(seat, tool):
                left[BREAK + tool] = u8(i64(left[BREAK + tool]) - 1)
    return left


def one_by_one(left: vec[u8]) -> vec[u8]:
    """The cards that are left, each by itself, ascending."""
    cards: vec[u8] = vec[u8](capacity=128)
    card: i64
    i: i64
    for card in range(len(left)):
        for i in range(i64(left[card])):
            cards = append(cards, u8(card))
    return cards


def imagine_faces(goals: Goals, seen: vec[u8], chance: Chance) -> vec[u8]:
    """What nobody turned up and this seat did not look at is shuffled over the goals left."""
    left: vec[u8] = goals.rules.faces[:]
    faces: vec[u8] = goals.open[:]
    goal: i64
    for goal in range(GOALS):
        if faces[goal] == UNSEEN:
            faces[goal] = seen[goal]
        if faces[goal] != UNSEEN:
            left = without(left, i64(faces[goal]))
    chance.shuffle(left)
    next: i64 = 0
    for goal in range(GOALS):
        if faces[goal] == UNSEEN:
            faces[goal] = left[next]
            next += 1
    return faces


def remembered_faces(goals: Goals, faces: vec[u8], seat: i64) -> vec[u8]:
    """SAB-19: everyone saw who looked at which goal; each remembers what is there."""
    seen: vec[u8] = goals.rules.none[:]
    goal: i64
    for goal in range(GOALS):
        if goals.was_peeked(seat, goal):
            seen[goal] = faces[goal]
    return seen
