"""Tests with processes run on the plain event loop and on the one that the server prefers."""

from tests.server.minds.conftest import new_loop as new_loop
