"""English that is left where another language is spoken."""

import json
import re
from functools import cache

from motherlode.bots.characters import NAMES
from motherlode.bots.registry import bot_names
from motherlode.draw.face import find_face
from motherlode.games.registry import find_game
from motherlode.tui.help import COMMANDS
from motherlode.words.catalogue import HOLE, WORDS, Catalogue

PARTS = ("play", "help", "replay", "commands", "online")
"""What the terminal says outside the faces of the games."""
WORD = re.compile(r"[A-Za-z]{2,}")
QUOTED = re.compile(r"`[^`\n]*`|'[^'\n]*'|motherlode .*|> .*|game\.json")
"""What is typed, in backticks or behind a prompt, and what was typed, in quotes."""


@cache
def english_pieces() -> frozenset[str]:
    """What stands between the holes of the English texts, if it is more than a word."""
    texts = [
        text
        for part in PARTS
        for text in json.loads((WORDS / "en" / "terminal" / f"{part}.json").read_bytes()).values()
    ]
    pieces = [piece.strip() for text in texts for piece in re.split(HOLE.pattern, text) if piece]
    return frozenset(piece for piece in pieces if re.search(r"[a-z] [a-z]", piece))


def english_in(shown: str) -> list[str]:
    """Which of the English texts were shown."""
    return [piece for piece in english_pieces() if piece in shown]


def stray_words(shown: str, game: str) -> set[str]:
    """Latin words that are no notation: no move, card, command, name, edition, bot or clause."""
    face, sheet = find_face(game, Catalogue("en")), find_game(game).sheet
    notation = [*find_game(game).moves_in_words, *face.vocabulary(), *COMMANDS, *bot_names(game)]
    notation += ["Enter", game, *NAMES, *sheet.editions, *(move for move, _ in face.notation())]
    known = {word for text in notation for word in WORD.findall(text)}
    left = QUOTED.sub("", shown)
    return {word for word in WORD.findall(left) if word not in known and not word.isupper()}
