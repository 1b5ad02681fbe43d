"""`python -m serai` is the command `serai`."""

import sys

from serai.cli import main

sys.exit(main())
