"""Tests with processes run on the plain event loop and on the one that the server prefers."""

import asyncio

import pytest
import uvloop

from tests.server.minds.playing import NewLoop


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def new_loop(request: pytest.FixtureRequest) -> NewLoop:
    """How an event loop is made."""
    made: NewLoop = request.param
    return made
