"""How moves of Gold Mine are asked for, listed and explained."""

from collections.abc import Callable, Sequence
from typing import Final

from motherlode.draw.company import Company, counted
from motherlode.draw.face import Entry
from motherlode.draw.goldmine.tiles import glyph_of, kinds
from motherlode.draw.ink import Ink
from motherlode.draw.mine.board import read_cell
from motherlode.draw.text import Cell
from motherlode.games.goldmine.pieces import ABILITIES, BLACK, COLOUR_NAMES, PASSAGE, SYMBOL_NAMES
from motherlode.games.goldmine.show import QUARTER, Miner, Shown

NOTATION: Final = [
    ("lay corner 2,-1", "lay the tile on column 2, row -1, as its picture shows it"),
    ("lay corner 90 2,-1", "the same, turned clockwise by 90 degrees (or 180, 270)"),
    ("push straight 90 2,0 3,0", "phase 1, if it fits nowhere: push it in between two tiles"),
    ("draw", "draw a tile, to lay it and then walk one tile"),
    ("roll", "roll a die and walk up to that many tiles"),
    ("roll two", "green: the same with two dice"),
    ("passage", "your turn began on a secret passage: roll two dice for it"),
    ("go 4,1", "when the passage is open: come out on column 4, row 1"),
    ("enough", "when asked for a second tile: lay none"),
    ("walk 3,1", "walk to column 3, row 1"),
    ("walk 2,1 NS", "the same, where two tunnels do not meet: into the one from N to S"),
    ("stay", "walk nowhere, or carry nobody"),
    ("collect", "take the nugget under your miner"),
    ("rob 1", "gold challenge against seat 1 (a name will do: rob Dagna)"),
    ("bats 1", "bat challenge against seat 1"),
    ("nothing", "do nothing"),
    ("hide 3,2", "when asked: to which empty chamber a won nugget goes"),
    ("carry 3,1", "when asked: where your bats carry a miner"),
    ("choose blue", "when asked: which miner you play"),
    ("collapse 2,1", "when you rolled a six: turn a tile beside you over"),
    ("restore 2,1", "the same for one that has collapsed: it can be walked again"),
]

RANKS: Final = [
    "choose",
    "draw",
    "roll",
    "passage",
    "collect",
    "lay",
    "push",
    "enough",
    "walk",
    "carry",
    "go",
    "stay",
    "rob",
    "bats",
    "hide",
    "collapse",
    "restore",
    "nothing",
]
TOLD: Final = {
    "draw": "a tile, lay it, then walk one",
    "roll": "a die and walk as far",
    "roll two": "dice and walk their sum",
    "passage": "roll two dice to go through it",
    "enough": "(no second tile)",
    "collect": "the nugget here",
    "stay": "(where the miner is)",
    "nothing": "(do nothing)",
}
"""Moves without more words, and what they do."""
CELLS: Final = {
    "walk": "walk to",
    "carry": "carry to",
    "go": "go through the passage to",
    "hide": "hide the nugget on",
    "collapse": "collapse",
    "restore": "restore",
}
"""Moves that name a cell, and the headings they stand under."""
WHOM: Final = {"rob": "rob (gold challenge)", "bats": "bats against"}
GLUE: Final = "\N{NO-BREAK SPACE}"
"""Keeps a place on one line."""
LUCKY: Final = 7
"""GLD-21: from this sum on the passage is open."""
TWO_DICE: Final = 2


