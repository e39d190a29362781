"""The face of Saboteur: five rows of rock, a ladder, three cards that nobody knows."""

from typing import Final

from motherlode.draw.mine.face import MineFace
from motherlode.draw.saboteur import board, people, speech, story
from motherlode.games.saboteur.data import box
from motherlode.games.saboteur.show import Shown
from motherlode.games.saboteur.state import Public

FACE: Final = MineFace[Public, Shown](box().mine, board, people, speech, story)
