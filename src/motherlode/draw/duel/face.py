"""The face of Saboteur Duel: two entrances, doors that let one of two pass, gold to be first at."""

from typing import Final

from motherlode.draw.duel import board, people, speech, story
from motherlode.draw.mine.face import MineFace
from motherlode.games.duel.data import box
from motherlode.games.duel.show import Shown
from motherlode.games.duel.state import Public

FACE: Final = MineFace[Public, Shown](box().mine, board, people, speech, story)
