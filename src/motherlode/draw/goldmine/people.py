"""What stands beside the table of Gold Mine: phase and turn, tiles and dice, the people."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, sentence
from motherlode.draw.goldmine.tiles import name_in_short, setup_of
from motherlode.draw.ink import Ink, Paper
from motherlode.draw.mine import people as common
from motherlode.games.goldmine.show import Miner, Shown
from motherlode.words.catalogue import Catalogue

CHOOSING: Final = 0
BUILDING: Final = 1


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
    words = company.words
    lines = [_describe_phase(words, shown)]
    if shown.phase > BUILDING:
        lines.append(words.text("goldmine.stack", n=shown.stack))
    if shown.waiting:
        lines.append(words.text("goldmine.facts.waiting", n=shown.waiting))
    # GLD-2, GLD-42.
    aim = "goldmine.aim.teams" if setup_of(shown.setup).value("teams") else "goldmine.aim"
    lines.append(sentence(words.text(aim, n=shown.needed)))
    return [*lines, *filter(None, [_describe_dice(shown, company)])]


def _describe_phase(words: Catalogue, shown: Shown) -> str:
    """GLD-3, GLD-36: how far it is."""
    if shown.prompt is None:
        return words.text("goldmine.facts.over")
    if shown.phase == CHOOSING:
        return words.text("goldmine.facts.choosing")
    if shown.phase == BUILDING:
        more = shown.building + (shown.drawn is not None)
        return words.text("goldmine.facts.building", n=more)
    turn = shown.miners[shown.turn].turns + 1
    return words.text("goldmine.facts.turn", turn=turn, limit=shown.turn_limit)


def _describe_dice(shown: Shown, company: Company) -> str:
    """What was rolled for walking, and how far it goes."""
    if not shown.steps or shown.asked is None:
        return ""
    steps = company.words.text("goldmine.steps", n=shown.steps)
    if not shown.dice:
        return sentence(steps)
    dice = company.words.listed(list(map(str, shown.dice)))
    return company.tell("goldmine.dice", shown.asked, dice=dice, steps=steps)


# The people


def _list_people(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """With headings, and colours behind names, if there is room; else in letters."""
    words = company.words
    columns = [words.text(f"goldmine.people.{what}") for what in ("gold", "rob", "bats")]
    people = [_person(words, miner, columns) for miner in shown.miners]
    headings = [f" {' '.join(columns)}"]
    if shown.phase > BUILDING:
        headings.insert(0, f"{headings[0]} {words.text('goldmine.people.at')}")
    places = max(len(f" {miner.place}") if miner.place else 0 for miner in shown.miners)
    if common.room_before_numbers(people, company) + len(headings[-1]) + places > width:
        people = [_person_in_letters(words, miner, paper) for miner in shown.miners]
        headings = []
    return common.describe_people(people, shown.asked, headings, company, paper, width)


def _person(words: Catalogue, miner: Miner, columns: Sequence[str]) -> common.Person:
    """Nuggets, gold challenges and bat challenges below their headings, and the place."""
    counts = [miner.nuggets, miner.gold_challenges, miner.bat_challenges]
    remarks = ((miner.place or "",),)
    colour = _colour(words, miner)
    title = f"({colour})" if colour else ""
    numbers = f" {common.in_columns(columns, counts)}"
    return common.Person(miner.seat, numbers, remarks, False, miner.colour or "", title)


def _person_in_letters(words: Catalogue, miner: Miner, paper: Paper) -> common.Person:
    rob, bats = (words.text(f"goldmine.people.{what}.letter") for what in ("rob", "bats"))
    gold = f"{miner.nuggets}{paper.ink.gold}"
    numbers = f" {gold} {miner.gold_challenges}{rob} {miner.bat_challenges}{bats}"
    place, colour = miner.place or "", _colour(words, miner)
    return common.Person(miner.seat, numbers, ((colour, place), (colour,), (place,)), False)


def _colour(words: Catalogue, miner: Miner) -> str:
    return words.text(f"goldmine.colour.{miner.colour}").lower() if miner.colour else ""


def _describe_teams(shown: Shown, company: Company) -> list[str]:
    """GLD-42: partners sit opposite."""
    if not setup_of(shown.setup).value("teams"):
        return []
    half = len(shown.miners) // 2
    lines = []
    for first in range(half):
        nuggets = company.words.text("gold.card", n=shown.miners[first].team_nuggets)
        lines.append(sentence(f"{company.listed([first, first + half])}: {nuggets}."))
    return lines


def _describe_open_tiles(shown: Shown, company: Company, ink: Ink) -> list[str]:
    """GLD-41: the tiles before each player, in signs."""
    setup, plain = setup_of(shown.setup), Paper(ink)
    lines = []
    for miner in shown.miners:
        if miner.open_tiles:
            tiles = " ".join(name_in_short(name, setup, plain) for name in miner.open_tiles)
            who = sentence(company.who(miner.seat))
            lines.append(company.words.text("goldmine.people.open", who=who, tiles=tiles))
    return lines
