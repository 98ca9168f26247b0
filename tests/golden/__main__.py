"""``python -m tests.golden``: write all playthroughs anew, to be looked at and committed."""

from __future__ import annotations

import sys

from tests.golden.playthrough import FOLDER, files, playthrough


def main() -> int:
    """Write every file that changed; remove those of configurations that are gone."""
    wanted = files()
    for path in sorted(FOLDER.glob("*.txt")):
        if path not in wanted:
            path.unlink()
            print(f"removed   {path.name}")
    for path, configuration in wanted.items():
        text = playthrough(configuration)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"written   {path.name}")
        else:
            print(f"unchanged {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
