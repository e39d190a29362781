"""`python -m motherlode` is the same as `motherlode`."""

import sys

from motherlode.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
