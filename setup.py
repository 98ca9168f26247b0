"""Build: the rules are compiled with mypyc where a C compiler is present, the web pages with Node.

``GRANI_BUILD`` decides: ``auto`` (default) compiles and falls back to pure Python if the
compiler fails or is missing, ``compiled`` fails loudly instead, ``pure`` does not compile.

A wheel holds the web pages. ``GRANI_WEB`` decides: ``auto`` (default) takes those that are there,
else builds them, and goes on without them, with a warning, where there is no Node; ``built`` fails
loudly instead; ``skip`` leaves them as they are. Editable installs build none.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError
from setuptools.extension import Extension

from distutils import ccompiler, sysconfig  # isort: skip (the one that setuptools brings)

COMPILED = [
    "src/grani/arena/batch.py",
    "src/grani/bots/bot.py",
    "src/grani/bots/evaluator.py",
    "src/grani/bots/forge_*.py",
    "src/grani/bots/intuition.py",
    "src/grani/bots/network.py",
    "src/grani/bots/realms_*.py",
    "src/grani/bots/search.py",
    "src/grani/core/bits.py",
    "src/grani/core/contract.py",
    "src/grani/core/dice.py",
    "src/grani/core/observer.py",
    "src/grani/core/playout.py",
    "src/grani/core/simple_state.py",
    "src/grani/dice_forge/actions.py",
    "src/grani/dice_forge/boards/*.py",
    "src/grani/dice_forge/boxes/*.py",
    "src/grani/dice_forge/events.py",
    "src/grani/dice_forge/faces/*.py",
    "src/grani/dice_forge/hero.py",
    "src/grani/dice_forge/house.py",
    "src/grani/dice_forge/islands.py",
    "src/grani/dice_forge/kinds/*.py",
    "src/grani/dice_forge/ledger.py",
    "src/grani/dice_forge/names.py",
    "src/grani/dice_forge/resources.py",
    "src/grani/dice_forge/setup.py",
    "src/grani/dice_forge/stack.py",
    "src/grani/dice_forge/table.py",
    "src/grani/dice_forge/verbs/*.py",
    "src/grani/rolling_realms/actions.py",
    "src/grani/rolling_realms/dice.py",
    "src/grani/rolling_realms/events.py",
    "src/grani/rolling_realms/ledger.py",
    "src/grani/rolling_realms/realm.py",
    "src/grani/rolling_realms/realms/*.py",
    "src/grani/rolling_realms/resources.py",
    "src/grani/rolling_realms/setup.py",
    "src/grani/rolling_realms/sheet.py",
    "src/grani/rolling_realms/table.py",
    "src/grani/train/samples.py",
    "src/grani/train/teachers.py",
]
MODES = ("auto", "compiled", "pure")
WEB_MODES = ("auto", "built", "skip")
ROOT = Path(__file__).parent


def extensions() -> list[Extension]:
    """Give the extension modules of the chosen mode; none for a pure build."""
    mode = os.environ.get("GRANI_BUILD", "auto")
    if mode not in MODES:
        raise SystemExit(f"GRANI_BUILD={mode!r}: expected one of {', '.join(MODES)}")
    if mode == "pure":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if mode == "compiled":
            raise
        return []
    if trouble := compiler_trouble():
        if mode == "compiled":
            raise SystemExit(f"GRANI_BUILD=compiled: no C compiler works here: {trouble}")
        print(f"warning: the rules will be pure Python, no C compiler works here: {trouble}")
        return []
    sources = sorted(
        path.relative_to(ROOT).as_posix() for pattern in COMPILED for path in ROOT.glob(pattern)
    )
    # CFLAGS from the environment replace the interpreter's own, so all of them are given here.
    # Hidden symbols let the C compiler inline: worth a fifth of the speed.
    os.environ.setdefault("CFLAGS", "-O3 -DNDEBUG -fwrapv -fvisibility=hidden -ffp-contract=off")
    modules = mypycify([*sources, "--strict"], opt_level="3", debug_level="0")
    for module in modules:
        module.optional = mode == "auto"
    return [module for module in modules if isinstance(module, Extension)]


def compiler_trouble() -> str:
    """Try the C compiler on a line, before the minute that translating all rules takes."""
    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        line = Path(folder, "line.c")
        line.write_text("int grani = 1;\n")
        try:
            compiler.compile([str(line)], output_dir=folder)
        except (CCompilerError, BaseError, OSError) as wrong:
            return str(wrong) or type(wrong).__name__
    return ""


def build_pages() -> None:
    """Build the web pages that a wheel lacks."""
    mode = os.environ.get("GRANI_WEB", "auto")
    if mode not in WEB_MODES:
        raise SystemExit(f"GRANI_WEB={mode!r}: expected one of {', '.join(WEB_MODES)}")
    if mode == "skip" or (ROOT / "src/grani/server/static/index.html").is_file():
        return
    tools = runpy.run_path(str(ROOT / "tools" / "web.py"))
    try:
        tools["build"]()
    except tools["WebError"] as wrong:
        if mode == "built":
            raise SystemExit(f"the web pages cannot be built: {wrong}") from wrong
        print(f"warning: the wheel will hold no web pages: {wrong}")


class BuildWithPages(build_py):
    """Copies the package, after the pages that belong to it are there."""

    def run(self) -> None:
        if not self.editable_mode:
            build_pages()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPages})
