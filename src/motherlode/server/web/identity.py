"""Who asks: by a bearer token, or by the cookie of a browser that asks from our own page."""

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from motherlode.server.web.faults import foreign

PLAIN: Final = "motherlode"
SECURE: Final = "__Host-motherlode"
"""The cookie over TLS: no other site, path or subdomain can set it."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
A_YEAR: Final = 365 * 24 * 3600
LOCAL_NAMES: Final = frozenset({"localhost", "motherlode"})


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token that a program sends."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def token_of(connection: HTTPConnection) -> str | None:
    """The token of whoever asks."""
    bearer = bearer_of(connection)
    if bearer is not None:
        return bearer
    return connection.cookies.get(SECURE if is_secure(connection) else PLAIN)


def is_secure(connection: HTTPConnection) -> bool:
    """Whether TLS protects the connection."""
    return connection.url.scheme in ("https", "wss")


def set_cookie(response: Response, connection: HTTPConnection, token: str) -> None:
    """Give a browser its token, out of reach of scripts."""
    secure = is_secure(connection)
    response.set_cookie(
        SECURE if secure else PLAIN,
        token,
        max_age=A_YEAR,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


# Where a request comes from


def check_host(connection: HTTPConnection, origin: str) -> None:
    """Refuse names that nobody gave this server: another site's name may point here, too."""
    host = _host_of(f"//{connection.headers.get('host', '')}")
    if origin:
        good = host == urlsplit(origin).hostname
    else:
        good = host in LOCAL_NAMES or host.endswith(".local") or _is_address(host)
    if not good:
        raise foreign()


def check_origin(connection: HTTPConnection, *, method: str, socket: bool) -> None:
    """Refuse what another site's page makes a browser send.

    A program says who it is by a bearer token, which no page can make a browser send.
    """
    if bearer_of(connection) is not None or (method in SAFE and not socket):
        return
    headers = connection.headers
    if "origin" in headers:
        good = _same_origin(headers["origin"], headers.get("host", ""))
    elif socket:
        good = False
    elif "sec-fetch-site" in headers:
        good = headers["sec-fetch-site"] == "same-origin"
    else:
        # No browser sends neither; and what a cookie alone allows, only a browser may do.
        good = token_of(connection) is None
    if not good:
        raise foreign()


def _same_origin(origin: str, host: str) -> bool:
    return bool(host) and origin in (f"http://{host}", f"https://{host}")


def _host_of(url: str) -> str:
    """The name of the host in an address; none if it cannot be read."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
