"""What stands beside the field: the turn, the piles, and everyone's money, team and investments."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, counted, in_words, sentence
from motherlode.draw.corporation.board import COLOURS, LETTERS, gold_left
from motherlode.draw.ink import Ink, Paper, padded
from motherlode.draw.mine.people import wrapped
from motherlode.games.corporation.show import Player, Shown

CARDS: Final = {
    "secret_tunnel": "Secret tunnel",
    "overtime": "Overtime",
    "cthulhu": "Cthulhu",
    "union": "Union",
    "interns": "Interns",
    "exchange": "Exchange",
    "mine": "Mine",
    "cave_in": "Cave-in",
}
"""The cards, as people are told of them."""
MARKS: Final = 3
"""Columns before a name: whose turn it is, the seat, a space."""
COINS: Final = 4
TEAM: Final = 5
SLIM: Final = 2
ROOMY: Final = 3
"""Columns for the investments in one colour, with their mark."""
SHARED: Final = "="
"""The mark of those who share the first place."""
DIGGING: Final = ("dig", "extra", "invest", "exchange")


def describe_table(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Where the game stands, a line for each player, and the cards they hold."""
    course = _describe_course(shown, company)
    people = _list_people(shown, company, paper, width)
    cards = _list_cards(shown, company)
    if width == paper.columns:
        # Below the field: in few, long lines.
        return [*wrap(" ".join(course), width), *people, *wrap(" ".join(cards), width)]
    return [*wrapped(course, width), "", *people, *_below(wrapped(cards, width))]


def _below(lines: Sequence[str]) -> list[str]:
    return ["", *lines] if lines else []


# Where the game stands


def _describe_course(shown: Shown, company: Company) -> list[str]:
    deck = sum(shown.deck.values())
    lines = [
        _describe_turn(shown, company),
        f"{gold_left(shown)} gold left, {counted(deck, 'card')} in the deck.",
    ]
    if shown.caved_in:
        lines.append(f"On a Cave-in: {name_crystals(shown.caved_in)}.")
    if shown.declared:
        lines.append(f"Mine, all mine: only {company.who(shown.turn)} will be paid.")
    return lines


def _describe_turn(shown: Shown, company: Company) -> str:
    if shown.prompt is None:
        return f"The game is over after {counted(shown.turns, 'turn')}."
    doing = company.verb(shown.turn, "trades", "trade")
    if shown.prompt in DIGGING:
        what = f" {shown.colour}" if shown.colour else ""
        left = counted(shown.left, "crystal") if shown.left else "no crystal"
        doing = f"{company.verb(shown.turn, 'digs', 'dig')}{what}, {left} left"
    elif shown.prompt == "clear":
        doing = company.verb(shown.turn, "may clear", "may clear")
    return f"Turn {shown.turns + 1}: {doing}."


def name_crystals(colours: Sequence[str]) -> str:
    """Those on Cave-ins: `red and blue`, `2 red`."""
    kinds = [colour for colour in COLOURS if colour in colours]
    return in_words([_so_many(colours.count(colour), colour) for colour in kinds])


def _so_many(number: int, colour: str) -> str:
    return colour if number == 1 else f"{number} {colour}"


# The people


def _list_people(shown: Shown, company: Company, paper: Paper, width: int) -> list[str]:
    """Money, team and investments in one table, or in two where it is narrow."""
    people = _list_money(shown, company, paper)
    room = width - len(people[0]) - 1
    # Whether there happens to be a mark behind the last colour does not matter.
    sizes = [size for size in (ROOMY, SLIM) if size * (len(COLOURS) - 1) + SLIM <= room]
    if sizes:
        shares = _list_shares(shown, paper, sizes[0])
        return [f"{one} {other}".rstrip() for one, other in zip(people, shares, strict=True)]
    seats = ["", *(str(player.seat) for player in shown.players)]
    shares = _list_shares(shown, paper, SLIM)
    return people + [f"{one:>2} {other}".rstrip() for one, other in zip(seats, shares, strict=True)]


def _list_money(shown: Shown, company: Company, paper: Paper) -> list[str]:
    """A heading, and for each player whose turn it is, name, money and team."""
    names = [sentence(company.who(player.seat)) for player in shown.players]
    wide = max(map(len, names))
    coins = max(COINS, *(1 + len(str(player.money)) for player in shown.players))
    lines = [f"{'coins':>{MARKS + wide + coins}}{'team':>{TEAM}}"]
    for player, name in zip(shown.players, names, strict=True):
        turn = paper.ink.turn if player.seat == shown.asked else " "
        numbers = f"{player.money:>{coins}}{_team(player):>{TEAM}}"
        lines.append(f"{turn}{player.seat} {name:<{wide}}{numbers}")
    return lines


def _team(player: Player) -> str:
    """COR-12: with Union's gnomes; behind a plus what Interns add."""
    interns = player.team_with_interns - player.team
    return f"{player.team}+{interns}" if interns else str(player.team)


def _list_shares(shown: Shown, paper: Paper, size: int) -> list[str]:
    """The letters of the colours, and below them everyone's investments with their places."""
    letters = [padded(paper.filled(colour, LETTERS[colour]), size) for colour in COLOURS]
    lines = ["".join(letters)]
    for player in shown.players:
        shares = [_draw_shares(shown, player, colour, paper, size) for colour in COLOURS]
        lines.append("".join(padded(share, size) for share in shares))
    return lines


def _draw_shares(shown: Shown, player: Player, colour: str, paper: Paper, size: int) -> str:
    """How many there are, and a mark for the first place; its colour too where it is the first."""
    own = player.investments.get(colour, 0)
    if not own:
        return paper.marked("empty", paper.ink.bare)
    mark = _place_of(shown, own, colour, paper.ink)
    text = f"{own}{mark}"[:size]
    return paper.filled(colour, text) if mark else text


def _place_of(shown: Shown, own: int, colour: str, ink: Ink) -> str:
    """COR-10: first place, alone or with others."""
    shares = [player.investments.get(colour, 0) for player in shown.players]
    if own < max(shares):
        return ""
    return alone(ink) if shares.count(own) == 1 else SHARED


def alone(ink: Ink) -> str:
    """The mark of who alone has most investments in a colour."""
    return ink.arrows[0]


# Cards


def _list_cards(shown: Shown, company: Company) -> list[str]:
    """What each player holds, a sentence each."""
    lines = []
    for player in shown.players:
        if player.cards:
            held = [_describe_card(card, player) for card in dict.fromkeys(player.cards)]
            who = company.verb(player.seat, "holds", "hold")
            lines.append(sentence(f"{who} {', '.join(held)}."))
    return lines


def _describe_card(card: str, player: Player) -> str:
    """With tokens, or with the investments that it keeps for good."""
    several = player.cards.count(card)
    name = CARDS[card] if several == 1 else f"{several} {CARDS[card]}"
    if card == "overtime":
        tokens = " + ".join(map(str, player.tokens))
        return f"{name} ({tokens} {'token' if tokens == '1' else 'tokens'})"
    if card == "exchange" and player.fixed:
        kinds = [colour for colour in COLOURS if colour in player.fixed]
        fixed = [_so_many(player.fixed[colour], colour) for colour in kinds]
        return f"{name} (fixed: {', '.join(fixed)})"
    return name
