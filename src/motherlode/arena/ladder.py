"""The ladder: every level against the next in every game and number of players, with controls."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from motherlode import __version__
from motherlode.arena.bouts import Bout, make_bout
from motherlode.arena.kept import Tested
from motherlode.arena.ratings import Rating
from motherlode.arena.table import deals_won, percent, shares_of
from motherlode.bots.registry import NOVICE, RANDOM, REGULAR
from motherlode.games.registry import GAMES, find_game

STEPS: Final = ((RANDOM, NOVICE), (NOVICE, REGULAR))
MIRROR: Final = (REGULAR, REGULAR)
SANITY: Final = (RANDOM, REGULAR)
HEAD: Final = ("players", "bout", "deals", "share of the second, %", "deals won", "verdict")


def ladder_bouts(deals: int, seed: int) -> list[Bout]:
    """Steps for every number of players; controls for the usual one."""
    found = []
    for game in GAMES:
        sheet = find_game(game).sheet
        for seats in range(sheet.least, sheet.most + 1):
            setup = find_game(game).setup(f"{game}(seats={seats})")
            pairs = [*STEPS, MIRROR, SANITY] if seats == sheet.usual else STEPS
            for pair in pairs:
                found.append(make_bout(setup, bots=pair, deals=deals, seed=seed))
    return found


def page_of(
    bouts: Sequence[Tested], ratings: Mapping[str, Mapping[str, Rating]], command: str
) -> str:
    """The ladder as a page in Markdown."""
    return "\n".join(_lines(bouts, ratings, command)) + "\n"


def _lines(
    bouts: Sequence[Tested], ratings: Mapping[str, Mapping[str, Rating]], command: str
) -> Iterator[str]:
    first = bouts[0].bout
    yield from (
        "# Ladder",
        "",
        "How strong the bots are, level against level. Every deal is played twice: the second",
        "time the two bots exchange chairs, and with them cards and roles. A win is shared by all",
        "winners; the share of a bot is what its chairs have of all wins, so that equal bots have",
        "50 % each. The 95 % interval takes a deal with both games as one draw. A deal is won by",
        "who has more of its two wins. *Mirror*: a bot against itself. *Sanity*: the best against",
        "the weakest.",
        "",
        f"{first.deals:,} deals a row, seed {first.seed}, version {__version__}, usual options of",
        "each game. Written by:",
        "",
        "```sh",
        command,
        "```",
    )
    for game in dict.fromkeys(tested.bout.setup.game for tested in bouts):
        own = [tested for tested in bouts if tested.bout.setup.game == game]
        yield from ("", f"## {find_game(game).sheet.title}", "")
        yield from _table([_row(tested) for tested in own])
        if game in ratings:
            yield from ("", _rated(ratings[game]))


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    for row in (HEAD, ["---"] * len(HEAD), *rows):
        yield f"| {' | '.join(row)} |"


def _row(tested: Tested) -> list[str]:
    bout = tested.bout
    weak, strong = bout.labels
    share = shares_of(tested)[strong]
    won = f"{deals_won(tested, weak):,} : {deals_won(tested, strong):,}"
    rivals = f"{weak} : {strong}"
    return [str(bout.setup.seats), rivals, f"{tested.done:,}", percent(share), won, verdict(tested)]


def verdict(tested: Tested) -> str:
    """Whether the interval says what it should."""
    _, low, high = shares_of(tested)[tested.bout.labels[1]]
    if tested.bout.bots == MIRROR:
        return "mirror: equal" if low <= 0.5 <= high else "mirror: UNEQUAL"
    word = "sanity: " if tested.bout.bots == SANITY else ""
    if low > 0.5:
        return f"{word}stronger"
    return f"{word}not told apart" if high >= 0.5 else f"{word}WEAKER"


def _rated(ratings: Mapping[str, Rating]) -> str:
    order = sorted((bot for bot in ratings if " " not in bot), key=lambda bot: -ratings[bot].mu)
    said = ", ".join(f"{bot} {ratings[bot].mu:.1f} ± {ratings[bot].sigma:.1f}" for bot in order)
    return f"Ratings (openskill, Plackett-Luce): {said}."
