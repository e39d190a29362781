"""Games that are over, for tests of what one sees then: played by a program against bots."""

import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from motherlode.core.chance import Fast
from motherlode.core.record import Record
from motherlode.core.record_text import read_text
from motherlode.server.client import Chair, Refused
from motherlode.server.client.guest import read_link
from tests.server.live import Server, open_table


@dataclass(frozen=True)
class Finished:
    """A table whose game is over."""

    table: str
    invitation: str
    record: Record


def finish(server: Server, game: str, seed: int = 1, **wishes: Any) -> Finished:
    """Play a game at random to its end, with a claim now and then."""
    [chair] = open_table(server, game, 1, "random", **wishes)
    chance = Fast(seed)
    with chair:
        chair.ready()
        for play in chair.turns():
            _claim(chair, chance)
            assert play.moves
            chair.move(play.moves[chance.below(len(play.moves))])
        _, _, invitation = read_link(chair.guest.invitation(chair.id))
        record = chair.guest.ask("GET", f"/api/tables/{chair.id}/record")
    return Finished(chair.id, invitation, read_text(json.dumps(record).encode(), "record"))


def _claim(chair: Chair, chance: Fast) -> None:
    claims = chair.guest.ask("GET", f"/api/tables/{chair.id}/claims")["claims"]
    if claims and chance.below(2):
        # It may not be said any more: the bots play on meanwhile.
        with suppress(Refused):
            chair.claim(claims[chance.below(len(claims))])
