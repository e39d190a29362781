"""Write the kept records anew: `python -m tests.records.regold`, in a commit of its own.

Needed when the rules data of Saboteur changes; for the format, a new number is the better way.
"""

from motherlode.core.record_text import write_text
from tests.records.making import FORMS, golden, golden_path

if __name__ == "__main__":
    for form in FORMS:
        golden_path(form).write_text(write_text(golden(form)), "utf-8")
        print(golden_path(form))
