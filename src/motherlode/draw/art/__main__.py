"""Write the contact sheet: `python -m motherlode.draw.art sheet.html`, then look at it."""

import sys
from pathlib import Path

from motherlode.draw.art.sheets import contact_sheet

if len(sys.argv) != 2:
    sys.exit("python -m motherlode.draw.art FILE: writes an HTML page with every symbol")
Path(sys.argv[1]).write_text(contact_sheet(), "utf-8")
