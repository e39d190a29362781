"""What hostile clients send over HTTP."""

from typing import Final
from urllib.parse import quote

from hypothesis import strategies as st

from motherlode.server.web.api import COMMAND_PATHS
from tests.server.hostile.frames import almost_commands, broken_json, commands, noise
from tests.server.wire.texts import hostile_texts

METHODS: Final = ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"]
TRAVERSALS: Final = [
    "/static/../../../../etc/passwd",
    "/static/%2e%2e/%2e%2e/config.py",
    "/static/..%2f..%2fconfig.py",
    "/static//etc/passwd",
    "/static/%00",
    "/static/" + "a" * 5000,
    "/static/" + "a/" * 500,
    "//evil.example/",
    "/t/..%2f..%2fetc%2fpasswd",
]
ODD_HOSTS: Final = [
    "",
    "[",
    "]",
    "[::1",
    "a b",
    "127.0.0.1@evil.example",
    "\xff",
    "evil.example",
    ":",
]
ODD_ORIGINS: Final = ["null", "http://[", "http://evil.example", "//", "\xe9", "http://127.0.0.1@e"]


def bodies() -> st.SearchStrategy[bytes]:
    """Whatever may be posted: noise, almost right, right and not allowed, too large."""
    small = st.one_of(noise(), broken_json(), almost_commands(), commands())
    return st.one_of(
        small.map(lambda body: body if isinstance(body, bytes) else body.encode()),
        st.sampled_from([8193, 10**6]).map(lambda size: b"{" + b" " * size + b"}"),
    )


def paths(table: str) -> st.SearchStrategy[str]:
    """Paths of the table and of others, and such as lead nowhere; never the one to leave it."""
    tables = st.one_of(
        st.just(table),
        st.sampled_from(["AAAAAAAAAAAA", "..", "%2e%2e", "a%3Fb", "%00", "x" * 3000]),
        hostile_texts(40, shortest=1).map(lambda text: quote(text, safe="")),
    )
    names = sorted(
        {*COMMAND_PATHS, "entry", "invitation", "record", "replay", "events", "socket", "why"}
    )
    inside = st.sampled_from(["", *(name for name in names if name != "leave")])
    at_tables = st.builds("/api/tables/{}/{}".format, tables, inside)
    others = st.sampled_from(["/", "/api", "/api/", "/api/guests", "/api/tables", "/api/health"])
    return st.one_of(at_tables, at_tables, others, st.sampled_from(TRAVERSALS))


def queries() -> st.SearchStrategy[str]:
    """What may stand behind the question mark; nothing waits long."""
    values = st.sampled_from(["-1", "1e9", "9" * 400, "%00", "\u0663", "x", "", "0", "packed"])
    return st.lists(
        st.builds("{}={}".format, st.sampled_from(["since", "form", "seat", "w"]), values),
        max_size=3,
    ).map(lambda parts: quote("?" + "&".join(parts), safe="?&=%") if parts else "")


def headers() -> st.SearchStrategy[dict[str, str]]:
    """Headers that are forged or odd."""
    text = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=40)
    some = {
        "Host": st.sampled_from(ODD_HOSTS),
        "Origin": st.sampled_from(ODD_ORIGINS),
        "Sec-Fetch-Site": st.sampled_from(["cross-site", "same-site", "none", ""]),
        "Authorization": st.sampled_from(
            ["Bearer", "Bearer  ", "Basic eDp4", "Bearer " + "A" * 43]
        ),
        "Cookie": st.one_of(
            text.map("motherlode={}".format),
            st.sampled_from(
                ['motherlode="\\377\\000"', "motherlode=", ";;;=", "__Host-motherlode=x"]
            ),
        ),
        "X-Forwarded-For": st.just("127.0.0.1"),
        "X-Forwarded-Proto": st.sampled_from(["https", "gopher"]),
        "Content-Type": st.sampled_from(["text/html", "multipart/form-data", ""]),
        "Range": st.sampled_from(["bytes=0-0,1-1", "bytes=-1", "bytes=9-1"]),
        "If-None-Match": text,
        "Expect": st.just("100-continue"),
        "X-Long": st.just("x" * 60_000),
    }
    return st.fixed_dictionaries({}, optional=some)
