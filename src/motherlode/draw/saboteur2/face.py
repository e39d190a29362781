"""The face of Saboteur with its expansion: doors, ladders, crystals, six kinds of dwarfs."""

from motherlode.draw.mine.face import MineFace
from motherlode.draw.saboteur2 import board, people, speech, story
from motherlode.games.saboteur2.data import box
from motherlode.games.saboteur2.show import Shown
from motherlode.games.saboteur2.state import Public
from motherlode.words.catalogue import Catalogue


def make_face(words: Catalogue) -> MineFace[Public, Shown]:
    """The face in a language."""
    return MineFace(words, box().mine, board, people, speech, story)
