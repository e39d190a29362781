"""What follows a game: a table at which the same people and bots play again."""

from motherlode.server.log import entries as e
from motherlode.server.tables.refusing import Refusal, own_seat
from motherlode.server.tables.table import OVER, Table


def may_follow(table: Table, guest: e.GuestId) -> None:
    """Raises `Refusal` unless a guest may ask for a rematch."""
    own_seat(table, guest)
    if table.phase != OVER:
        raise Refusal("not-now", "A rematch follows when the game is over.")


def follow(table: Table, opened: e.Opened) -> list[e.AnyEntry]:
    """The entries of a table at which the same people and bots play again."""
    made: list[e.AnyEntry] = [opened]
    for seat, chair in enumerate(table.chairs):
        if chair.guest is not None:
            made.append(
                e.Sat(
                    at=opened.at, seat=seat, guest=chair.guest, name=chair.name, colour=chair.colour
                )
            )
        elif chair.bot is not None:
            made.append(
                e.BotSat(
                    at=opened.at,
                    seat=seat,
                    bot=chair.bot,
                    name=chair.name,
                    colour=chair.colour,
                )
            )
    # Who was let in to watch may watch again.
    welcome = table.admitted - table.removed
    watching = sorted(guest for guest in welcome if table.seat_of(guest) is None)
    made += [e.Admitted(at=opened.at, guest=guest) for guest in watching]
    # Who was sent away was sent away for good.
    made += [e.SpectatorRemoved(at=opened.at, guest=guest) for guest in sorted(table.removed)]
    return made
