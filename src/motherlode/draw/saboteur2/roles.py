"""The six dwarfs in words."""

from typing import Final

from motherlode.games.saboteur2.cards import ROLE_NAMES, ROLE_WORDS

AIMS: Final = {
    "green": "You are a GREEN digger: reach the gold by a way that no blue door bars.",
    "blue": "You are a BLUE digger: reach the gold by a way that no green door bars.",
    "boss": "You are the BOSS: reach the gold, whatever the doors; you get 1 nugget less.",
    "profiteer": "You are the PROFITEER: you win with whoever wins, but get 2 nuggets less.",
    "geologist": "You are a GEOLOGIST: every crystal in the maze is a nugget, whoever wins.",
    "saboteur": "You are a SABOTEUR: keep them from the gold.",
}
SHORT_AIMS: Final = {
    "green": "GREEN digger: gold, past no blue door.",
    "blue": "BLUE digger: gold, past no green door.",
    "boss": "BOSS: gold, whatever the doors.",
    "profiteer": "PROFITEER: you win with whoever wins.",
    "geologist": "GEOLOGIST: more crystals in the maze.",
    "saboteur": "SABOTEUR: no gold for them.",
}
ONLY_ONE: Final = ("boss", "profiteer")


def role_in_words(role: str) -> str:
    """`green digger`."""
    return ROLE_WORDS[ROLE_NAMES.index(role)]


def a_role(role: str) -> str:
    """`a green digger`, `the boss`."""
    return f"{'the' if role in ONLY_ONE else 'a'} {role_in_words(role)}"
