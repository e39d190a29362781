"""Compiling while somebody plays: a process of its own, of low priority, that outlives its starter.

What it is doing stands in a note that the running program reads (`motherlode.build`), what it says
in a log. Whoever waits for the compiled engine holds the same guard.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

from tools import builds, environment, memory
from tools.guard import HANDED, alone, if_free
from tools.package import ROOT, switches
from tools.trouble import Trouble

SETTING_UP = Path(builds.HOME) / "guard"
"""Held by whoever changes the environment."""
COMPILING = Path(builds.HOME) / "compiling"
"""Held by whoever compiles."""
NOTE = Path(builds.HOME) / "compiling.json"
LOG = Path(builds.HOME) / "compiling.log"
NEEDED = 2 * 1024**3
"""Free memory without which compiling aside is not begun: gcc takes most of it."""
BEAT = 5.0
"""Seconds between signs of life, the note's time stamps."""
TRIES = 5
"""Sources may be edited while they are compiled; not for ever, though."""
LOWEST = 19
AUTOGROUP = Path("/proc/self/autogroup")
APART = 0
if sys.platform == "win32":
    APART = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    APART |= subprocess.BELOW_NORMAL_PRIORITY_CLASS
HELD = "held"
"""The word for a process that got the guard from its starter."""
BUSY = "The engine is being compiled already; waiting for that …"


def begin_aside(root: Path) -> None:
    """Compile in a process of its own, unless one is at it or there is too little memory."""
    with if_free(root / COMPILING) as guard:
        if guard is None:
            return
        available = memory.free()
        if available is not None and available < NEEDED:
            write_note(root, switches.LATER)
            return
        # Before the process is there: who starts now has something to read.
        write_note(root, switches.RUNNING)
        with (root / LOG).open("w") as log:
            subprocess.Popen(
                [sys.executable, "-m", "tools.compiling", str(root), *([HELD] if HANDED else [])],
                cwd=ROOT,
                env=environment.clean_env(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # The guard goes over to it: between the two, nobody else can take it.
                pass_fds=[guard.fileno()] if HANDED else [],
                # Neither Ctrl-C nor a closed terminal reaches it.
                start_new_session=sys.platform != "win32",
                creationflags=APART,
            )


def main(root: Path, *, held: bool) -> None:
    """Compile, and hold the guard meanwhile if the starter did not hand it over."""
    if held:
        compile_and_tell(root)
        return
    with if_free(root / COMPILING) as guard:
        if guard is not None:
            compile_and_tell(root)


def compile_and_tell(root: Path) -> None:
    """Compile until the engine is that of the sources, and note how it goes."""
    stand_back()
    write_note(root, switches.RUNNING)
    threading.Thread(target=show_life, args=[root / NOTE], daemon=True).start()
    try:
        compile_what_is_there(root)
    except (Trouble, OSError, builds.NotCompiled) as problem:
        print(getattr(problem, "details", ""), f"\n{problem}", sep="", flush=True)
        write_note(root, switches.FAILED)
    else:
        write_note(root, switches.READY)


def compile_what_is_there(root: Path) -> None:
    """Make the compiled copy of the sources; again if they were edited meanwhile."""
    if not environment.ready(root, ["play"]):
        raise Trouble("The locks were changed meanwhile: the next start sets up anew.")
    with alone(root / SETTING_UP):
        if not environment.ready(root, ["build"]):
            environment.prepare(root, ["build"])
    for _ in range(TRIES):
        stamp = environment.read_stamp(root)
        assert stamp is not None
        if builds.chosen(root, stamp.tag) is not None:
            return
        builds.compile_anew(root, stamp.tag)


def stand_back() -> None:
    """Leave the machine to whoever plays, and end as a whole when asked to."""
    if sys.platform == "win32":
        return  # it was started so
    os.nice(LOWEST)
    # Linux may weigh whole sessions against each other, and this is one of its own.
    with suppress(OSError):
        AUTOGROUP.write_text(str(LOWEST))
    signal.signal(signal.SIGTERM, stop_all)


def stop_all(_number: int, _frame: object) -> None:
    """End, and all that was started here with it: a compiler alone would go on for minutes."""
    if sys.platform != "win32":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.killpg(0, signal.SIGTERM)
    sys.exit(128 + signal.SIGTERM)


def write_note(root: Path, state: str) -> None:
    """Say how compiling goes, for the programs that run meanwhile."""
    place = root / NOTE
    fresh = place.with_name(f"{builds.SCRATCH}note-{os.getpid()}")
    # Where not even a note can be written, nothing is lost: it is only news.
    with suppress(OSError):
        fresh.write_text(json.dumps({"state": state}) + "\n")
        fresh.replace(place)


def show_life(note: Path) -> None:
    """Touch the note again and again: one that was left behind by a killed process grows old."""
    pause = threading.Event()
    while not pause.wait(BEAT):
        with suppress(OSError):
            os.utime(note)


if __name__ == "__main__":
    main(Path(sys.argv[1]), held=HELD in sys.argv[2:])
