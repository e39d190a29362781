"""Who bots are at a table: a dwarf's name and a line about them, so that it is pleasant company.

Words only: nobody plays better or worse for them. A dwarf's line depends on its name and level, so
it stays the same wherever it is shown, and no two at a table have the same one.

>>> character("Dagna", "regular")
'looks at everything twice and says little'
"""

from typing import Final

from motherlode.bots.registry import FORMER, NOVICE, RANDOM, REGULAR

NAMES: Final = (
    *("Borin", "Dagna", "Kazad", "Ylva", "Thora", "Grim"),
    *("Helga", "Orik", "Runa", "Ulf", "Svala", "Vigdis"),
)
"""Friendly dwarfs by seat; no two begin alike, so that a letter names one."""

CHARACTERS: Final = {
    RANDOM: (
        "lets a coin decide, then loses the coin",
        "shuts both eyes and points",
        "plays what falls out of the sleeve",
        "follows the cat",
        "was told there would be dancing",
        "has been asleep since Tuesday",
        "answers before the question",
        "takes the table for supper",
        "is sure that this is another game",
        "cannot tell left from Wednesday",
        "digs for worms",
        "does what the echo says",
    ),
    NOVICE: (
        "came for the beer and stayed for the digging",
        "likes whatever shines",
        "asks whose turn it is, every turn",
        "digs first and looks later",
        "borrowed the helmet, and the plan",
        "is sure the gold is where it was last time",
        "forgives everyone and forgets why",
        "reads the rules upside down",
        "will know better next time",
        "is a little afraid of the dark",
        "listens to whoever spoke last",
        "has the biggest pick, and blisters",
    ),
    REGULAR: (
        "forgets no slight and pays it back in time",
        "looks at everything twice and says little",
        "hums while thinking, and thinks a lot",
        "trusts nobody before the second mug",
        "draws the whole mine in the dust first",
        "smiles most when it gets dangerous",
        "has dug for longer than you have lived",
        "never takes the long way round",
        "bites on every nugget, to be sure",
        "keeps one ear on the tunnel wall",
        "knows the way home with no lamp at all",
        "counts what is left, and then your teeth",
    ),
}
"""By level, one for each name: what follows `Dagna` in a sentence."""


def character(name: str, bot: str) -> str:
    """What is said of a bot; nothing of one whose level is no level of ours.

    Whoever has another name, for it took over a person's chair, has one of the lines too.
    """
    lines = CHARACTERS.get(FORMER.get(bot, bot))
    if lines is None:
        return ""
    return lines[NAMES.index(name) if name in NAMES else sum(name.encode()) % len(lines)]
