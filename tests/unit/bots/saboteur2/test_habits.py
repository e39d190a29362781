"""Are habits what regular players do?"""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.saboteur2.deeds import DEEDS, HELPED, OTHER_DOOR, OWN_DOOR, SITUATIONS, STRUCK
from motherlode.bots.saboteur2.evidence import ROLES
from motherlode.bots.saboteur2.habits import HABITS, choice
from motherlode.games.saboteur2.cards import GREEN, SABOTEUR
from tests.unit.bots.habits import assert_counted
from tests.unit.bots.saboteur2.noting import count_deeds

KINDS = 5


@pytest.mark.parametrize("kind", range(KINDS))
@pytest.mark.parametrize("situation", range(SITUATIONS))
def test_a_dwarf_does_something_in_every_situation(kind: int, situation: int) -> None:
    first = (kind * SITUATIONS + situation) * DEEDS
    assert sum(HABITS[first : first + DEEDS]) == pytest.approx(1.0, abs=0.01)


def test_habits_are_what_regular_players_do() -> None:
    counts = count_deeds(4, range(300, 360)) + count_deeds(8, range(400, 430))
    assert assert_counted(counts, list(HABITS), SITUATIONS, DEEDS) >= 8


def test_only_diggers_have_a_colour() -> None:
    for row in range(SITUATIONS, KINDS * SITUATIONS):
        assert HABITS[row * DEEDS + OWN_DOOR] == HABITS[row * DEEDS + OTHER_DOOR]


@pytest.mark.parametrize("deed", [STRUCK, HELPED])
@pytest.mark.parametrize("role", range(ROLES))
def test_somebody_is_chosen(deed: int, role: int) -> None:
    suspects = vec[float]([0.1, 0.9, 0.4, 0.4])
    among = [0, 1, 3]
    shares = Counter({w: choice(role, deed, suspects, vec[i64](among), w) for w in among})
    assert shares.total() == pytest.approx(1.0)


def test_diggers_strike_whom_all_suspect_and_saboteurs_whom_all_trust() -> None:
    suspects, among = vec[float]([0.1, 0.9]), vec[i64]([0, 1])
    assert choice(GREEN, STRUCK, suspects, among, 1) > 0.9
    assert choice(SABOTEUR, STRUCK, suspects, among, 0) > 0.9
    assert choice(GREEN, HELPED, suspects, among, 0) > 0.9
