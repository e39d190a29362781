"""Whole games through a real process: typed moves, numbers, help, mistakes, leaving."""

import re
import signal
import subprocess
from pathlib import Path

import pytest

from motherlode.bots.characters import NAMES
from motherlode.games.registry import GAMES
from tests.cli.running import (
    CARD_GAMES,
    ENTRANCES,
    GOODBYE,
    OVER,
    command,
    command_line,
    first_dig,
    first_moves,
    one_round,
    seat_0_first,
    seats_of,
    surroundings,
    words_of,
)

PROMPT = "or ? for help) > "
ESCAPE = "\033"
MANY = 600
"""More lines than a person types in a whole game."""

games = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(
    ("game", "seats", "rounds"),
    [
        ("saboteur", 3, 3),
        ("saboteur", 5, 3),
        ("saboteur", 10, 3),
        ("saboteur2", 2, 3),
        ("saboteur2", 12, 3),
        ("duel", 2, 1),  # and extra rounds, which are called so
        ("goldmine", 2, 0),
        ("goldmine", 6, 0),
    ],
)
def test_bots_play_to_the_end(game: str, seats: int, rounds: int) -> None:
    done = command("play", game, "--seats", str(seats), "--seat", "none", "--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    ending = done.stdout.partition(OVER)[2]
    assert len(re.findall(r"^ +\d+\. \w+ +\d+ nuggets?$", ending, re.MULTILINE)) == seats
    assert done.stdout.count("*** Round") == rounds


def test_the_same_seed_is_the_same_game() -> None:
    words = ["play", "saboteur", "--seat", "none", "--seed", "again"]
    assert command(*words).stdout == command(*words).stdout
    assert command(*words[:-1], "other").stdout != command(*words).stdout


@games
def test_a_game_without_a_seed_tells_how_to_play_it_again(game: str) -> None:
    first = command("play", game, "--seat", "none", "--option", one_round(game))
    told = re.search(r"again: motherlode (.*)", first.stdout)
    assert told is not None
    assert command(*told[1].split()).stdout == first.stdout


def test_two_games_without_a_seed_differ() -> None:
    words = ["play", "--seat", "none", "--option", "rounds=1"]
    assert command(*words).stdout != command(*words).stdout


@pytest.mark.parametrize(
    ("game", "edition"),
    [("saboteur", "ua"), ("saboteur", "ru"), ("saboteur", "ru-strict"), ("saboteur2", "ru")],
)
def test_a_person_plays_a_whole_game_by_numbers(game: str, edition: str) -> None:
    words = ["play", game, "--seats", "3", "--edition", edition, "--seed", "7"]
    done = command(*words, typed="1\n" * MANY)
    assert (done.returncode, done.stderr) == (0, "")
    assert OVER in done.stdout
    assert GOODBYE not in done.stdout
    assert re.search(r"[Yy]ou get (no|none|gold|\d)|You took a gold card", done.stdout)


def test_a_person_plays_a_whole_duel_by_numbers() -> None:
    done = command("play", "duel", "--seed", "7", typed="1\n" * MANY)
    assert (done.returncode, done.stderr) == (0, "")
    assert OVER in done.stdout
    assert GOODBYE not in done.stdout


@pytest.mark.parametrize(
    "options",
    [
        ["seats=3"],
        ["seats=2", "mud=false"],
        ["seats=4", "teams=true", "abilities=true", "cave_in=true", "pickaxes=true"],
    ],
)
def test_a_person_plays_a_whole_game_of_gold_mine_by_numbers(options: list[str]) -> None:
    seats, *more = options
    words = ["play", "goldmine", "--seats", seats.removeprefix("seats="), "--seed", "7"]
    for option in [*more, "turn_limit=6"]:
        words += ["--option", option]
    done = command(*words, typed="1\n" * MANY)
    assert (done.returncode, done.stderr) == (0, "")
    assert "all miners stand at the entrance" in done.stdout
    assert OVER in done.stdout
    assert GOODBYE not in done.stdout


def test_two_people_share_the_screen_of_a_game_without_secrets() -> None:
    words = ["play", "goldmine", "--seats", "3", "--seat", "0,1", "--option", "first_player=seat0"]
    done = command(*words, "--seed", "7", typed="1\n1\n")
    assert "press Enter" not in done.stdout
    borin, dagna, again = re.split(r"\n\w+, seat [01]:\n", done.stdout)[1:]
    assert "You laid " in borin
    assert "Borin laid " in dagna.partition("You drew")[0]
    assert re.findall(r"^(\w+) laid ", again, re.MULTILINE) == ["Dagna", "Kazad"]


def test_a_game_of_gold_mine_is_kept_and_shown_again(tmp_path: Path) -> None:
    kept = str(tmp_path / "game.json")
    words = ["play", "goldmine", "--seat", "none", "--option", "turn_limit=2", "--seed", "7"]
    assert command(*words, "--record", kept).returncode == 0
    for seat in ([], ["--seat", "1"], ["--seat", "all"]):
        shown = command("replay", kept, "--plain", *seat)
        assert (shown.returncode, shown.stderr) == (0, "")
        assert OVER in shown.stdout
        assert "True now" not in shown.stdout
        assert "Dagna: \n" not in shown.stdout


def test_a_turn_of_gold_mine_is_counted_once() -> None:
    words = ["play", "goldmine", "--seats", "2", "--option", "first_player=seat0", "--seed", "7"]
    built = "1\n" * 10
    done = command(*words, typed=f"{built}roll\nstay\nquit\n")
    assert "That was 20 turns." in done.stdout
    done = command(*words, typed=f"{built}roll\nstay\nnothing\nquit\n")
    assert "That was 22 turns." in done.stdout


def test_an_illegal_move_in_gold_mine_is_refused_with_its_clause_and_a_hint() -> None:
    move, _ = first_dig(4, "7", "goldmine")
    name = move.split()[1]
    typed = f"lay {name} 9,9\nroll\nl {name[:-1]} 9\n{move}\n"
    answers = command(*words_of(4, "7", "goldmine"), typed=typed).stdout.split(PROMPT)[1:]
    assert "(GLD-10)\n" in answers[0]
    assert "First lay the tile that was drawn. (GLD-3)\n" in answers[1]
    assert "a cell is COLUMN,ROW, as 3,-1; not '9'" in answers[2]
    assert f"You laid {name}" in answers[3]


@pytest.mark.parametrize("seats", [2, 6])
def test_bots_play_a_whole_game_of_dwarf_corporation(seats: int) -> None:
    words = ["play", "corporation", "--seats", str(seats), "--bots", "random", "--seat", "none"]
    done = command(*words, "--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    ending = done.stdout.partition(OVER)[2]
    assert len(re.findall(r"^ +\d+\. \w+ +\d+ coins$", ending, re.MULTILINE)) == seats


def test_a_person_plays_a_whole_game_of_dwarf_corporation_by_numbers() -> None:
    done = command("play", "corporation", "--bots", "random", "--seed", "7", typed="1\n" * MANY)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"Gold! .*\d+ coins? for you", done.stdout)
    assert re.search(r"^\*\*\* .+ won with \d+ coins! \*\*\*$", done.stdout, re.MULTILINE)
    assert GOODBYE not in done.stdout


def test_a_game_of_dwarf_corporation_is_kept_and_shown_again(tmp_path: Path) -> None:
    kept = str(tmp_path / "game.json")
    words = ["play", "corporation", "--seats", "2", "--bots", "random", "--seat", "none"]
    assert command(*words, "--seed", "7", "--record", kept).returncode == 0
    for seat in ([], ["--seat", "all"]):
        shown = command("replay", kept, "--plain", *seat)
        assert (shown.returncode, shown.stderr) == (0, "")
        assert OVER in shown.stdout
        assert "True now" not in shown.stdout


def test_a_turn_of_dwarf_corporation_is_counted_once_and_colours_are_letters() -> None:
    """Blue is L on the field: it may be typed so."""
    words = ["play", "corporation", "--seat", "0,1,2,3", "--option", "first_player=seat0"]
    done = command(*words, "--seed", "7", typed="d r 7,7\nquit\n")
    assert "You dug red at 7,7." in done.stdout
    assert "That was 0 turns." in done.stdout
    done = command(*words, "--seed", "7", typed="d r 7,7\nt w l G red\nquit\n")
    assert "Borin invested in red, green, blue and white." in done.stdout
    assert "That was 1 turn." in done.stdout


def test_an_illegal_move_in_dwarf_corporation_is_refused_with_its_clause() -> None:
    typed = "dig red 0,0\nkeep\ndig pink 7,7\ndig red 7\nta r o y g\n1\n"
    answers = command(*words_of(4, "7", "corporation"), typed=typed).stdout.split(PROMPT)[1:]
    assert "(COR-5)\n" in answers[0]
    assert "It is time to dig. (COR-4)\n" in answers[1]
    assert "a colour is red, orange, yellow" in answers[2]
    assert "a cell is COLUMN,ROW, as 3,4; not '7'" in answers[3]
    assert "It is time to dig. (COR-4)\n" in answers[4]
    assert "You dug red at" in answers[5]


def test_a_duel_may_end_in_a_draw_and_nobody_wins() -> None:
    words = ["play", "duel", "--bots", "random", "--option", "tie_rounds=0", "--seed", "7"]
    done = command(*words, typed="1\n" * MANY)
    assert "*** Round 1 is over. It is a draw: both have the same gold. ***" in done.stdout
    ending = done.stdout.partition(OVER)[2]
    assert ending.startswith(": it is a draw (DUE-15).\n")
    assert ending.endswith("\nIt is a draw.\n")
    assert "You win" not in done.stdout


def test_whoever_wins_is_named() -> None:
    said = set()
    for seed in ("1", "2", "3", "4"):
        words = ["play", "saboteur", "--seats", "3", "--option", "rounds=1", "--seed", seed]
        ending = command(*words, typed="1\n" * MANY).stdout.partition(OVER)[2]
        match re.findall(r"^ +1\. (\w+)", ending, re.MULTILINE):
            case [winner]:
                verdict = "You win!" if winner == "You" else f"{winner} wins."
            case winners:
                verdict = "You win, and share it!" if "You" in winners else " win, and share it."
        assert ending.rstrip().endswith(verdict)
        said.add(verdict)
    assert len(said) > 1


@games
def test_a_move_is_typed_in_the_notation(game: str) -> None:
    move, told = first_dig(5, "7", game)
    assert told in command(*words_of(5, "7", game), typed=f"{move}\n").stdout


def test_a_move_may_be_cut_short() -> None:
    cards = {text.split()[1] for text in first_moves(5, "7") if text.startswith("pass ")}
    card = max(cards, key=len)
    done = command(*words_of(5, "7"), typed=f"p {card[:-1].upper()}\n")
    assert f"You passed and discarded {card}." in done.stdout


def test_what_can_be_asked_for_is_answered() -> None:
    typed = "?\nmoves\n\nlog\nboard\nrules\nrules SAB-13\nrules 99\nquit\n"
    done = command("play", "--seed", "7", typed=typed)
    assert done.returncode == 0
    parts = done.stdout.split(PROMPT)
    assert [part.split("\n")[0] for part in parts[1:]] == typed.split("\n")[:-1]
    answers = ["What you can type", "pass, discarding", "pass, discarding", "Round 1: "]
    answers += ["in the pile", "Reaching a goal", "SAB-13  `placement`", "no clause '99'", GOODBYE]
    assert [
        answer for answer, part in zip(answers, parts[1:], strict=True) if answer not in part
    ] == []


@pytest.mark.parametrize(
    ("game", "too_early", "answer"),
    [
        ("saboteur", "keep 2", "It is time to play a card or to pass. (SAB-9)\n"),
        ("saboteur2", "steal 2", "It is time to play a card, to remove one or to pass. (SB2-5)\n"),
        ("duel", "lie 5,0", "(DUE-3)\n"),
    ],
)
def test_an_illegal_move_is_refused_with_its_clause_and_asked_again(
    game: str, too_early: str, answer: str
) -> None:
    card = next(text.split()[1] for text in first_moves(5, "7", game) if text.startswith("dig "))
    done = command(*words_of(5, "7", game), typed=f"dig {card} 5,5\n{too_early}\n1\n")
    refused, other, played = done.stdout.split(PROMPT)[1:4]
    assert "(SAB-12)\n" in refused
    assert answer in other
    assert "You dug" in played


def test_a_card_that_fits_when_turned_is_hinted_at() -> None:
    legal = first_moves(5, "7")
    turned = next(
        text for text in legal if " turned " in text and text.replace(" turned", "") not in legal
    )
    done = command(*words_of(5, "7"), typed=f"{turned.replace(' turned', '')}\n")
    assert f"(SAB-12) But this goes: {turned}" in done.stdout


def test_clauses_of_both_rulebooks_are_found_in_a_game_with_the_expansion() -> None:
    typed = "rules\nrules 13\nrules SAB-13\nrules 99\n"
    answers = command("play", "saboteur2", "--seed", "7", typed=typed).stdout.split(PROMPT)[1:]
    assert re.search(r"SAB-20 to SAB-23 +Reaching a goal", answers[0])
    assert "SB2-13  Door" in answers[1]
    assert "SAB-13  `placement`" in answers[2]
    assert "no clause '99'; it has SB2-1 to SB2-29, SAB-1 to SAB-2, " in answers[3]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "begins with one of pass, break, mend"),
        ("dig", "it is written dig CARD [turned] COLUMN,ROW"),
        ("dig cross here", "a cell is COLUMN,ROW, as 3,-1; not 'here'"),
        ("999", "The moves are numbered 1 to"),
        ("0", "The moves are numbered 1 to"),
        ("-1", "is no move"),
        ("break lamp 9", "a seat is a number from 0 to 4"),
        ("m 8,0", "'m' could be map or mend."),
        ("\N{SNOWMAN}", "is no move"),
        ("\N{SUPERSCRIPT TWO}", "is no move"),
    ],
)
def test_a_malformed_line_is_answered_with_what_would_be_right(typed: str, answer: str) -> None:
    done = command("play", "--seed", "4", typed=f"{typed}\nmoves\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert answer in done.stdout.split(PROMPT)[1]


def test_the_end_of_the_input_is_a_friendly_goodbye() -> None:
    done = command("play", "--seed", "7", typed="1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith(GOODBYE)
    assert done.stdout.endswith("motherlode play saboteur --seed 7\n")


def test_ctrl_c_is_a_friendly_goodbye_too() -> None:
    pipe = subprocess.PIPE
    line = command_line("play", "--seed", "7")
    with subprocess.Popen(line, stdin=pipe, stdout=pipe, text=True, env=surroundings()) as process:
        assert process.stdout is not None
        for shown in process.stdout:
            if "Your turn" in shown:
                break
        process.send_signal(signal.SIGINT)
        assert GOODBYE in process.stdout.read()
    assert process.returncode == 130


def test_bytes_that_are_no_text_do_no_harm() -> None:
    line = command_line("play", "--seed", "7")
    done = subprocess.run(
        line, input=b"\xff\xfe\n", capture_output=True, env=surroundings(), check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is no move" in done.stdout


@pytest.mark.parametrize("game", CARD_GAMES)
def test_two_people_never_see_each_others_screen(game: str) -> None:
    seats = seats_of(game, 3)
    last = f"{NAMES[seats - 1]}, seat {seats - 1}"
    words = ["play", game, "--seats", str(seats), "--seat", f"0,{seats - 1}"]
    words += ["--option", seat_0_first(game)]
    done = command(*words, "--seed", "7", typed="\n1\n\n\n1\n")
    assert "\n" * 40 in done.stdout
    borin, other = re.split(r"\n{40,}", done.stdout)[1:3]
    assert borin.startswith("Borin, seat 0: press Enter")
    assert "You dug" in borin
    assert borin.endswith(f"next is {last}) ")
    assert other.startswith(f"{last}: press Enter")
    assert "Borin dug" in other
    assert "You drew" not in other.partition("Your turn")[0]


@games
def test_people_alone_need_no_bots(game: str) -> None:
    seats = range(seats_of(game, 3))
    words = ["play", game, "--seats", str(len(seats)), "--seat", ",".join(map(str, seats))]
    words += ["--option", one_round(game)]
    done = command(*words, "--seed", "7", typed="\n\n1\n" * MANY)
    assert (done.returncode, done.stderr) == (0, "")
    assert OVER in done.stdout
    assert "Played by" not in done.stdout


@games
def test_ascii_is_ascii(game: str) -> None:
    done = command("play", game, "--ascii", "--seed", "7", typed="1\n?\n")
    assert done.stdout.isascii()
    assert ENTRANCES.get(game, "..H..") in done.stdout


def test_where_unicode_cannot_be_written_ascii_is_drawn() -> None:
    done = command("play", "--seed", "7", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()


@pytest.mark.parametrize(
    ("colour", "coloured"), [("always", True), ("never", False), ("auto", False)]
)
def test_colour_is_as_asked_for(colour: str, coloured: bool) -> None:
    done = command("play", "--colour", colour, "--seed", "7")
    assert (ESCAPE in done.stdout) == coloured


@pytest.mark.parametrize(("game", "columns"), [("saboteur", 60), ("saboteur2", 60), ("duel", 50)])
def test_a_narrow_terminal_has_the_people_below_the_table(game: str, columns: int) -> None:
    done = command("play", game, "--seed", "7", COLUMNS=str(columns), LINES="24")
    board, people = done.stdout.index("? │"), done.stdout.index("hand gold")
    assert people > board
    screen = done.stdout[board:].partition("Your turn")[0]
    assert max(map(len, screen.splitlines())) <= columns


def test_a_narrow_terminal_has_the_miners_below_the_mine() -> None:
    shown = command("play", "goldmine", "--seed", "7", COLUMNS="30", LINES="24").stdout
    board, people = shown.index("╫"), shown.index("gold rob bats")
    assert people > board
    screen = shown[board:].partition("You drew")[0]
    assert max(map(len, screen.splitlines())) <= 30


@pytest.mark.parametrize(("columns", "below"), [(60, True), (80, False)])
def test_a_narrow_terminal_has_the_investments_below_the_field(columns: int, below: bool) -> None:
    words = ["play", "corporation", "--option", "first_player=seat0", "--seed", "7"]
    shown = command(*words, COLUMNS=str(columns), LINES="24").stdout
    last_row, people = shown.index("\n17 "), shown.index("coins team")
    assert (people > last_row) == below
    screen = shown[shown.index("                        1 1 1") :].partition("Your turn")[0]
    assert max(map(len, screen.splitlines())) <= columns


@games
def test_a_hint_is_a_move_with_reasons_that_changes_nothing(game: str) -> None:
    words = words_of(4, "7", game)
    hinted = command(*words, typed="hint\nhint\nquit\n").stdout
    found = re.findall(r"^Hint: (.*)\n((?:  .*\.\n)+)", hinted, re.MULTILINE)

    assert len(found) == 2
    assert found[0] == found[1]
    assert found[0][0] in first_moves(4, "7", game)
    followed = command(*words, typed=f"hint\n{found[0][0]}\nquit\n").stdout
    plain = command(*words, typed=f"{found[0][0]}\nquit\n").stdout
    assert followed.rpartition(found[0][0])[2] == plain.rpartition(found[0][0])[2]


def test_hints_call_people_by_their_names() -> None:
    words = ["play", "duel", "--option", "first_player=green", "--seed", "7"]
    hint = re.search(r"^Hint: .*\n((?:  .*\n)+)", command(*words, typed="hint\n").stdout, re.M)

    assert hint is not None
    assert "Dagna" in hint[1]
    assert "eat 1" not in hint[1]
