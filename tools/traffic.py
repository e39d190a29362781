"""What a whole game of bots sends to one reader, by part of its messages: `tools/traffic`.

Each game is played once by regular players from a fixed seed, and told to the seat 0 twice: in
whole views, and in changes. Numbers are bytes of JSON, a message and a game.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from motherlode.bots.base import Budget
from motherlode.bots.registry import make_thumb
from motherlode.core.moves import Moves
from motherlode.core.record_rules import rules_hash
from motherlode.games.registry import find_game
from motherlode.server.log import entries as e
from motherlode.server.tables.sights import Base
from motherlode.server.tables.table import Table
from motherlode.server.tables.telling import News, Scene

SETUPS: Final = (
    "saboteur(seats=5)",
    "saboteur2(seats=5)",
    "duel(seats=2)",
    "goldmine(seats=4)",
    "corporation(seats=4)",
)
PARTS: Final = ("view", "self", "changed", "moves", "told")
READER: Final = 0
SEED: Final = "5e" * 32
NONCE: Final = "ab" * 16


def main() -> None:
    """Play, and print."""
    titles = ("", "messages", "a message", "a game", *PARTS)
    print(*(f"{title:>12}" for title in titles))
    for setup in SETUPS:
        for changes in (False, True):
            messages = list(heard(setup, changes=changes))
            sizes = Counter[str]()
            for message in messages:
                sizes.update(parts_of(message))
            total = sum(map(len, messages))
            means = [f"{sizes[part] / len(messages):.0f}" for part in PARTS]
            name = "  in changes" if changes else setup.partition("(")[0]
            row = (name, len(messages), f"{total / len(messages):.0f}", total, *means)
            print(*(f"{cell:>12}" for cell in row))


def heard(setup: str, *, changes: bool) -> Iterator[bytes]:
    """What the reader is told, from the deal to the end."""
    base: Base | None = None
    for table in played(setup):
        assert table.course is not None
        scene = Scene(table)
        yield News(scene, table.course.tellings[-1], "bot").to(READER, "shown", "", base)
        base = scene.base(READER) if changes else None


def parts_of(message: bytes) -> dict[str, int]:
    """The bytes of the large parts of a message."""
    news = msgspec.json.decode(message)
    found = {**news, **news["play"]}
    return {part: len(msgspec.json.encode(found[part])) for part in PARTS if part in found}


def played(setup: str) -> Iterator[Table]:
    """A table after its deal and after each move."""
    table = dealt(setup)
    course = table.course
    assert course is not None
    seats = range(len(table.chairs))
    bots = [make_thumb(table.game.name, seat, 1) for seat in seats]
    yield table
    while course.asked is not None:
        for event in course.playing.news:
            for seat in seats:
                if event.heard_by(seat):
                    bots[seat].hear(event)
        moves, asked = Moves(), course.asked
        course.game.fill(course.public, course.own(asked), moves)
        move = bots[asked].choose(course.view(asked), moves, Budget())
        text = course.game.write(course.public, move)
        table.apply(e.Moved(at=0.0, seat=asked, move=text, by="bot"))
        yield table


def dealt(setup: str) -> Table:
    """A table where a game has just begun."""
    game = find_game(setup.partition("(")[0])
    opened = e.Opened(
        at=0.0,
        setup=game.setup(setup).text,
        rules=rules_hash(game),
        seed=SEED,
        host="host",
        stand_in="random",
    )
    table = Table("table", opened)
    seats = range(len(table.chairs))
    for seat in seats:
        table.apply(e.Sat(at=0.0, seat=seat, guest=str(seat), name=f"Guest {seat}", colour=""))
    for seat in seats:
        table.apply(e.Readied(at=0.0, seat=seat, nonce=NONCE))
    table.apply(e.Dealt(at=0.0))
    return table


if __name__ == "__main__":
    main()
