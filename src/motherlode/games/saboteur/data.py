"""Reads the box and the options of Saboteur, strictly, and complains with the place."""

from functools import cache
from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.options import Sheet, read_sheet
from motherlode.core.setups import Setup
from motherlode.core.toml import read_toml
from motherlode.games.saboteur.cards import (
    ACTION_NAMES,
    DIGGER,
    FIRST_PATH,
    GOLD_VALUES,
    ROLE_NAMES,
    SABOTEUR,
    UNKNOWN_ROLE,
)
from motherlode.games.saboteur.rulebook import Rules
from motherlode.kit.boxes import (
    EdgeText,
    GoalsText,
    MineBox,
    PathText,
    StartText,
    Strict,
    gold_and_stones,
)
from motherlode.kit.texts import Words

FOLDER = files("motherlode.games.saboteur")


class _Totals(Strict):
    paths: int
    actions: int
    gold: int
    dwarfs: int


class _Players(Strict):
    saboteurs: int
    diggers: int
    hand: int
    shares: int


class _Pay(Strict):
    saboteurs: list[int]


class _BoxText(Strict):
    totals: _Totals
    paths: list[PathText]
    actions: dict[str, int]
    start: StartText
    goals: GoalsText
    table: EdgeText
    gold: dict[int, int]
    players: dict[int, _Players]
    pay: _Pay


class Box:
    """What is in the box: the cards that make a mine, gold and dwarfs."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        data = read_toml(text, place, _BoxText)
        layout = gold_and_stones(data.start, data.goals, data.table)
        self.mine = MineBox(place, ACTION_NAMES, data.paths, data.actions, layout)
        self.mine.expect("path cards", sum(self.mine.path_counts), data.totals.paths)
        self.mine.expect("action cards", sum(self.mine.action_counts), data.totals.actions)
        self.gold = self._count_gold(data)
        self.players = data.players
        self.saboteur_pay = data.pay.saboteurs
        self._count_dwarfs(data)

    def _count_gold(self, data: _BoxText) -> list[int]:
        if not set(data.gold) <= set(range(1, GOLD_VALUES + 1)):
            raise ValueError(f"{self.place}: gold cards show 1 to {GOLD_VALUES} nuggets")
        counts = sorted(data.gold.items())
        gold = [nuggets for nuggets, count in counts for _ in range(count)]
        self.mine.expect("gold cards", len(gold), data.totals.gold)
        return gold

    def _count_dwarfs(self, data: _BoxText) -> None:
        """The box holds as many as the largest table needs (SAB-3), and pay for all of them."""
        rows = list(data.players.values())
        saboteurs = max(row.saboteurs for row in rows)
        diggers = max(row.diggers for row in rows)
        self.mine.expect("dwarf cards", saboteurs + diggers, data.totals.dwarfs)
        self.mine.expect("sums for saboteurs", len(data.pay.saboteurs), saboteurs + 1)
        for seats, row in data.players.items():
            if row.saboteurs + row.diggers != seats + 1:
                raise ValueError(f"{self.place}: players.{seats}: one dwarf more than players")
            if row.hand * seats > sum(self.mine.deck):
                raise ValueError(f"{self.place}: players.{seats}: too few cards for the hands")

    def rules(self, sheet: Sheet, setup: Setup) -> Rules:
        """The rules of a set-up with this box."""

        def chosen(name: str) -> int:
            return sheet.options[name].index(setup.value(name))

        mine = self.mine
        ground = mine.ground(chosen("placement"))
        goals = mine.goal_rules()
        goals.double_goal = chosen("double_goal")
        goals.misfit_goal = chosen("misfit_goal")
        roles = ROLE_NAMES[:UNKNOWN_ROLE]
        words = Words(ground, goals, mine.card_names, FIRST_PATH, setup.seats, roles)
        rules = Rules(setup, ground, goals, words)
        rules.gold_shares = chosen("gold_shares")
        rules.broken_unpaid = bool(setup.value("broken_unpaid"))
        rules.next_starter = chosen("next_starter")
        rules.rounds = int(setup.value("rounds"))
        rules.random_first = setup.value("first_player") == "random"

        row = self.players[setup.seats]
        rules.saboteurs = row.saboteurs
        rules.diggers = row.diggers
        rules.hand = row.hand
        rules.shares = row.shares
        rules.saboteur_pay = vec[i64](self.saboteur_pay)
        rules.deck = vec[u8](mine.deck)
        rules.deck_size = sum(mine.deck)
        rules.gold = vec[u8](self.gold)
        rules.cards = vec[u8]([card for card, count in enumerate(mine.deck) for _ in range(count)])
        rules.no_card = vec[u8]([0] * len(mine.deck))
        rules.dwarfs = vec[u8]([DIGGER] * row.diggers + [SABOTEUR] * row.saboteurs)
        return rules


@cache
def sheet() -> Sheet:
    """What can be chosen about the game."""
    return read_sheet((FOLDER / "options.toml").read_text("utf-8"), "saboteur/options.toml")


@cache
def box() -> Box:
    """The box as printed."""
    return Box((FOLDER / "cards.toml").read_text("utf-8"), "saboteur/cards.toml")
