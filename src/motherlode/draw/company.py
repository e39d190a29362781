"""Who sits at the table, as one of them (or nobody in particular) speaks of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.words.catalogue import Catalogue, Param


@dataclass(frozen=True)
class Company:
    """The names by seat, and who reads, in which language: `None` is a spectator.

    >>> Company(("Borin", "Dagna", "Kazad"), Catalogue("en"), me=1).listed([0, 1, 2])
    'Borin, you and Kazad'
    """

    names: tuple[str, ...]
    words: Catalogue
    me: int | None = None

    def who(self, seat: int) -> str:
        """`you`, or a name."""
        return self.words.text("who.you") if seat == self.me else self.names[seat]

    def tell(self, key: str, who: int, whose: int | None = None, **params: Param) -> str:
        """A sentence on what somebody did, perhaps to somebody: `.you`, `.self`, `.me` of its key.

        As in the browser (`static/games/telling.js`): `.self` is done to oneself, `.me` to whoever
        reads, and each of them with `.you` by whoever reads.

        >>> company = Company(("Borin", "Dagna"), Catalogue("en"), me=1)
        >>> company.tell("told.trapped", 0, 1), company.tell("told.trapped", 1, 0)
        ('Borin trapped you.', 'You trapped Borin.')
        """
        if whose is not None:
            params["whose"] = self.names[whose]
            if whose == who and self.words.has(f"{key}.self"):
                key = f"{key}.self"
            elif whose == self.me and self.words.has(f"{key}.me"):
                key = f"{key}.me"
        told = self.words.text(key, who=self.names[who], you=who == self.me, **params)
        return sentence(told)

    def listed(self, seats: Sequence[int]) -> str:
        """Some of them in a sentence."""
        return self.words.listed([self.who(seat) for seat in seats])


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
