"""The face of Saboteur: five rows of rock, a ladder, three cards that nobody knows."""

from motherlode.draw.mine.face import MineFace
from motherlode.draw.saboteur import board, people, speech, story
from motherlode.games.saboteur.data import box
from motherlode.games.saboteur.show import Shown
from motherlode.games.saboteur.state import Public
from motherlode.words.catalogue import Catalogue


def make_face(words: Catalogue) -> MineFace[Public, Shown]:
    """The face in a language."""
    return MineFace(words, box().mine, board, people, speech, story)
