"""What stands beside the field: the turn, the piles, and everyone's money, team and investments."""

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from motherlode.draw.company import Company, sentence
from motherlode.draw.corporation.board import COLOURS, LETTERS, gold_left
from motherlode.draw.ink import Ink, Paper, padded
from motherlode.draw.mine.people import wrapped
from motherlode.games.corporation.show import Player, Shown
from motherlode.words.catalogue import Catalogue

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
    words = company.words
    deck = words.text("corporation.facts.deck", n=sum(shown.deck.values()))
    lines = [
        _describe_turn(shown, company),
        words.text("corporation.facts.left", gold=gold_left(shown), deck=deck),
    ]
    if shown.caved_in:
        colours = _list_colours(words, Counter(shown.caved_in))
        lines.append(words.text("corporation.facts.caved", colours=colours))
    if shown.declared:
        name, mine = company.names[shown.turn], shown.turn == company.me
        lines.append(words.text("corporation.note.declared", name=name, you=mine))
    return lines


def _describe_turn(shown: Shown, company: Company) -> str:
    words = company.words
    if shown.prompt is None:
        return words.text("corporation.over", n=shown.turns)
    doing, colour = shown.prompt if shown.prompt == "clear" else "trade", ""
    if shown.prompt in DIGGING:
        doing = "dig.on" if shown.colour else "dig"
        colour = words.text(f"corporation.colour.{shown.colour}") if shown.colour else ""
    return company.tell(
        f"corporation.doing.{doing}",
        shown.turn,
        turn=shown.turns + 1,
        colour=colour,
        left=words.text("corporation.left", n=shown.left),
    )


def _list_colours(words: Catalogue, counts: Mapping[str, int]) -> str:
    """In their order: `red and blue`, `red x2`."""
    kinds = [colour for colour in COLOURS if colour in counts]
    names = [words.text(f"corporation.colour.{colour}") for colour in kinds]
    pairs = zip(names, kinds, strict=True)
    return words.listed([_so_many(counts[colour], name) for name, colour in pairs])


def _so_many(number: int, name: str) -> str:
    return name if number == 1 else f"{name} x{number}"


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
    words = company.words
    team = words.text("corporation.people.team")
    size = max(TEAM, 1 + len(team))
    heading = words.text("corporation.people.coins")
    lines = [f"{heading:>{MARKS + wide + coins}}{team:>{size}}"]
    for player, name in zip(shown.players, names, strict=True):
        turn = paper.ink.turn if player.seat == shown.asked else " "
        numbers = f"{player.money:>{coins}}{_team(player):>{size}}"
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
    words = company.words
    lines = []
    for player in shown.players:
        if player.cards:
            held = [_describe_card(words, card, player) for card in dict.fromkeys(player.cards)]
            lines.append(company.tell("corporation.holds", player.seat, cards=", ".join(held)))
    return lines


def card_in_short(words: Catalogue, card: str) -> str:
    """Its name, without commas, as it stands in a list."""
    return words.form(f"corporation.card.{card}", "short")


def _describe_card(words: Catalogue, card: str, player: Player) -> str:
    """With tokens, or with the investments that it keeps for good."""
    name = _so_many(player.cards.count(card), card_in_short(words, card))
    if card == "overtime":
        tokens = " + ".join(map(str, player.tokens))
        return words.text("corporation.held.tokens", name=name, tokens=tokens)
    if card == "exchange" and player.fixed:
        colours = _list_colours(words, player.fixed)
        return words.text("corporation.held.fixed", name=name, colours=colours)
    return name
