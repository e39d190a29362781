"""Pages and files for browsers: found, compressed, kept, and never anything else."""

import gzip
import http.client
import json
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from motherlode.draw.art import COMMON, names, sprite, supplement
from motherlode.games.registry import GAMES
from motherlode.server.config import Limits
from motherlode.server.web.pages import ADDRESSES, STATIC, page_routes, pictures_of
from motherlode.server.web.shelf import TYPES, Shelf, word_items
from motherlode.words.catalogue import WHOLE, WORDS, languages, read_parts
from tests.server.live import Server, running

PAGE = "<!doctype html>\n<!-- modules -->\n<title>Motherlode</title>\n"
LEAN = (".js", ".css")
LOADED = (
    r"looks\.js|app/main\.js|all\.(?:js|css)|games/.*(?:all\.js|\.css)|icon\.svg|.*\.webmanifest"
)
"""What a browser loads of the client's files: parcels, no modules, and nothing that few ask for."""
SCREEN = 6_000
"""Bytes, compressed, that a big screen loads besides."""
SMALL = 150_000
"""Bytes, compressed: start, lobby and the tables of all five games."""
SHARED = "mine"
"""What three of the games have in common; counted for all."""
IN_WORDS = "text/"
"""The board and the moves in words: loaded by those who ask for them, and counted apart."""
ON_REQUEST = 16_000
"""Bytes, compressed: replays, the games of a device and the settings, together."""
FEW = 12_000
"""Bytes, compressed: what the words of a table's board and moves weigh besides."""
DIG = "export const dig = () => 'dug';\n" * 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server, with the client as it ships."""
    with running(tmp_path_factory.mktemp("pages")) as server:
        yield server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small client."""
    files = {
        "index.html": PAGE,
        "main.js": "import { dig } from './parts/dig.js';\n",
        "parts/dig.js": DIG,
        "games/duel/face.js": "export const face = {};\n",
        "parts/dig.d.ts": "export function dig(): string;\n",
        "mine.css": "main { color: black }\n",
        "words/en/start.json": '{"start.title": "Motherlode"}',
        "words/en/games/duel.json": '{"duel.ask": "Whose turn?"}',
        "words/en/table.json": '{"table.turn.one": "a", "table.turn.other": "b"}',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.fixture
def client(folder: Path) -> TestClient:
    """Asks for the small client, as one who works on it does."""
    return TestClient(Starlette(routes=page_routes(str(folder), str(folder / "words"))))


def ask(server: Server, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    """Ask a real server as nobody decodes the answer."""
    line = http.client.HTTPConnection("127.0.0.1", server.port)
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    body = answer.read()
    line.close()
    return answer, body


# The client as it ships


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_client_gives_the_page(server: Server, address: str) -> None:
    path = address.replace("{table}", "AAAAAAAAAAAA").replace("{game}", "saboteur")
    answer, body = ask(server, path)

    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert body.startswith(b"<!doctype html>")
    assert b"<title>" in body


def test_every_file_that_ships_is_served_as_what_it_is(server: Server) -> None:
    paths = [path for path in STATIC.rglob("*") if path.suffix in TYPES]
    assert paths
    lean = Shelf(STATIC, lean=True)
    for path in paths:
        name = path.relative_to(STATIC).as_posix()
        answer, body = ask(server, f"/static/{name}", **{"accept-encoding": "gzip"})
        assert answer.status == 200, name
        assert answer.headers["content-type"] == TYPES[path.suffix]
        packed = answer.headers.get("content-encoding") == "gzip"
        content = gzip.decompress(body) if packed else body
        assert content == lean.items[name].content
        assert content == path.read_bytes() or path.suffix in LEAN


def test_all_that_one_loads_to_play_every_game_is_small() -> None:
    assert weight("en", GAMES) < SMALL


@pytest.mark.parametrize("language", languages())
def test_replays_statistics_and_settings_need_little_more(language: str) -> None:
    lean, words = Shelf(STATIC, lean=True), word_items(WORDS)
    parts = [
        lean.items[f"{folder}/{file}"]
        for folder in ("mine", "replay", "settings")
        for file in ("all.js", "style.css")
    ]
    parts.append(words[f"{language}/pages/settings"])
    assert sum(len(part.packed) for part in parts) < ON_REQUEST


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_one_game_is_small_in_any_language(game: str, language: str) -> None:
    assert weight(language, [game]) < SMALL


@pytest.mark.parametrize("language", languages())
def test_a_big_screen_needs_little_more(language: str) -> None:
    lean, words = Shelf(STATIC, lean=True), word_items(WORDS)
    parts = [lean.items["tv/all.js"], lean.items["tv/style.css"], words[f"{language}/pages/tv"]]
    assert sum(len(part.packed) for part in parts) < SCREEN


def weight(language: str, games: Collection[str]) -> int:
    """How much a browser loads, compressed, from the start page to tables of these games."""
    parts = [*games, SHARED]

    def wanted(path: str) -> bool:
        is_ours = not path.startswith("games/") or path.split("/")[1].partition(".")[0] in parts
        return is_ours and IN_WORDS not in path

    lean, words = Shelf(STATIC, lean=True), word_items(WORDS)
    items = [
        lean.page,
        *(pictures_of(name) for name in (COMMON, *games)),
        *(item for path, item in lean.items.items() if re.fullmatch(LOADED, path) and wanted(path)),
        words[language],
        *(words[f"{language}/games/{part}"] for part in parts),
    ]
    assert len(items) > 10
    return sum(len(item.packed) for item in items)


@pytest.mark.parametrize("language", languages())
def test_the_board_and_the_moves_in_words_are_small(language: str) -> None:
    lean, words = Shelf(STATIC, lean=True), word_items(WORDS)
    items = [
        item
        for path, item in lean.items.items()
        if re.fullmatch(rf".*{IN_WORDS}(all\.js|.*\.css)", path)
    ]
    assert len(items) == len(["all.js", "style.css"]) + len(GAMES) + len([SHARED])
    assert sum(len(item.packed) for item in [*items, words[f"{language}/pages/text"]]) < FEW


def test_a_page_may_load_from_its_own_server_and_from_nowhere_else(server: Server) -> None:
    answer, _ = ask(server, "/")
    policy = dict(
        rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; ")
    )

    assert policy.pop("img-src") == "'self' data:"
    own = {"script-src", "style-src", "connect-src", "font-src", "manifest-src"}
    assert {rule for rule, where in policy.items() if where == "'self'"} == own
    none = {"default-src", "base-uri", "form-action", "frame-ancestors"}
    assert {rule for rule, where in policy.items() if where == "'none'"} == none
    assert policy.keys() == own | none
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path",
    [
        "/static/",
        "/static/nothing.js",
        "/static/../config.py",
        "/static/%2e%2e/config.py",
        "/art/chess.svg",
        "/art/..%2fsaboteur.svg",
        "/words/xx.json",
        "/words/..json",
        "/words/en/games/chess.json",
        "/words/en/start.json",
        "/nowhere",
    ],
)
def test_there_is_nothing_else(server: Server, path: str) -> None:
    answer, body = ask(server, path)

    assert answer.status == 404
    assert json.loads(body)["code"] == "no-path"


def test_nobody_reloads_a_page_too_often(server: Server) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port)
    found = set()
    for _ in range(2 * Limits().requests.burst):
        line.request("GET", "/static/index.html")
        answer = line.getresponse()
        answer.read()
        found.add(answer.status)
    line.close()

    assert found == {200}


