"""Answers over HTTP: typed data as JSON, faults as one sentence, never a traceback."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from motherlode.server.store.base import StoreFailed
from motherlode.server.tables.refusing import Refusal
from motherlode.server.web.faults import Fault, not_now
from motherlode.server.wire import messages as m

LOG: Final = logging.getLogger("motherlode.web")
JSON: Final = "application/json"
BROKEN: Final = m.Fault(code="broken", sentence="The server failed; whoever runs it can read why.")

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


def answer(data: object, status: int = 200) -> Response:
    """Typed data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def safely(endpoint: Endpoint) -> Endpoint:
    """Turn whatever goes wrong into an answer."""

    async def guarded(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Fault as fault:
            return answer(fault.message, fault.status)
        except StoreFailed as failure:
            LOG.error("%s %s: %s", request.method, request.url.path, failure)
            return answer(not_now().message, not_now().status)
        except Refusal as refusal:
            return answer(m.Fault(code=refusal.code, sentence=refusal.sentence), 409)
        except Exception:
            LOG.exception("%s %s", request.method, request.url.path)
            return answer(BROKEN, 500)

    return guarded
