"""`motherlode rules` and `motherlode games`."""

from motherlode.games.registry import GAMES
from tests.cli.running import command


def test_rules_shows_the_clauses_asked_for_and_no_other() -> None:
    done = command("rules", "saboteur", "SAB-25", "14")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines() if line.startswith("  S")] == [
        "SAB-25",
        "SAB-14",
    ]
    assert "Options" not in done.stdout


def test_a_bare_number_is_of_the_games_own_rulebook_first() -> None:
    done = command("rules", "saboteur2", "13", "sab-13")
    numbers = [line.split()[0] for line in done.stdout.splitlines() if line.startswith("  S")]
    assert numbers == ["SB2-13", "SAB-13"]


def test_rules_of_the_expansion_are_whole() -> None:
    shown = command("rules", "saboteur2").stdout
    assert "Options of the edition ru:" in shown
    assert "  SAB-20  " in shown
    assert "  SB2-29  " in shown
    assert "not affiliated" in shown


def test_rules_of_the_duel_are_whole() -> None:
    shown = command("rules", "duel").stdout
    assert "Options of the edition mini:" in shown
    assert "  SAB-12  " in shown
    assert "  DUE-15  " in shown


def test_rules_of_gold_mine_are_whole() -> None:
    shown = command("rules", "goldmine").stdout
    assert "Options of the edition usual:" in shown
    assert "\nWalking\n  GLD-20  Along tunnels only" in shown
    assert "  GLD-46  " in shown
    assert "not affiliated" in shown


def test_rules_of_dwarf_corporation_are_whole() -> None:
    shown = command("rules", "corporation").stdout
    assert "Options of the edition usual:" in shown
    assert "\nChest cards\n  COR-20  Secret tunnel" in shown
    assert "  COR-32  Most money wins" in shown
    assert "not affiliated" in shown


def test_rules_shows_everything() -> None:
    shown = command("rules", "saboteur").stdout
    assert "Options of the edition ru-strict:" in shown
    assert "\nReaching a goal\n  SAB-20  " in shown
    assert "  SAB-40  After `rounds` rounds" in shown
    assert "not affiliated" in shown


def test_rules_shows_the_options_of_an_edition() -> None:
    shown = command("rules", "saboteur", "--edition", "ua").stdout
    assert "Options of the edition ua:\n  placement = adjacent (adjacent, joined" in shown


def test_rules_are_wrapped_to_the_terminal() -> None:
    shown = command("rules", "saboteur", COLUMNS="50").stdout
    assert max(map(len, shown.splitlines())) <= 50


def test_games_lists_every_game() -> None:
    lines = command("games").stdout.splitlines()
    assert lines[0].split() == [
        "game",
        "title",
        "players",
        "usually",
        "editions",
        "usual",
        "edition",
    ]
    assert lines[1].split("  ")[0] == "saboteur"
    assert "3 to 10" in lines[1]
    assert lines[1].endswith("ru-strict")
    assert [line.split("  ")[0] for line in lines[1 : len(GAMES) + 1]] == list(GAMES)


def test_games_lists_the_options_of_one() -> None:
    shown = command("games", "saboteur").stdout
    assert "placement      adjacent, joined or reachable  reachable   SAB-13" in shown
    shown = command("games", "saboteur2").stdout
    assert "winners       doors or finisher              doors      SB2-28" in shown
    shown = command("games", "duel").stdout
    assert "tie_rounds    0 to 20          5       DUE-15" in shown
    shown = command("games", "goldmine").stdout
    assert "turn_limit             1 to 999  " in shown
    shown = command("games", "corporation").stdout
    assert "first_player  random or seat0  random  COR-3" in shown
