"""At a table of a server, from a terminal."""

import re
import stat
from pathlib import Path

import pytest

from motherlode.server.client import join
from motherlode.words.catalogue import Catalogue
from tests.cli.english import english_in
from tests.cli.running import GOODBYE, OVER, command
from tests.server.join.running import MOVE_HINT, READY, Screen, Terminal, open_table, play_out
from tests.server.live import Server, running

THREE = {"seats": 3, "options": {"rounds": "1"}}


def deal_for_one(server: Server, folder: Path, *words: str) -> Terminal:
    """A terminal in a game of three whose others are bots, when it is asked for its first move."""
    one = Terminal(folder, server.url, "--name", "Rusty", *words)
    one.wait_for("new, or quit) > ")
    one.enter("new", "saboteur(seats=3, rounds=1)", "2", "regular")
    one.wait_for(READY)
    one.enter("ready")
    one.wait_for(MOVE_HINT)
    return one


def seated(folder: Path, *words: str, after: Terminal) -> Terminal:
    """A terminal that sits down when another one has."""
    after.wait_for(READY)
    return Terminal(folder, *words)


# Before the deal


def test_who_comes_and_goes_is_said(server: Server, tmp_path: Path) -> None:
    link = open_table(server, "saboteur", **THREE)
    with (
        Terminal(tmp_path / "one", link, "--name", "Rusty") as one,
        seated(tmp_path / "two", link, "--name", "Copper", "--seat", "2", after=one) as two,
    ):
        one.wait_for("Copper sits on seat 2.")
        two.enter("say well met", "name Zinc", "swap 0", "leave")
        one.wait_for("Copper: well met")
        one.wait_for("Copper is called Zinc now.")
        one.wait_for("Zinc would like to change chairs with you; `swap 2` agrees.")
        one.wait_for("Zinc leaves seat 2.")
        assert two.end() == 0
        assert f"{GOODBYE}\n" in two.shown


def open_from(terminal: Terminal) -> str:
    """Open a table of three from a terminal; gives its link."""
    terminal.wait_for("new, or quit) > ")
    terminal.enter("new", "saboteur(seats=3)", "0")
    return terminal.wait_for("\n  0. ").split()[-2]


def test_the_host_alone_seats_bots_and_sends_them_away(server: Server, tmp_path: Path) -> None:
    with Terminal(tmp_path / "one", server.url, "--name", "Rusty") as one:
        link = open_from(one)
        with Terminal(tmp_path / "two", link, "--name", "Copper") as two:
            two.wait_for(READY)
            two.enter("bots random")
            two.wait_for("Only the host of the table may do that.")
        one.enter("bots genius", "bots random", "remove 2", "bots")
        one.wait_for("saboteur has no bot 'genius'; it has random, novice, regular.")
        one.wait_for(", the bot random, sits on seat 2.")
        one.wait_for(" leaves seat 2.")
        one.wait_for(", the bot regular, sits on seat 2.")


def test_the_host_takes_a_word_and_gives_it_back_and_abuse_is_reported(
    server: Server, tmp_path: Path
) -> None:
    with Terminal(tmp_path / "one", server.url, "--name", "Rusty") as one:
        link = open_from(one)
        with Terminal(tmp_path / "two", link, "--name", "Copper") as two:
            two.wait_for(READY)
            one.wait_for("Copper")
            one.enter("silence 1")
            two.wait_for("You may not speak any more.")
            two.enter("say a bad word")
            two.wait_for("The host has taken your word")
            one.enter("report seat 1 says bad words", "silence 1")
            two.wait_for("You may speak again.")
            two.enter("say sorry")
            one.wait_for("Copper: sorry")
        reports = Path(f"{server.database}.reports.jsonl")
        assert "seat 1 says bad words" in reports.read_text()


def test_the_host_silences_and_removes_one_who_watches(server: Server, tmp_path: Path) -> None:
    with Terminal(tmp_path / "one", server.url, "--name", "Rusty") as one:
        link = open_from(one)
        with Screen(tmp_path / "two", link, "--watch", "--name", "Copper") as two:
            two.wait_for("sit, say TEXT")
            two.enter("say nice maze")
            shown = one.wait_for(": nice maze")
            number = shown.rpartition("spectator ")[2].partition(":")[0]
            one.enter(f"silence {number}", "chairs")
            one.wait_for(f"Watching: spectator {number} (silenced)")
            two.enter("say ugly maze")
            two.wait_for("The host has taken your word")
            one.enter(f"remove {number}")
            two.wait_for("The host has asked you to leave this table.")
            assert two.end() == 1
            assert "lost" not in two.shown
            assert "To come back" not in two.shown
        again = command("join", link, "--watch", XDG_STATE_HOME=str(tmp_path / "two"))
        assert (again.returncode, again.stderr.count("\n")) == (2, 1)
        assert "The host has asked you to leave this table." in again.stderr


