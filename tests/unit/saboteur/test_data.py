"""Is the box what SAB-1 to SAB-6 say, and is every mistake in its file told with its place?"""

import re
from importlib.resources import files

import pytest

from motherlode.games.saboteur.cards import ACTION_NAMES
from motherlode.games.saboteur.data import Box, box, sheet
from motherlode.games.saboteur.game import SABOTEUR_GAME as GAME

TEXT = (files("motherlode.games.saboteur") / "cards.toml").read_text("utf-8")

# SAB-3, SAB-6, SAB-31: saboteurs, diggers, cards in hand, gold cards shared by players.
PLAYERS = {
    3: (1, 3, 6, 3),
    4: (1, 4, 6, 4),
    5: (2, 4, 6, 5),
    6: (2, 5, 5, 6),
    7: (3, 5, 5, 7),
    8: (3, 6, 4, 8),
    9: (3, 7, 4, 9),
    10: (4, 7, 4, 9),
}

MISTAKES = [
    ("paths = 40", "paths = 41", "40 path cards, the box says 41"),
    ("actions = 27", "actions = 26", "27 action cards, the box says 26"),
    ("gold = 28", "gold = 29", "28 gold cards, the box says 29"),
    ("dwarfs = 11", "dwarfs = 12", "11 dwarf cards, the box says 12"),
    ("count = 5", "count = 4", "39 path cards, the box says 40"),
    ("rockfall = 3", "rockfall = 4", "28 action cards, the box says 27"),
    ("3 = 4\n", "3 = 5\n", "29 gold cards, the box says 28"),
    ("3 = 4\n", "4 = 4\n", "gold cards show 1 to 3 nuggets"),
    ("map = 6", "mop = 6", "no such action card: mop"),
    ('id = "cross"', 'id = "map"', "two cards have one name"),
    ('tunnels = "NES"\n', 'tunnels = "NEX"\n', "t_vertical: tunnels 'NEX': sides are N, E, S, W"),
    ('stone_a = "ES"', 'stone_a = "EE"', "goal stone_a: tunnels 'EE': a side is named twice"),
    (", [8, 2]]", "]", "there are 3 goals and cells for them"),
    ("[0, 4, 3, 3, 2]", "[0, 4, 3, 3]", "4 sums for saboteurs, the box says 5"),
    (
        "3 = { saboteurs = 1, diggers = 3",
        "3 = { saboteurs = 1, diggers = 4",
        "players.3: one dwarf more than players",
    ),
    (
        "10 = { saboteurs = 4, diggers = 7, hand = 4",
        "10 = { saboteurs = 4, diggers = 7, hand = 7",
        "players.10: too few cards for the hands",
    ),
    ("shares = 3 }", "share = 3 }", "Object contains unknown field `share` - at `$.players"),
    ("beyond = 27", "beyond = 27\nbehind = 3", "Object contains unknown field `behind`"),
    ('id = "cross"\n', "", "Object missing required field `id` - at `$.paths[0]`"),
    ("[pay]", "[wages]", "Object"),
    ("beyond = 27", 'beyond = "far"', "Expected `int`, got `str` - at `$.table.beyond`"),
    ("[totals]", "[totals", "Expected ']'"),
]


def test_the_box_holds_40_path_cards_of_16_kinds() -> None:
    paths = dict(zip(box().mine.card_names, box().mine.deck, strict=True))
    for name in ACTION_NAMES:
        del paths[name]

    assert paths == {
        "cross": 5,
        "t_vertical": 5,
        "t_horizontal": 5,
        "straight_ns": 4,
        "straight_ew": 3,
        "curve_ne": 5,
        "curve_es": 4,
        "dead_cross": 1,
        "dead_t_vertical": 1,
        "dead_t_horizontal": 1,
        "dead_ns": 1,
        "dead_ew": 1,
        "dead_ne": 1,
        "dead_es": 1,
        "dead_s": 1,
        "dead_w": 1,
    }
    assert sum(paths.values()) == 40


def test_the_box_holds_27_action_cards() -> None:
    counts = dict(zip(box().mine.card_names, box().mine.deck, strict=True))

    actions = {name: counts[name] for name in ACTION_NAMES}

    assert actions == {
        "break_pick": 3,
        "break_lamp": 3,
        "break_cart": 3,
        "fix_pick": 2,
        "fix_lamp": 2,
        "fix_cart": 2,
        "fix_pick_lamp": 1,
        "fix_pick_cart": 1,
        "fix_lamp_cart": 1,
        "map": 6,
        "rockfall": 3,
    }
    assert sum(actions.values()) == 27


def test_the_box_holds_28_gold_cards() -> None:
    assert box().gold == [1] * 16 + [2] * 8 + [3] * 4


def test_the_start_and_the_gold_are_crossings_and_the_stones_are_curves() -> None:
    tunnels = box().mine.tunnels_by_name()

    assert tunnels["start"].text == "NESW"
    assert [tunnels[goal].text for goal in ("gold", "stone_a", "stone_b")] == ["NESW", "ES", "SW"]


def test_the_goals_lie_seven_empty_columns_from_the_start() -> None:
    grid = box().mine.grid

    assert box().mine.layout.starts == [(0, 0)]
    assert box().mine.layout.goals == [(8, -2), (8, 0), (8, 2)]
    assert (int(grid.west), int(grid.east)) == (0 - 27, 8 + 27)
    assert (int(grid.north), int(grid.south)) == (-2 - 27, 2 + 27)


@pytest.mark.parametrize("seats", PLAYERS)
def test_dwarfs_hands_and_shares_go_by_the_number_of_players(seats: int) -> None:
    rules = GAME.rules(GAME.setup(f"saboteur(seats={seats})"))

    found = (rules.saboteurs, rules.diggers, rules.hand, rules.shares)

    assert tuple(map(int, found)) == PLAYERS[seats]
    assert len(rules.dwarfs) == seats + 1


def test_saboteurs_are_paid_by_how_many_they_are() -> None:
    assert box().saboteur_pay == [0, 4, 3, 3, 2]


def test_the_rules_of_a_set_up_have_the_values_of_its_options() -> None:
    for edition in sheet().editions:
        setup = GAME.setup(f"saboteur(edition={edition}, rounds=7, broken_unpaid=true)")
        rules = GAME.rules(setup)

        numbers = {
            "placement": rules.ground.placement,
            "double_goal": rules.goals.double_goal,
            "misfit_goal": rules.goals.misfit_goal,
            "gold_shares": rules.gold_shares,
            "next_starter": rules.next_starter,
        }
        for name, number in numbers.items():
            chosen = sheet().options[name].values[int(number)]
            assert chosen == sheet().editions[edition][name]
        assert rules.rounds == 7
        assert rules.broken_unpaid
        assert rules.random_first


def test_the_first_player_may_be_fixed() -> None:
    assert not GAME.rules(GAME.setup("saboteur(first_player=seat0)")).random_first


@pytest.mark.parametrize(("was", "becomes", "complaint"), MISTAKES)
def test_a_mistake_in_the_box_is_told_with_its_place(
    was: str, becomes: str, complaint: str
) -> None:
    assert was in TEXT
    sentence = re.escape(f"cards.toml: {complaint}")

    with pytest.raises(ValueError, match=f"^{sentence}"):
        Box(TEXT.replace(was, becomes, 1), "cards.toml")


def test_every_tile_of_the_box_has_its_tunnels() -> None:
    lying = box().mine.lying()

    assert sorted(lying) == list(range(3, int(box().mine.tiles.count)))
    for tile, tunnels in lying.items():
        assert tunnels.mouths == box().mine.tiles.mouths[tile]
