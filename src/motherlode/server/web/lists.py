"""Lists of tables: what everyone may find, and where a guest can go on.

They are read from what is noted of tables; to look at a list takes no table out.
"""

from typing import Final

from motherlode.server.house.house import OPEN, House
from motherlode.server.house.room import Room
from motherlode.server.house.summing import Sign, has_left, read_sign, sign_of
from motherlode.server.log.entries import GuestId
from motherlode.server.store.base import Own
from motherlode.server.wire import requests as r

MOST_LISTED: Final = 200
MOST_OWN: Final = 20
"""Tables that are named to a guest who sits at them; the latest first."""


async def listed_tables(house: House) -> list[r.Listed]:
    """The tables that everyone may find: first those that wait for people, the newest first."""
    found: list[tuple[bool, float, r.Listed]] = []
    for table_id, about in await house.around.store.tables(OPEN, listed=True, limit=MOST_LISTED):
        room = _room(house, table_id)
        sign = read_sign(about)
        if room is not None:
            if room.table.listed and room.table.phase in OPEN:
                shown = _listed(
                    table_id, room.table.game.name, room.table.phase, sign_of(room.table), room
                )
                found.append((room.table.phase == "playing", -about.made_at, shown))
        elif sign is not None and table_id not in house.set_aside:
            shown = _listed(table_id, about.game, about.phase, sign)
            found.append((about.phase == "playing", -about.made_at, shown))
    return [shown for _, _, shown in sorted(found, key=lambda one: one[:2])]


def _listed(table_id: str, game: str, phase: str, sign: Sign, room: Room | None = None) -> r.Listed:
    return r.Listed(
        id=table_id,
        game=game,
        setup=sign.setup,
        phase=phase,
        pace=sign.pace,
        chairs=[r.ListedChair(kind=chair.kind, name=chair.name) for chair in sign.chairs],
        spectators=0 if room is None else room.here()[1],
    )


async def tables_of(house: House, guest: GuestId) -> list[r.OwnTable]:
    """The tables where a guest has a chair and the game is not over."""
    noted = await house.around.store.tables_of(guest, OPEN, MOST_OWN)
    made = [_own_table(house, guest, own) for own in noted]
    return [own for own in made if own is not None]


def _own_table(house: House, guest: GuestId, own: Own) -> r.OwnTable | None:
    """As it is at a table that is out; else as it was noted."""
    room, about, sign = _room(house, own.table_id), own.summary, read_sign(own.summary)
    phase, seat, asked, left = about.phase, own.seat, about.asked == own.seat, own.left
    if room is not None:
        sign, now = sign_of(room.table), room.table.seat_of(guest)
        if now is None or room.table.phase not in OPEN:
            return None
        phase, seat, asked = room.table.phase, now, room.table.asked == now
        left = has_left(room.table, guest)
    return r.OwnTable(
        id=own.table_id,
        game=about.game,
        setup="" if sign is None else sign.setup,
        phase=phase,
        seat=seat,
        asked=asked,
        left=left,
        set_aside=own.table_id in house.set_aside,
    )


def _room(house: House, table_id: str) -> Room | None:
    room = house.rooms.get(table_id)
    return None if room is None or room.gone else room
