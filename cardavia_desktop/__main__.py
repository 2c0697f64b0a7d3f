"""`python -m cardavia_desktop`: the same door as the command `cardavia-desktop`."""

import sys

from cardavia_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