def test_to_have_no_icon_is_no_fault(server: Server) -> None:
    answer, body = ask(server, "/favicon.ico")

    assert (answer.status, body) == (204, b"")


@pytest.mark.parametrize("language", languages())
def test_the_words_for_browsers_are_served_and_no_others(server: Server, language: str) -> None:
    for part, texts in read_parts(WORDS / language).items():
        answer, body = ask(server, f"/words/{language}{part and f'/{part}'}.json")
        if part == WHOLE or part.startswith(("games/", "pages/")):
            assert json.loads(body) == texts
        else:
            assert answer.status == 404, part


def test_the_page_of_a_lean_client_names_one_script_and_one_style_sheet(server: Server) -> None:
    _, body = ask(server, "/")
    page = body.decode()

    assert re.findall(r'"stylesheet" href="(.*?)"', page) == ["/static/all.css"]
    assert re.findall(r'"modulepreload" href="(.*?)"', page) == ["/static/all.js"]
    _, style = ask(server, "/static/all.css")
    assert style.startswith(Shelf(STATIC, lean=True).items["styles/base.css"].content)


# Any client


def test_the_page_names_its_modules_in_order_but_those_of_single_games(client: TestClient) -> None:
    page = client.get("/t/AAAAAAAAAAAA").text

    assert page == PAGE.replace(
        "<!-- modules -->",
        '<link rel="modulepreload" href="/static/main.js">\n'
        '<link rel="modulepreload" href="/static/parts/dig.js">',
    )


