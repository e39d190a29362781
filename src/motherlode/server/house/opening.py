"""How a table begins: what was agreed on, and the seed that was fixed before anyone sat down."""

from motherlode.bots.registry import bot_names
from motherlode.core.record_rules import rules_hash
from motherlode.core.setups import make_setup
from motherlode.games.registry import find_game
from motherlode.server.house.surroundings import Surroundings
from motherlode.server.log import entries as e
from motherlode.server.tables.refusing import Refusal
from motherlode.server.tables.table import Table
from motherlode.server.wire.requests import NewTable


def opened(guest: e.GuestId, wish: NewTable, opener: str, around: Surroundings) -> e.Opened:
    """The opening of a table as a guest wishes; raises `Refusal`."""
    try:
        game = find_game(wish.game)
        setup = make_setup(
            game.sheet, edition=wish.edition, seats=wish.seats, options=dict(wish.options)
        )
    except ValueError as mistake:
        raise Refusal("no-setup", f"{mistake}.") from None
    bots = bot_names(game.name)
    stand_in = wish.stand_in or bots[-1]
    if stand_in not in bots:
        known = ", ".join(bots)
        raise Refusal("no-bot", f"{game.name} has no bot {stand_in!r}; it has {known}.")
    return e.Opened(
        at=around.now(),
        setup=setup.text,
        rules=rules_hash(game),
        seed=around.fresh_seed(),
        host=guest,
        pace=wish.pace,
        stand_in=stand_in,
        talk=wish.talk,
        listed=wish.listed,
        opener=opener,
    )


def opened_again(table: Table, guest: e.GuestId, around: Surroundings) -> e.Opened:
    """The opening of a table where everything but the seed is as at another."""
    return e.Opened(
        at=around.now(),
        setup=table.setup.text,
        rules=rules_hash(table.game),
        seed=around.fresh_seed(),
        host=guest,
        pace=table.pace,
        stand_in=table.stand_in,
        talk=table.talk,
        listed=table.listed,
        opener=table.opener,
    )