def explain_signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table."""
    return [
        (ink.tunnel, "tunnel; a room as wide as its tile is a cavern"),
        (ink.rock, "rock"),
        (ink.ladder, "the entrance"),
        (ink.gold, "a gold chamber with its nugget"),
        (ink.empty, "a gold chamber without"),
        (ink.passage, "a secret passage"),
        (ink.mud, "a mud puddle: who enters must stop"),
        (ink.pick, "a pick: who begins the turn here may lay two tiles"),
        (ink.rubble, "a tile that has collapsed"),
        ("0 1 2", "miners, by the number of the seat"),
        (ink.rail, "one tunnel above the other: they do not meet"),
        (f"{ink.falling} {ink.rising}", "two curves that do not meet"),
        (ink.place, "where you may lay the tile, or go"),
        (ink.cavern, "on a small map: a cavern"),
        (ink.over, "on a small map: one tunnel above the other"),
        (" ".join(ink.arrows), "on a small map: in which of two tunnels miners are"),
        (f"3r 2b 1{ink.gold}", "beside a name: gold and bat challenges left, nuggets"),
    ]


# Questions


def ask(shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    if shown.asked is None or shown.prompt is None:
        return "The game is over."
    return QUESTIONS[shown.prompt](shown, shown.miners[shown.asked])


def _ask_to_choose(_shown: Shown, _miner: Miner) -> str:
    return "Which miner do you play?"


def _ask_to_lay(shown: Shown, _miner: Miner) -> str:
    return f"You drew {shown.drawn}: where do you lay it?"


def _ask_to_move(shown: Shown, miner: Miner) -> str:
    if miner.team_nuggets >= shown.needed:
        # GLD-35, GLD-42: what is left to do.
        return "Your turn, and you have gold enough: end your move on the entrance!"
    here = [kinds()[tile.tile] for tile in shown.mine if tile.cell == miner.place]
    if any(kind.symbol == SYMBOL_NAMES[PASSAGE] for kind in here):
        return "Your turn: draw and lay a tile, roll and walk, or take the passage?"
    return "Your turn: draw and lay a tile, or roll and walk?"


def _ask_for_another(_shown: Shown, _miner: Miner) -> str:
    return "You may lay a second tile, or is it enough?"


def _ask_to_walk(shown: Shown, miner: Miner) -> str:
    if not shown.dice:
        # GLD-43: Black may roll after laying.
        roll = "roll a die, " if miner.colour == COLOUR_NAMES[BLACK] else ""
        return f"Walk {_up_to(shown)}, {roll}or stay?"
    through = "go through the passage, " if _is_open(shown, miner) else ""
    return f"You rolled {_rolled(shown)}: {through}walk {_up_to(shown)}, or stay?"


def _ask_to_collapse(_shown: Shown, _miner: Miner) -> str:
    return "A six: collapse a tile beside your miner, restore one, or nothing?"


def _ask_to_act(shown: Shown, miner: Miner) -> str:
    here = (miner.place or "").partition(" ")[0]
    if any(tile.nugget for tile in shown.mine if tile.cell == here):
        return "Your action: collect the nugget here, challenge somebody, or nothing?"
    return "Your action: challenge somebody, or nothing?"


def _ask_to_hide(shown: Shown, _miner: Miner) -> str:
    return f"You won: to which empty chamber goes the nugget of miner {shown.victim}?"


def _ask_to_flee(shown: Shown, _miner: Miner) -> str:
    return f"You won the challenge and rolled {_rolled(shown)}: walk {_up_to(shown)}, or stay?"


def _ask_to_carry(shown: Shown, _miner: Miner) -> str:
    carried = f"carry miner {shown.victim} {_up_to(shown)}"
    return f"Your bats won, and you rolled {_rolled(shown)}: {carried}, or stay?"


QUESTIONS: Final[dict[str, Callable[[Shown, Miner], str]]] = {
    "choose": _ask_to_choose,
    "lay": _ask_to_lay,
    "move": _ask_to_move,
    "again": _ask_for_another,
    "walk": _ask_to_walk,
    "collapse": _ask_to_collapse,
    "act": _ask_to_act,
    "hide": _ask_to_hide,
    "flee": _ask_to_flee,
    "carry": _ask_to_carry,
}


def _rolled(shown: Shown) -> str:
    return " and ".join(map(str, shown.dice))


def _up_to(shown: Shown) -> str:
    return "one tile" if shown.steps == 1 else f"up to {counted(shown.steps, 'tile')}"


def _is_open(shown: Shown, miner: Miner) -> bool:
    """GLD-21: whether these dice open the passage; Green's, who walks their sum, do not."""
    for_passage = len(shown.dice) == TWO_DICE and shown.steps == max(shown.dice)
    others = [tile for tile in shown.mine if kinds()[tile.tile].symbol == SYMBOL_NAMES[PASSAGE]]
    elsewhere = any(tile.cell != miner.place for tile in others)
    return for_passage and sum(shown.dice) >= LUCKY and elsewhere


# Lists


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    rank = RANKS.index(verb)
    if text in TOLD:
        return Entry(rank, text, TOLD[text])
    match verb, rest:
        case "choose", [colour]:
            return Entry(rank, text, ABILITIES[colour])
        case "lay", [name, *turned, cell]:
            return Entry(rank, _way(verb, name, turned, ink), cell, name)
        case "push", [name, *turned, one, two]:
            return Entry(rank, f"{_way(verb, name, turned, ink)} between", f"{one}+{two}", name)
        case "rob" | "bats", [seat]:
            return Entry(rank, WHOM[verb], company.who(int(seat)))
        case _:
            return Entry(rank, CELLS[verb], GLUE.join(rest))


def _way(verb: str, name: str, turned: Sequence[str], ink: Ink) -> str:
    """A tile as it would lie, in words and in a sign."""
    quarters = int(turned[0]) // QUARTER if turned else 0
    sign = glyph_of(kinds()[name].tunnels.turned(quarters), ink)
    return " ".join([verb, name, *turned, sign])


def cells_of(texts: Sequence[str]) -> list[Cell]:
    """Where moves lay tiles, go, hide or collapse something."""
    found = set()
    for text in texts:
        match text.split():
            case ["lay", *_, cell]:
                found.add(read_cell(cell))
            case [verb, cell, *_] if verb in CELLS:
                found.add(read_cell(cell))
    return sorted(found)
