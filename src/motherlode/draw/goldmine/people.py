"""What stands beside the table of Gold Mine: phase and turn, tiles and dice, the people."""

from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, counted, sentence
from motherlode.draw.goldmine.tiles import name_in_short, setup_of
from motherlode.draw.ink import Ink, Paper, width_of
from motherlode.draw.mine import people as common
from motherlode.games.goldmine.show import Miner, Shown

CHOOSING: Final = 0
BUILDING: Final = 1
HEADING: Final = " gold rob bats"
WITH_PLACES: Final = " gold rob bats at"


def describe_table(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Where the game stands, a line for each player, teams, and the tiles open before them."""
    course = _describe_course(shown, company)
    people = _list_people(shown, company, paper, width)
    more = [*_describe_teams(shown, company), *_describe_open_tiles(shown, company, paper.ink)]
    if width == paper.columns:
        # Below the table: in few, long lines.
        return [*wrap(". ".join(course) + ".", width), *people, *wrap(" ".join(more), width)]
    return [*common.wrapped(course, width), "", *people, *common.wrapped(more, width)]


# Where the game stands


def _describe_course(shown: Shown, company: Company) -> list[str]:
    lines = [_describe_phase(shown)]
    if shown.phase > BUILDING:
        lines.append(f"{counted(shown.stack, 'tile')} in the stack")
    if shown.waiting:
        nuggets = counted(shown.waiting, "nugget")
        lines.append(f"{nuggets} {'waits' if shown.waiting == 1 else 'wait'} beside the board")
    lines.append(_describe_aim(shown))
    return [*lines, *filter(None, [_describe_dice(shown, company)])]


def _describe_phase(shown: Shown) -> str:
    """GLD-3, GLD-36: how far it is."""
    if shown.prompt is None:
        return "The game is over"
    if shown.phase == CHOOSING:
        return "Miners are chosen"
    if shown.phase == BUILDING:
        more = shown.building + (shown.drawn is not None)
        return f"Phase 1: building the mine, {counted(more, 'tile')} to go"
    turn = shown.miners[shown.turn].turns + 1
    return f"Phase 2, turn {turn} of {shown.turn_limit}"


def _describe_aim(shown: Shown) -> str:
    """GLD-2, GLD-42."""
    if setup_of(shown.setup).value("teams"):
        return f"{shown.needed} nuggets of a team win, all at the entrance"
    return f"{shown.needed} nuggets win, back at the entrance"


def _describe_dice(shown: Shown, company: Company) -> str:
    """What was rolled for walking, and how far it goes."""
    if not shown.steps or shown.asked is None:
        return ""
    steps = f"{counted(shown.steps, 'step')} left"
    if not shown.dice:
        return steps
    rolled = " and ".join(map(str, shown.dice))
    return sentence(f"{company.who(shown.asked)} rolled {rolled}: {steps}")


# The people


def _list_people(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """With headings, and colours behind names, if there is room; else in letters."""
    people = [_person(miner) for miner in shown.miners]
    headings = [HEADING] if shown.phase <= BUILDING else [WITH_PLACES, HEADING]
    full = common.describe_people(people, shown.asked, headings, company, paper, width)
    if max(map(width_of, full)) <= width:
        return full
    people = [_person_in_letters(miner, paper) for miner in shown.miners]
    return common.describe_people(people, shown.asked, (), company, paper, width)


def _person(miner: Miner) -> common.Person:
    """Nuggets, gold challenges and bat challenges below their headings, and the place."""
    numbers = f"{miner.nuggets:>5} {miner.gold_challenges:>3} {miner.bat_challenges:>4}"
    remarks = ((miner.place or "",),)
    colour = miner.colour or ""
    title = f"({colour})" if colour else ""
    return common.Person(miner.seat, numbers, remarks, False, colour, title)


def _person_in_letters(miner: Miner, paper: Paper) -> common.Person:
    gold = f"{miner.nuggets}{paper.ink.gold}"
    numbers = f" {gold} {miner.gold_challenges}r {miner.bat_challenges}b"
    place, colour = miner.place or "", miner.colour or ""
    return common.Person(miner.seat, numbers, ((colour, place), (colour,), (place,)), False)


def _describe_teams(shown: Shown, company: Company) -> list[str]:
    """GLD-42: partners sit opposite."""
    if not setup_of(shown.setup).value("teams"):
        return []
    half = len(shown.miners) // 2
    lines = []
    for first in range(half):
        nuggets = counted(shown.miners[first].team_nuggets, "nugget")
        lines.append(sentence(f"{company.listed([first, first + half])}: {nuggets}."))
    return lines


def _describe_open_tiles(shown: Shown, company: Company, ink: Ink) -> list[str]:
    """GLD-41: the tiles before each player, in signs."""
    setup, plain = setup_of(shown.setup), Paper(ink)
    lines = []
    for miner in shown.miners:
        if miner.open_tiles:
            signs = [name_in_short(name, setup, plain) for name in miner.open_tiles]
            lines.append(sentence(f"{company.who(miner.seat)}, open: {' '.join(signs)}."))
    return lines
