"""The face of Saboteur Duel: two entrances, doors that let one of two pass, gold to be first at."""

from motherlode.draw.duel import board, people, speech, story
from motherlode.draw.mine.face import MineFace
from motherlode.games.duel.data import box
from motherlode.games.duel.show import Shown
from motherlode.games.duel.state import Public
from motherlode.words.catalogue import Catalogue


def make_face(words: Catalogue) -> MineFace[Public, Shown]:
    """The face in a language."""
    return MineFace(words, box().mine, board, people, speech, story)