def test_a_door_that_the_host_shuts_is_told_and_has_a_new_link(
    server: Server, tmp_path: Path
) -> None:
    with Terminal(tmp_path / "one", server.url, "--name", "Rusty") as one:
        link = open_from(one)
        one.wait_for(READY)
        with Terminal(tmp_path / "two", link, "--name", "Copper") as two:
            two.wait_for(READY)
            one.enter("door", "invite")
            two.wait_for("The host has shut the door")
            one.wait_for("The host has shut the door")
            one.wait_for("may come in: ")
            new = one.wait_for("\n").strip()
            with Terminal(tmp_path / "three", new, "--name", "Zinc") as three:
                three.wait_for("You sit on seat 2.")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "'dance' is nothing that can be done now; ? says what is."),
        ("swap", "Name a seat by its number: swap 2"),
        ("remove me", "Name a seat or a spectator by its number: remove 2"),
        ("remove 0123", "Name a seat or a spectator by its number: remove 2"),
        ("remove 4711", "Only the host of the table may do that."),
        ("door", "Only the host of the table may do that."),
        ("sit 9", "There is no seat 9 at this table; the last is 2."),
        ("name", "Say how you want to be called: name Dagna"),
        ("say", "Say what: say well dug!"),
        ("silence", "Name a seat or a spectator by its number: silence 2"),
        ("report", "Say what happened: report seat 2 swears"),
        ("/dance", "'/dance' is no command; ? lists them."),
        ("?", "ready          be ready: when all are, the cards are dealt"),
        ("", "  0. Rusty, you"),
    ],
)
def test_what_is_typed_before_the_deal_is_answered(
    typed: str, answer: str, server: Server, tmp_path: Path
) -> None:
    link = open_table(server, "saboteur", **THREE)
    with Terminal(tmp_path, link, "--name", "Rusty") as one:
        one.wait_for(READY)
        one.enter(typed)
        one.wait_for(answer)
        one.wait_for(READY)


def test_an_invitation_leads_to_a_table_that_nobody_can_find(
    server: Server, tmp_path: Path
) -> None:
    with Terminal(tmp_path / "one", open_unlisted(server), "--name", "Rusty") as one:
        one.wait_for(READY)
        one.enter("invite")
        shown = one.wait_for(READY)
        assert "█▀" in shown
        link = re.search(r"http://\S+#\S+", shown)
        assert link is not None
        words = ["join", link[0].partition("#")[0], "--name", "Copper"]
        refused = command(*words, XDG_STATE_HOME=str(tmp_path / "two"))
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert "There is no such table, or you need its invitation." in refused.stderr
        with Terminal(tmp_path / "three", link[0], "--name", "Copper") as three:
            three.wait_for("You sit on seat 1.")


def open_unlisted(server: Server) -> str:
    """The link of a host to a table that is not listed, with its invitation."""
    from motherlode.server.client import Guest

    host = Guest(server.url)
    return host.invitation(host.open("saboteur", listed=False, **THREE))


# During the game


def test_a_refused_move_names_its_clause_and_is_asked_again(server: Server, tmp_path: Path) -> None:
    with deal_for_one(server, tmp_path) as one:
        one.enter("keep 2", "999", "dig cross here", "rules 13", "1")
        one.wait_for("It is time to play a card or to pass. (SAB-9)\n")
        one.wait_for("The moves are numbered 1 to ")
        one.wait_for("a cell is COLUMN,ROW, as 3,-1; not 'here'")
        one.wait_for("SAB-13  `placement`")
        one.wait_for("\nYou ")


def test_a_claim_is_told_to_all_and_judged_in_the_end(server: Server, tmp_path: Path) -> None:
    with deal_for_one(server, tmp_path) as one:
        one.enter("claim", "claim I am a", "claim 99", "claim i am a digger")
        one.wait_for(" 7) I am a digger\n")
        one.wait_for("'I am a' is no claim: `claim` lists them.")
        one.wait_for("The claims are numbered 1 to 14: `claim` lists them.")
        one.wait_for("You say: I am a digger\n")
        play_out([one], seed=1)
        said = "saboteur" if "You are a SABOTEUR" in one.shown else "digger"
        mark, count = ("(true)", "all true") if said == "digger" else ("(false)", "1 false")
        ending = one.shown.partition(OVER)[2]
        assert f"\nYou say: I am a digger {mark}\nYou made 1 claim, {count}.\n" in ending


