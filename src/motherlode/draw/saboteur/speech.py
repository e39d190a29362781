"""How moves of Saboteur are asked for, listed and explained."""

from typing import Final

from motherlode.draw.company import Company
from motherlode.draw.face import Entry
from motherlode.draw.ink import Ink
from motherlode.draw.mine import speech as common
from motherlode.draw.saboteur.board import paths
from motherlode.games.saboteur.show import Shown
from motherlode.words.catalogue import Catalogue

NOTATION: Final = [
    *common.DIG_NOTATION,
    *common.ACTION_NOTATION,
    ("pass curve_ne", "notation.pass"),
    ("pass", "notation.pass.empty"),
    *common.GOAL_NOTATION,
    ("keep 2", "notation.keep"),
]

RANKS: Final = ["dig", "break", "mend", "map", "rockfall", "open", "lie", "keep", "pass"]


def signs(_words: Catalogue, ink: Ink) -> list[tuple[str, str]]:
    """The signs on the table, and the keys of what they mean."""
    return [
        *common.tunnel_signs(ink),
        (ink.ladder, "sign.start"),
        *common.place_signs(ink),
        *common.gold_signs(ink),
    ]


def ask(words: Catalogue, shown: Shown) -> str:
    """What the seat that is asked has to decide."""
    prompt = shown.prompt or ""
    if prompt in common.GOAL_PROMPTS:
        return words.text(f"ask.{prompt}")
    if prompt == "keep":
        offer = words.listed([str(card) for card in shown.self.offer]) if shown.self else ""
        return f"{words.text('ask.keep')} {words.text('ask.keep.offer', offer=offer)}"
    return _ask_for_a_card(words, shown)


def _ask_for_a_card(words: Catalogue, shown: Shown) -> str:
    """SAB-14: a broken tool is why one cannot dig."""
    if shown.self and not shown.self.hand:
        return words.text("ask.empty")
    broken = shown.seats[shown.self.seat].broken if shown.self else []
    if broken:
        return words.text("ask.cannotDig", why=common.broken_in_words(words, broken))
    return words.text("ask.card")


def file_move(text: str, company: Company, ink: Ink) -> Entry:
    """The heading under which a move stands in a list, and its item there."""
    verb, *rest = text.split()
    filed = common.file_common(paths(), verb, rest, company, ink)
    heading, item, card = filed or _file_keeping(company.words, int(rest[0]))
    return Entry(RANKS.index(verb), heading, item, card)


def _file_keeping(words: Catalogue, nuggets: int) -> common.Filed:
    return words.text("move.keep"), words.text("gold.card", n=nuggets), ""
