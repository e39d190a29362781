"""How moves of Saboteur are asked for, listed and explained."""

from typing import Final

from motherlode.draw.company import Company, counted, in_words
from motherlode.draw.face import Entry
from motherlode.draw.ink import Ink
from motherlode.draw.mine import speech as common
from motherlode.draw.saboteur.board import paths
from motherlode.games.saboteur.show import Shown

NOTATION: Final = [
    *common.DIG_NOTATION,
    *common.ACTION_NOTATION,
    ("pass curve_ne", "pass, and discard a card face down"),
    ("pass", "pass with an empty hand"),
    *common.GOAL_NOTATION,
    ("keep 2", "when asked: which gold card to keep"),
]

RANKS: Final = ["dig", "break", "mend", "map", "rockfall", "open", "lie", "keep", "pass"]


def explain_signs(ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table."""
    return [
        *common.explain_tunnels(ink),
        (ink.ladder, "the start"),
        *common.explain_places(ink),
        *common.explain_gold(ink),
    ]


def ask(shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    prompt = shown.prompt or ""
    if prompt in common.GOAL_QUESTIONS:
        return common.GOAL_QUESTIONS[prompt]
    if prompt == "keep":
        offer = in_words([str(card) for card in shown.self.offer]) if shown.self else ""
        return f"Which gold card do you keep? They show {offer}."
    return _ask_for_a_card(shown)


def _ask_for_a_card(shown: Shown) -> str:
    """SAB-14: a broken tool is why one cannot dig."""
    broken = shown.seats[shown.self.seat].broken if shown.self else []
    if broken:
        return f"Your turn, but you cannot dig: {common.broken_in_words(broken)}."
    if shown.self and not shown.self.hand:
        return common.EMPTY_HANDED
    return "Your turn: play a card, or pass."


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    filed = common.file_common(paths(), verb, rest, company, ink)
    heading, item, card = filed or ("keep", counted(int(rest[0]), "nugget"), "")
    return Entry(RANKS.index(verb), heading, item, card)
