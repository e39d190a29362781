"""Finds a Python that is new enough, or says that there is none.

This file must be readable by any Python 3: no f-strings, nothing new.
"""

import os
import shutil
import sys

OLDEST = (3, 11)
NEWEST_TRIED = 20


def insist_on_new_python() -> None:
    """Go on if this Python is new enough; else start again with one that is, or give up."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(NEWEST_TRIED, OLDEST[1] - 1, -1):
        newer = shutil.which("python3." + str(minor))
        if newer:
            os.execv(newer, [newer] + sys.argv)  # noqa: RUF005  old Pythons
    sys.exit(
        "Motherlode needs Python 3.11 or newer, and this is "
        + ".".join(str(part) for part in sys.version_info[:3])
        + ": get a newer one from https://www.python.org/downloads/ or your system's packages."
    )
