"""Pages of other sites, other names for the server, cookies, and headers that browsers obey."""

from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from typing import Final

import pytest

from tests.server.hostile.honest import HonestTable, nothing_changes
from tests.server.hostile.strangers import Answer, Stranger, hear, hear_out
from tests.server.live import Server, running

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ELSEWHERE: Final = [
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "https://127.0.0.1.evil.example"},
    {"Sec_Fetch_Site": "cross-site"},
    {"Sec_Fetch_Site": "same-site"},
    {"Origin": "http://evil.example", "Sec_Fetch_Site": "same-origin"},
    {},
]


class Browser(Stranger):
    """A stranger with a cookie instead of a token."""

    cookie: str = ""

    @property
    def page(self) -> str:
        """The origin of the server's own pages."""
        return f"http://127.0.0.1:{self.port}"

    def arrive(self) -> "Browser":
        """Get a cookie."""
        morsel = cookie_of(self.ask("POST", "/api/guests", {}, Origin=self.page))
        self.cookie = f"{morsel.key}={morsel.value}"
        return self


def cookie_of(answer: Answer) -> "Morsel[str]":
    """The one cookie that an answer sets."""
    (morsel,) = SimpleCookie(answer.cased["Set-Cookie"]).values()
    return morsel


@pytest.fixture
def browser(honest: HonestTable) -> Browser:
    """A browser with a cookie of the server."""
    return Browser(honest.server.port).arrive()


def test_a_cookie_is_out_of_reach_of_scripts_and_of_other_sites(honest: HonestTable) -> None:
    stranger = Browser(honest.server.port)
    morsel = cookie_of(stranger.ask("POST", "/api/guests", {}, Origin=stranger.page))
    assert morsel.key == "motherlode"
    assert (morsel["httponly"], morsel["samesite"], morsel["path"]) == (True, "lax", "/")
    assert (morsel["secure"], morsel["domain"]) == ("", "")


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy on the same machine."""
    with running(tmp_path_factory.mktemp("proxied"), behind_proxy="true") as server:
        yield server


def test_over_tls_the_cookie_is_bound_to_the_host(proxied: Server) -> None:
    # Only a proxy on the server's own address is believed.
    stranger = Stranger(proxied.port, address="127.0.0.1")
    secure = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "192.0.2.7"}
    made = stranger.ask("POST", "/api/guests", {}, **secure)
    morsel = cookie_of(made)
    assert (morsel.key, morsel["secure"], morsel["httponly"]) == ("__Host-motherlode", True, True)
    assert (morsel["path"], morsel["domain"]) == ("/", "")
    wish, own = {"game": "saboteur"}, f"https://127.0.0.1:{proxied.port}"
    cookie = f"{morsel.key}={morsel.value}"
    ask = {"Origin": own, **secure}
    assert stranger.ask("POST", "/api/tables", wish, Cookie=cookie, **ask).status == 201
    plain = f"motherlode={morsel.value}"
    assert stranger.ask("POST", "/api/tables", wish, Cookie=plain, **ask).status == 401


def test_a_server_without_a_proxy_believes_nobody_about_tls(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port, address="127.0.0.1")
    made = stranger.ask("POST", "/api/guests", {}, X_Forwarded_Proto="https")
    assert cookie_of(made).key == "motherlode"


def test_the_own_page_may_do_everything(browser: Browser) -> None:
    wish = {"game": "saboteur"}
    for header in ({"Origin": browser.page}, {"Sec_Fetch_Site": "same-origin"}):
        opened = browser.ask("POST", "/api/tables", wish, Cookie=browser.cookie, **header)
        assert opened.status == 201
    table = opened.data["table"]
    with browser.socket(table, Cookie=browser.cookie, Origin=browser.page) as connection:
        assert hear(connection)["you"]["host"] is True


@pytest.mark.parametrize("header", ELSEWHERE)
def test_a_post_from_elsewhere_with_a_cookie_is_refused(
    honest: HonestTable, browser: Browser, header: dict[str, str]
) -> None:
    with nothing_changes(honest):
        answer = browser.ask(
            "POST", "/api/tables", {"game": "saboteur"}, Cookie=browser.cookie, **header
        )
    assert (answer.status, answer.data["code"]) == (403, "foreign")


@pytest.mark.parametrize("header", [header for header in ELSEWHERE if "Origin" in header] + [{}])
def test_a_websocket_from_elsewhere_is_refused(
    honest: HonestTable, browser: Browser, header: dict[str, str]
) -> None:
    with (
        nothing_changes(honest),
        browser.socket(honest.id, Cookie=browser.cookie, **header) as connection,
    ):
        heard, code = hear_out(connection)
    assert (heard[0]["code"], code) == ("foreign", 4403)


def test_a_bearer_needs_no_origin(honest: HonestTable) -> None:
    program = Stranger(honest.server.port).become_guest()
    assert program.ask("POST", "/api/tables", {"game": "saboteur"}).status == 201
    with program.socket(honest.id) as connection:
        assert hear(connection)["type"] == "welcome"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "x@evil.example", "-"])
def test_a_name_that_nobody_gave_the_server_is_refused(honest: HonestTable, host: str) -> None:
    with nothing_changes(honest):
        for path in ("/", "/api/games", "/static/x"):
            answer = Stranger(honest.server.port).ask("GET", path, Host=host)
            assert (answer.status, answer.data["code"]) == (403, "foreign")


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "[::1]:8741", "192.168.0.7", "pi.local"]
)
def test_names_of_the_home_network_are_known(honest: HonestTable, host: str) -> None:
    assert Stranger(honest.server.port).ask("GET", "/api/games", Host=host).status == 200


def test_every_answer_has_the_headers_that_browsers_obey(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port)
    answers = {
        200: stranger.ask("GET", "/api/games"),
        201: stranger.ask("POST", "/api/guests", {}),
        400: stranger.ask("POST", "/api/guests", b"{"),
        401: stranger.ask("POST", "/api/tables", {"game": "saboteur"}),
        403: stranger.ask("GET", "/", Host="evil.example"),
        404: stranger.ask("GET", "/static/nothing.js"),
        405: stranger.ask("DELETE", "/api/tables"),
        409: stranger.become_guest().ask("POST", "/api/tables", {"game": "chess"}),
        413: stranger.ask("POST", "/api/guests", b" " * 9000),
    }
    for status, answer in answers.items():
        assert answer.status == status
        assert HEADERS.items() <= answer.headers.items()
        policy = answer.headers["content-security-policy"].split("; ")
        assert {"default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"} <= set(policy)
        assert "unsafe" not in answer.headers["content-security-policy"]


def test_the_page_itself_has_the_headers(honest: HonestTable) -> None:
    answer = Stranger(honest.server.port).ask("GET", "/")
    assert answer.status == 200
    assert HEADERS.items() <= answer.headers.items()


def test_nothing_under_api_is_kept_by_anybody(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port).become_guest()
    for path in ("games", "tables", "health", f"tables/{honest.id}", "tables/x", "nowhere"):
        answer = stranger.ask("GET", f"/api/{path}")
        assert answer.headers["cache-control"] == "no-store"
        assert stranger.ask("PUT", f"/api/{path}").headers["cache-control"] == "no-store"


def test_whoever_is_told_no_is_told_what_would_be_possible(honest: HonestTable) -> None:
    stranger = Stranger(honest.server.port)
    assert set(stranger.ask("DELETE", "/api/games").headers["allow"].split(", ")) >= {"get"}
    allowed = stranger.ask("DELETE", "/api/tables").headers["allow"]
    assert set(allowed.split(", ")) >= {"get", "post"}
