"""Every complaint that a player at a terminal may read, found by reading the sources."""

import ast
import errno
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from motherlode.core.record_replay import WORDS
from motherlode.core.record_text import DAMAGED
from motherlode.games.registry import GAMES, find_game
from tests.words.sentences import HOLE, SOURCES, all_sentences, calls, template

COMPLAINTS: Final = {"ValueError": 0, "Trouble": 0, "Ended": 0, "Refused": 1}
"""Which argument says what is wrong."""
PLACES: Final = (
    *("tui/*.py", "draw/rules.py", "cli/terminal.py", "cli/online/*.py", "server/client/*.py"),
    *(f"cli/{command}.py" for command in ("play", "join", "replay", "rules", "verify", "games")),
    *("core/setups.py", "core/record_files.py", "core/record_replay.py", "core/record_rules.py"),
    *("kit/texts.py", "games/*/notation.py"),
)
"""Whose complaints are about what players type, or about their files. What else a damaged record
can be is said in English: a program wrote it wrong."""
NOT_FOR_PLAYERS: Final = {
    "there is no event {}",
    "the rules are in {}, not in {}",
    "seats: the bot on seat {} cannot be made without its seed",
}
"""What only a programmer could bring about."""
PLACE: Final = re.compile(r"(?:(?:\{\}|\w+|in \{\}|step \{\}): )+")
"""Where something is wrong: it stands before what is wrong, and is looked up apart."""
PIECES: Final = {
    *(*WORDS.values(), "the deal", "the end", "step {}", "differs at {}: {}"),
    *("the game is over, and no outcome is recorded",),
    *("an outcome is recorded, and the game goes on",),
    *(DAMAGED, "this is no text", "in {}"),
    *(os.strerror(one) for one in (errno.ENOENT, errno.EACCES, errno.EISDIR)),
    "the name of the game",
    "teams are for 4 or 6 players (GLD-42)",
}
"""What complaints are put together from, or have from elsewhere."""
FACES: Final = {"round", "phase", "game", "your hand", "your tiles", "the players"}
"""What faces call a chapter of the story, and what is shown below the table."""
CUT_SHORT: Final = {"b p 1 is break pick 1", "w 3,1 is walk 3,1", "sw r b is swap red blue"}


@cache
def all_complaints() -> frozenset[str]:
    """All that is looked up by itself in a terminal alone."""
    found = {*PIECES, *FACES, *CUT_SHORT, *_sheets()}
    for pattern in PLACES:
        for path in sorted(SOURCES.glob(pattern)):
            found.update(_complaints(path))
    known = all_sentences()
    return frozenset(one for one in found if not {one, f"{one}."} & known)


def _complaints(path: Path) -> Iterator[str]:
    for call in calls(ast.parse(path.read_text("utf-8")), COMPLAINTS.keys()):
        at = COMPLAINTS[ast.unparse(call.func).rpartition(".")[2]]
        said = call.args[at]
        if isinstance(said, ast.Constant | ast.JoinedStr):
            text = template(said, path)
            whole = PLACE.sub("", text, count=1) if PLACE.match(text) else text
            if text not in NOT_FOR_PLAYERS and re.search(r"\w", whole.replace(HOLE, "")):
                yield whole


def _sheets() -> Iterator[str]:
    """What can be chosen, in words."""
    for game in GAMES:
        sheet = find_game(game).sheet
        yield sheet.title
        yield from [sheet.seats_in_words()] if sheet.least < sheet.most else []
        yield from (option.choices() for option in sheet.options.values())
