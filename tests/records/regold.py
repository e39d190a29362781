"""Write the kept records anew: `python -m tests.records.regold`, in a commit of its own.

Needed when the rules data of a game changes; for the format, a new number is the better way.
"""

from motherlode.core.record_text import write_text
from tests.records.making import KEPT_RECORDS, golden, golden_path

if __name__ == "__main__":
    for game, form in KEPT_RECORDS:
        golden_path(form, game).write_text(write_text(golden(form, game)), "utf-8")
        print(golden_path(form, game))
