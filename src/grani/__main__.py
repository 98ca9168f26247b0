"""``python -m grani`` is ``grani``."""

from __future__ import annotations

import sys

from grani.cli import main

if __name__ == "__main__":
    sys.exit(main())
