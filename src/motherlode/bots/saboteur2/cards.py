"""How gladly a player of the expansion discards each card in hand, worked out once a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.bots.mine.outlook import Outlook
from motherlode.bots.saboteur2.roles import door_colour
from motherlode.games.saboteur2.cards import (
    FIRST_PATH,
    FREE,
    GEOLOGIST,
    HANDS_OFF,
    INSPECT,
    ROCKFALL,
    SWAP_HANDS,
    SWAP_ROLES,
    THIEF,
    TRAP,
)
from motherlode.games.saboteur2.state import Own, Public
from motherlode.games.saboteur2.tricks import may_dig
from motherlode.kit.bands import NO_CARD
from motherlode.kit.cards import FIX, MAP
from motherlode.kit.discards import CARDS
from motherlode.kit.maze import LADDER

JUNK: Final = 30
"""A card is junk from this value on."""
KEPT: Final = 15
"""What a card must be worth to be discarded for another that nobody has seen."""
OF_NO_USE: Final = 25
"""How much more gladly a digger discards a path that does not bring the tunnel nearer now."""
DEAR: Final = -200
NO_WORTH: Final = vec[i64]([0] * CARDS)


def judge_hand(
    public: Public, own: Own, outlook: Outlook, helps: vec[u8], *, late: bool
) -> vec[i64]:
    """By card: above zero for what is better discarded.

    `helps` says which paths bring the tunnel nearer now.
    """
    digs: bool = outlook.digs and may_dig(public.tools, public.front, own.seat)
    worth: vec[i64] = NO_WORTH[:]
    last: i64 = NO_CARD
    i: i64
    for i in range(own.hand.size):
        card: i64 = i64(own.hand.items[i])
        if card != last:
            worth[card] = _judge(public, own, outlook, card, late=late) - KEPT
            if digs and card >= FIRST_PATH and helps[card] == 0:
                worth[card] += _of_no_use(public, own, card)
            last = card
    return worth


def judged(worth: vec[i64], card: i64) -> i64:
    """What discarding a card is worth; nothing for no card."""
    return 0 if card == NO_CARD else worth[card]


def _judge(public: Public, own: Own, outlook: Outlook, card: i64, *, late: bool) -> i64:
    spoils: bool = not outlook.digs
    if card >= FIRST_PATH:
        return _judge_path(public, own, outlook, card)
    if card < FIX:
        return 0 if spoils else 20
    if card < MAP:
        return 0 if public.tools.all_whole(own.seat) else -10
    if card == MAP:
        return 60 if own.role == GEOLOGIST else outlook.of_discarding_map()
    if card == ROCKFALL:
        return outlook.of_discarding_rockfall()
    return _judge_trick(public, own, card, late=late)


def _judge_path(public: Public, own: Own, outlook: Outlook, card: i64) -> i64:
    tile: i64 = i64(public.rules.ground.tiles.first[card - FIRST_PATH])
    if own.role != GEOLOGIST:
        return outlook.of_discarding_path(tile)
    return DEAR if public.rules.crystals[tile] != 0 else 60


def _of_no_use(public: Public, own: Own, card: i64) -> i64:
    """A digger's path that brings nothing nearer now, unless it is one to wait with."""
    rules = public.rules
    tile: i64 = i64(rules.ground.tiles.first[card - FIRST_PATH])
    if i64(rules.ground.nature[tile]) == LADDER or door_colour(rules, tile) == own.role:
        return -OF_NO_USE
    return OF_NO_USE


def _judge_trick(public: Public, own: Own, card: i64, *, late: bool) -> i64:
    if card == THIEF:
        return 40 if public.front.has_thief(own.seat) else -60
    if card == HANDS_OFF:
        return 5 if own.nuggets > 0 else 15
    if card == SWAP_HANDS:
        return 20
    if card == INSPECT:
        return 60 if late else 10
    if card == SWAP_ROLES:
        return 20
    if card == TRAP:
        return 10
    return -60 if card == FREE and public.front.is_trapped(own.seat) else 5