def test_what_is_not_for_browsers_is_not_served(client: TestClient) -> None:
    assert client.get("/static/parts/dig.js").status_code == 200
    assert client.get("/static/parts/dig.d.ts").status_code == 404


def test_a_file_is_compressed_for_those_who_take_it_so(client: TestClient) -> None:
    packed = client.get("/static/parts/dig.js", headers={"accept-encoding": "br, gzip"})
    plain = client.get("/static/parts/dig.js", headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(DIG) / 4
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == DIG
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] != plain.headers["etag"]


def test_who_has_the_file_is_told_so_and_sent_nothing(client: TestClient) -> None:
    first = client.get("/static/main.js")
    again = client.get("/static/main.js", headers={"if-none-match": first.headers["etag"]})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


def test_an_edited_file_is_seen_at_the_next_request(client: TestClient, folder: Path) -> None:
    first = client.get("/static/main.js")
    (folder / "main.js").write_text("// edited\n")
    (folder / "more.js").write_text("// new\n")
    again = client.get("/static/main.js", headers={"if-none-match": first.headers["etag"]})

    assert (again.status_code, again.text) == (200, "// edited\n")
    assert "/static/more.js" in client.get("/").text


def test_the_files_of_a_language_are_one_catalogue(client: TestClient) -> None:
    answer = client.get("/words/en.json")

    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == {
        "start.title": "Motherlode",
        "table.turn.one": "a",
        "table.turn.other": "b",
    }
    assert client.get("/words/en/games/duel.json").json() == {"duel.ask": "Whose turn?"}


def test_an_edited_catalogue_is_seen_at_the_next_request(client: TestClient, folder: Path) -> None:
    (folder / "words/en/start.json").write_text('{"start.title": "Anew"}')

    assert client.get("/words/en.json").json()["start.title"] == "Anew"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            '{"table.turn.one": "again"}',
            r"twice\.json: 'table\.turn\.one' is said already",
        ),
        ('{"broken', r"words/en/twice\.json: "),
        ('["no", "words"]', r"words/en/twice\.json: "),
        ('{"table.turns": {"one": "no text"}}', r"words/en/twice\.json: "),
    ],
)
def test_a_catalogue_that_is_wrong_says_where(folder: Path, text: str, complaint: str) -> None:
    (folder / "words/en/twice.json").write_text(text)

    with pytest.raises(ValueError, match=complaint):
        word_items(folder / "words")


@pytest.mark.parametrize("game", names())
def test_the_pictures_of_a_game_are_sent_as_they_are_drawn(server: Server, game: str) -> None:
    answer, body = ask(server, f"/art/{game}.svg", **{"accept-encoding": "gzip"})

    assert answer.headers["content-type"] == "image/svg+xml"
    drawn = sprite(game) if game == COMMON else supplement(game)
    assert gzip.decompress(body).decode() == drawn
