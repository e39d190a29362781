"""Which games are kept: every edition of every game, as it is and with all options switched."""

from motherlode.core.options import show_value
from motherlode.core.setups import Setup, make_setup
from motherlode.games.registry import GAMES, find_game

SHORT = {"rounds": "1", "tie_rounds": "1"}
"""Options that say how long a game is: a kept one need not be long."""


def kept_setups() -> dict[str, Setup]:
    """Set-ups by the names of their files: `saboteur-ua`, `saboteur-ua-switched`."""
    found: dict[str, Setup] = {}
    for game in GAMES:
        for edition in find_game(game).sheet.editions:
            found[f"{game}-{edition}"] = _setup(game, edition, {})
            found[f"{game}-{edition}-switched"] = _setup(game, edition, _switched(game, edition))
    return found


def _setup(game: str, edition: str, options: dict[str, str]) -> Setup:
    sheet = find_game(game).sheet
    short = {name: value for name, value in SHORT.items() if name in sheet.options}
    return make_setup(sheet, edition=edition, options={**options, **short})


def _switched(game: str, edition: str) -> dict[str, str]:
    """Every option with the first value that the edition does not give it."""
    sheet = find_game(game).sheet
    usual = sheet.editions[edition]
    others = {
        name: [show_value(value) for value in option.values if value != usual[name]]
        for name, option in sheet.options.items()
    }
    return {name: values[0] for name, values in others.items() if values}
