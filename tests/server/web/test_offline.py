"""The worker that keeps a page for times without a server; and what an installed client needs."""

import json
import re
import struct
from pathlib import Path

import pytest

from motherlode.server.web.offline import worker_item
from motherlode.server.web.pages import STATIC
from motherlode.server.web.shelf import Item, Shelf, word_items
from motherlode.words.catalogue import WORDS, Catalogue, languages
from tests.server.live import running
from tests.server.web.test_pages import ask

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def client() -> dict[str, Item]:
    """The client's files as they ship."""
    return Shelf(STATIC, lean=True).items


@pytest.fixture(scope="module")
def words() -> dict[str, Item]:
    """The catalogues as they ship."""
    return word_items(WORDS)


def kept_by(worker: Item) -> list[str]:
    """The addresses that a worker keeps."""
    said = re.match(rb"self\.kept=(.*);\n", worker.content)
    assert said
    files: list[str] = json.loads(said[1])["files"]
    return files


def test_the_worker_is_at_the_root_and_all_that_it_keeps_is_there(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        answer, body = ask(server, "/worker.js")

        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        kept = kept_by(Item(body, ".js"))
        assert kept[0] == "/static/offline/index.html"
        assert {f"/words/{language}/pages/offline.json" for language in languages()} < set(kept)
        for path in kept:
            assert ask(server, path)[0].status == 200, path


def test_what_the_page_without_a_server_names_is_kept(
    client: dict[str, Item], words: dict[str, Item]
) -> None:
    kept = kept_by(worker_item(client, words))
    page = client["offline/index.html"].content.decode()
    script = client["offline/page.js"].content.decode()

    named = re.findall(r'(?:href|src)="([^"]+)"', page) + re.findall(r"'(/static/[^']+)'", script)
    assert len(named) > 2
    assert set(named) <= set(kept)
    spoken = set(re.findall(r"'(offline\.\w+)'", script))
    assert spoken == {key for key in Catalogue("en").texts if key.startswith("offline.")}


@pytest.mark.parametrize("changed", ["offline/page.js", "icon.svg", "offline/worker.js"])
def test_a_worker_is_another_one_when_anything_that_it_keeps_has_changed(
    client: dict[str, Item], words: dict[str, Item], changed: str
) -> None:
    one = worker_item(client, words)
    other = worker_item({**client, changed: Item(b"// new", ".js")}, words)

    assert one.content == worker_item(client, words).content
    assert one.mark != other.mark


def test_no_script_of_the_client_is_kept(client: dict[str, Item], words: dict[str, Item]) -> None:
    scripts = [path for path in kept_by(worker_item(client, words)) if path.endswith(".js")]

    assert scripts == ["/static/offline/page.js"]
    assert b"import" not in client["offline/page.js"].content


def test_the_icons_are_what_the_manifest_says() -> None:
    icons = json.loads((STATIC / "manifest.webmanifest").read_bytes())["icons"]
    drawn = [icon for icon in icons if icon["type"] == "image/png"]

    assert {icon["purpose"] for icon in drawn} == {"any", "maskable"}
    for icon in drawn:
        head = (STATIC / icon["src"].removeprefix("/static/")).read_bytes()[:24]
        width, height = struct.unpack(">II", head[16:])
        assert head.startswith(PNG)
        assert icon["sizes"] == f"{width}x{height}"
