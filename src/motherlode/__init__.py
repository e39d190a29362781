"""Motherlode: five tunnel-digging board games on one engine."""

import os

__version__ = "0.1.0"

if os.environ.get("MOTHERLODE_REQUIRE_COMPILED"):
    from motherlode.build import insist_on_compiled

    insist_on_compiled()
