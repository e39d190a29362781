"""How moves of Gold Mine are asked for, listed and explained."""

from collections.abc import Sequence
from typing import Final

from motherlode.draw.company import Company
from motherlode.draw.face import Entry
from motherlode.draw.goldmine.tiles import glyph_of, kinds
from motherlode.draw.ink import Ink
from motherlode.draw.mine.board import read_cell
from motherlode.draw.text import Cell
from motherlode.games.goldmine.pieces import BLACK, COLOUR_NAMES, PASSAGE, SYMBOL_NAMES, YELLOW
from motherlode.games.goldmine.show import QUARTER, Miner, Shown
from motherlode.words.catalogue import Catalogue

NOTATION: Final = [
    ("lay corner 2,-1", "goldmine.notation.lay"),
    ("lay corner 90 2,-1", "goldmine.notation.lay.turned"),
    ("push straight 90 2,0 3,0", "goldmine.notation.push"),
    ("draw", "goldmine.notation.draw"),
    ("roll", "goldmine.notation.roll"),
    ("roll two", "goldmine.notation.roll.two"),
    ("passage", "goldmine.notation.passage"),
    ("go 4,1", "goldmine.notation.go"),
    ("enough", "goldmine.notation.enough"),
    ("walk 3,1", "goldmine.notation.walk"),
    ("walk 2,1 NS", "goldmine.notation.walk.tunnel"),
    ("stay", "goldmine.notation.stay"),
    ("collect", "goldmine.notation.collect"),
    ("rob 1", "goldmine.notation.rob"),
    ("bats 1", "goldmine.notation.bats"),
    ("nothing", "goldmine.notation.nothing"),
    ("hide 3,2", "goldmine.notation.hide"),
    ("carry 3,1", "goldmine.notation.carry"),
    ("choose blue", "goldmine.notation.choose"),
    ("collapse 2,1", "goldmine.notation.collapse"),
    ("restore 2,1", "goldmine.notation.restore"),
]
"""Examples of moves, and the keys of what they do."""

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
ALONE: Final = ("draw", "roll", "roll two", "passage", "enough", "collect", "stay", "nothing")
"""Moves without more words: they are listed as they are typed, with what they do."""
TO_CELLS: Final = ("walk", "carry", "go", "hide", "collapse", "restore")
"""Moves that name a cell."""
GLUE: Final = "\N{NO-BREAK SPACE}"
"""Keeps a place on one line."""
LUCKY: Final = 7
"""GLD-21: from this sum on the passage is open."""


def signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table, and the keys of what they mean."""
    return [
        (ink.tunnel, "goldmine.sign.tunnel"),
        (ink.rock, "sign.rock"),
        (ink.ladder, "goldmine.sign.entrance"),
        (ink.gold, "goldmine.sign.gold"),
        (ink.empty, "goldmine.sign.empty"),
        (ink.passage, "goldmine.sign.passage"),
        (ink.mud, "goldmine.sign.mud"),
        (ink.pick, "goldmine.sign.pick"),
        (ink.rubble, "goldmine.sign.rubble"),
        ("0 1 2", "goldmine.sign.miners"),
        (ink.rail, "goldmine.sign.over"),
        (f"{ink.falling} {ink.rising}", "sign.curves"),
        (ink.place, "goldmine.sign.place"),
        (ink.cavern, "goldmine.sign.small.cavern"),
        (ink.over, "goldmine.sign.small.over"),
        (" ".join(ink.arrows), "goldmine.sign.small.arrows"),
    ]


def letters(words: Catalogue, ink: Ink) -> str:
    """How challenges and nuggets are counted beside a name where there is no room for words."""
    rob, bats = (words.text(f"goldmine.people.{what}.letter") for what in ("rob", "bats"))
    return f"3{rob} 2{bats} 1{ink.gold}"


# Questions


def ask(shown: Shown, company: Company) -> str:
    """What the seat that is asked has to decide."""
    words = company.words
    if shown.asked is None or shown.prompt is None:
        return words.text("face.over")
    key = f"goldmine.ask.{_question(shown, shown.prompt, shown.miners[shown.asked])}"
    whom = "" if shown.victim is None else company.who(shown.victim)
    dice = " + ".join(map(str, shown.dice))
    return words.text(key, n=shown.steps, dice=dice, whom=whom, tile=shown.drawn)


def _question(shown: Shown, prompt: str, miner: Miner) -> str:
    """The end of the key of what is asked."""
    match prompt:
        case "move":
            return _move_question(shown, miner)
        case "walk":
            return _walk_question(shown, miner)
        case "act":
            here = (miner.place or "").partition(" ")[0]
            gold = any(tile.nugget for tile in shown.mine if tile.cell == here)
            alone = miner.gold_challenges + miner.bat_challenges == 0
            return ("act.gold" if gold else "act") + (".alone" if alone else "")
        case "collapse":
            return "collapse.clear"
        case "carry":
            return "bats"
        case _:
            return prompt


def _move_question(shown: Shown, miner: Miner) -> str:
    if miner.team_nuggets >= shown.needed:
        # GLD-35, GLD-42: what is left to do.
        return "home" if miner.team is None else "home.team"
    here = [kinds()[tile.tile] for tile in shown.mine if tile.cell == miner.place]
    if any(kind.symbol == SYMBOL_NAMES[PASSAGE] for kind in here):
        return "move.passage"
    if miner.open_tiles:
        return "move.open"
    return "move" if shown.stack else "move.roll"


def _walk_question(shown: Shown, miner: Miner) -> str:
    """GLD-43: Yellow walks tile by tile, and Black may roll after laying."""
    if not shown.dice:
        return "step.black" if miner.colour == COLOUR_NAMES[BLACK] else "step"
    if shown.may_go:
        return "through"
    if miner.colour == COLOUR_NAMES[YELLOW]:
        return "walk.yellow"
    # GLD-21: two dice with which one does not walk their sum were rolled for the passage.
    shut = len(shown.dice) > 1 and sum(shown.dice) < LUCKY and shown.steps <= min(shown.dice)
    return "shut" if shut else "walk"


# Lists


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    words = company.words
    verb, *rest = text.split()
    rank = RANKS.index(verb)
    if text in ALONE:
        return Entry(rank, text, words.text(f"goldmine.item.{text.replace(' ', '_')}"))
    match verb, rest:
        case "choose", [colour]:
            return Entry(rank, text, words.text(f"goldmine.can.{colour}"))
        case "lay", [name, *turned, cell]:
            heading = words.text("goldmine.move.lay", tile=_way(name, turned, ink))
            return Entry(rank, heading, cell, name)
        case "push", [name, *turned, one, two]:
            heading = words.text("goldmine.move.push", tile=_way(name, turned, ink))
            return Entry(rank, heading, f"{one}+{two}", name)
        case "rob" | "bats", [seat]:
            return Entry(rank, words.text(f"goldmine.move.{verb}"), company.who(int(seat)))
        case _:
            return Entry(rank, words.text(f"goldmine.move.{verb}"), GLUE.join(rest))


def _way(name: str, turned: Sequence[str], ink: Ink) -> str:
    """A tile as it would lie, in words and in a sign."""
    quarters = int(turned[0]) // QUARTER if turned else 0
    sign = glyph_of(kinds()[name].tunnels.turned(quarters), ink)
    return " ".join([name, *turned, sign])


def cells_of(texts: Sequence[str]) -> list[Cell]:
    """Where moves lay tiles, go, hide or collapse something."""
    found = set()
    for text in texts:
        match text.split():
            case ["lay", *_, cell]:
                found.add(read_cell(cell))
            case [verb, cell, *_] if verb in TO_CELLS:
                found.add(read_cell(cell))
    return sorted(found)