def test_who_leaves_is_played_for_and_may_come_back(server: Server, tmp_path: Path) -> None:
    link = open_table(server, "duel", options={"first_player": "green"})
    with Terminal(tmp_path, link, "--name", "Rusty") as one:
        one.wait_for(READY)
        with join(link, "Copper") as copper:
            copper.ready()
            one.enter("ready", "leave", "back")
            one.wait_for("The bot regular plays for you now; `back` takes your chair again.")
            one.wait_for("You play on your own again.")


def test_a_connection_that_is_lost_is_found_again(tmp_path: Path) -> None:
    with running(tmp_path) as server, deal_for_one(server, tmp_path / "one") as one:
        server.stop()
        one.wait_for("The connection is lost; trying to find it again.\n")
        one.enter("1")
        one.wait_for("That is sent when the connection is back.\n")
        server.start()
        told = one.wait_for("\nYou ")
        assert told.count("The connection is back.") == 1
        one.wait_for(MOVE_HINT)


# Who one is


def test_whoever_comes_back_is_the_same_guest(server: Server, tmp_path: Path) -> None:
    link = open_table(server, "saboteur", **THREE)
    with Terminal(tmp_path, link, "--name", "Rusty") as first:
        first.wait_for(READY)
        assert first.end() == 0
        assert f"Your chair stays yours: motherlode join {link}\n" in first.shown
    with Terminal(tmp_path, link) as second:
        second.wait_for("  0. Rusty, you\n")
    with Terminal(tmp_path, link, "--new-guest", "--name", "Copper") as third:
        third.wait_for("You sit on seat 1.")


def test_tokens_are_kept_in_a_file_of_the_users_own(server: Server, tmp_path: Path) -> None:
    command("join", server.url, "--name", "Rusty", XDG_STATE_HOME=str(tmp_path))
    kept = tmp_path / "motherlode" / "guests.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert server.url in kept.read_text()


def test_a_server_that_forgot_its_guests_takes_one_in_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        command("join", server.url, "--name", "Rusty", XDG_STATE_HOME=str(tmp_path))
        server.stop()
        server.database.unlink()
        server.start()
        with Terminal(tmp_path, open_table(server, "saboteur", **THREE)) as one:
            one.wait_for("You sit on seat 0.")


# Watching, and the end


def test_a_spectator_sees_the_game_without_anything_secret(server: Server, tmp_path: Path) -> None:
    with deal_for_one(server, tmp_path / "one", "--ascii") as one:
        link = re.search(r"http://\S+/t/\S+", one.shown)
        assert link is not None
        with Terminal(tmp_path / "two", link[0], "--watch", "--ascii") as two:
            two.wait_for("Round 1: ")
            play_out([one], seed=3)
            assert two.end() == 0
            assert OVER in two.shown
            assert "..H.." in two.shown
            assert two.shown.isascii()
            assert one.shown.isascii()
            assert "You drew" in one.shown
            assert "You" not in two.shown.partition(OVER)[0]


def test_the_same_people_play_again(server: Server, tmp_path: Path) -> None:
    with deal_for_one(server, tmp_path) as one:
        play_out([one], seed=5)
        one.enter("1", "rematch")
        one.wait_for("The game is over. ? says what can be typed.")
        one.wait_for("  0. Rusty, you, the host\n")
        one.wait_for(READY)
        one.enter("ready")
        one.wait_for(MOVE_HINT)


def test_a_hint_comes_from_the_server_when_one_is_asked(server: Server, tmp_path: Path) -> None:
    link = open_table(server, "duel", options={"first_player": "green"})
    with Terminal(tmp_path / "one", link, "--name", "Rusty") as one:
        one.wait_for(READY)
        with Terminal(tmp_path / "two", link, "--name", "Copper") as two:
            two.wait_for(READY)
            one.enter("ready")
            two.enter("ready")
            one.wait_for(MOVE_HINT)
            one.enter("hint")
            shown = one.wait_for(MOVE_HINT)
            assert re.search(r"Hint: \w+ .*\n  .*\.\n", shown)


# In another language


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_table_is_opened_and_played_at_in_another_language(
    server: Server, tmp_path: Path, language: str
) -> None:
    words = Catalogue(language)
    with Terminal(tmp_path, server.url, "--name", "Rusty", "--language", language) as one:
        one.wait_for(words.text("online.chooseNone").rpartition(", ")[2])
        one.enter("new", "saboteur(seats=3, rounds=1)", "2", "random")
        one.wait_for(words.text("lobby.seated"))
        one.enter("?", "dance", "sit 9", "swap 0", "say", "chairs", "ready")
        one.wait_for(words.text("prompt.move", numbers="").partition(", ")[2])
        one.enter("?", "claim", "claim 1", "back", "dance", "quit")
        assert one.end() == 0
    assert english_in(one.shown) == []
    assert words.text("play.says.you", claim="8,-2") in one.shown
    assert words.said("You have not left your chair.") in one.shown
    assert words.text("online.goodbye") in one.shown
