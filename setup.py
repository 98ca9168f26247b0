"""Build: the rules are compiled with mypyc where a C compiler is present, the web pages with Node.

``GRANI_BUILD`` decides: ``auto`` (default) compiles and falls back to pure Python if the
compiler fails or is missing, ``compiled`` fails loudly instead, ``pure`` does not compile.

Where the compiler is gcc, the rules are compiled twice: the first build plays the games of
``tools/training.py``, the second is laid out for what was seen to happen there. ``GRANI_PGO``
decides: ``auto`` (default) goes on without where that fails, ``on`` fails loudly instead, ``off``
compiles once. Editable installs are compiled once.

A wheel holds the web pages. ``GRANI_WEB`` decides: ``auto`` (default) takes those that are there,
else builds them, and goes on without them, with a warning, where there is no Node; ``built`` fails
loudly instead; ``skip`` leaves them as they are. Editable installs build none.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build_ext import build_ext
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
    "src/grani/core/whole.py",
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
    "src/grani/dice_forge/reckoning.py",
    "src/grani/dice_forge/resources.py",
    "src/grani/dice_forge/setup.py",
    "src/grani/dice_forge/stack.py",
    "src/grani/dice_forge/table.py",
    "src/grani/dice_forge/verbs/*.py",
    "src/grani/envs/dice_forge.py",
    "src/grani/envs/many.py",
    "src/grani/envs/play.py",
    "src/grani/envs/rolling_realms.py",
    "src/grani/envs/sight.py",
    "src/grani/review/outlook.py",
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
PGO_MODES = ("auto", "on", "off")
WEB_MODES = ("auto", "built", "skip")
ROOT = Path(__file__).parent
TRAINING = ROOT / "tools" / "training.py"
TRAINING_SECONDS = 600
WATCHED = ["-fprofile-generate", "-fprofile-update=single"]
GUIDED = ["-fprofile-use", "-Wno-missing-profile"]


def chosen(variable: str, modes: tuple[str, ...]) -> str:
    """Give what a variable of the environment decides; the first mode if it is not set."""
    mode = os.environ.get(variable, modes[0])
    if mode not in modes:
        raise SystemExit(f"{variable}={mode!r}: expected one of {', '.join(modes)}")
    return mode


def extensions() -> list[Extension]:
    """Give the extension modules of the chosen mode; none for a pure build."""
    mode = chosen("GRANI_BUILD", MODES)
    chosen("GRANI_PGO", PGO_MODES)
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
    # Hidden symbols let the C compiler inline: worth a fifth of the speed. Bots must decide alike
    # on every machine, so none may fuse a product and a sum into one rounding.
    os.environ.setdefault("CFLAGS", "-O3 -DNDEBUG -fwrapv -fvisibility=hidden -ffp-contract=off")
    # What is only followed, such as what the commands import, need not be there to compile rules:
    # whether its types are right is the work of `make types`.
    modules = mypycify(
        [*sources, "--strict", "--follow-imports=silent"], opt_level="3", debug_level="0"
    )
    add_docstrings({Path(path) for module in modules for path in module.sources}, sources)
    for module in modules:
        module.optional = mode == "auto"
    return [module for module in modules if isinstance(module, Extension)]


def add_docstrings(written: set[Path], sources: list[str]) -> None:
    """Put the docstrings of the rules into the C that is about to be compiled."""
    tools = runpy.run_path(str(ROOT / "tools" / "docstrings.py"))
    docs = tools["gathered"]([ROOT / source for source in sources], ROOT / "src")
    tools["put_in"]([path for path in written if path.name.startswith("__native")], docs)


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


class BuildGuided(build_ext):
    """Compiles the rules; with gcc twice, so that the second build is guided by a profile.

    mypyc puts all rules into one library, and beside it a stub for each module, which only finds
    it. So it is the library alone that is compiled twice, after the stubs.
    """

    def build_extensions(self) -> None:
        self.extensions.sort(key=is_library)
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        mode = chosen("GRANI_PGO", PGO_MODES)
        if mode != "off" and is_library(ext) and not self.inplace:
            try:
                self.train(ext)
                self.compile_with(ext, GUIDED)
                return
            except (CCompilerError, BaseError, OSError, subprocess.SubprocessError) as wrong:
                if mode == "on":
                    raise SystemExit(
                        f"GRANI_PGO=on: no profile can be used here: {wrong}"
                    ) from wrong
                print(f"warning: the rules are compiled without a profile: {wrong}")
        super().build_extension(ext)

    def train(self, ext: Extension) -> None:
        """Have a build of the library note what happens in it while games are played."""
        gcc = self.compiler.compiler_so[0] if hasattr(self.compiler, "compiler_so") else ""
        if "Free Software Foundation" not in version_of(gcc):
            raise CCompilerError("the compiler is not gcc")
        for note in self.notes():
            note.unlink()
        # In its place, though it must not stay there: a compiled package lies beside its library.
        watching = Path(self.get_ext_fullpath(ext.name))
        try:
            self.compile_with(ext, WATCHED)
            path = os.pathsep.join([os.path.abspath(self.build_lib), *sys.path])
            subprocess.run(
                [sys.executable, str(TRAINING)],
                # It plays in the folder that becomes the wheel: bytecode would be given out, too.
                env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
                stdout=subprocess.DEVNULL,
                check=True,
                timeout=TRAINING_SECONDS,
            )
        finally:
            watching.unlink(missing_ok=True)
        if not self.notes():
            raise CCompilerError("the training left no profile")

    def compile_with(self, ext: Extension, flags: list[str]) -> None:
        """Compile and link an extension with some flags beside its own."""
        compiled, linked = ext.extra_compile_args, ext.extra_link_args
        ext.extra_compile_args, ext.extra_link_args = [*compiled, *flags], [*linked, *flags]
        try:
            super().build_extension(ext)
        finally:
            ext.extra_compile_args, ext.extra_link_args = compiled, linked

    def notes(self) -> list[Path]:
        """Find what gcc's counters wrote: beside the object, where the second build looks."""
        return list(Path(self.build_temp).rglob("*.gcda"))


def is_library(ext: Extension) -> bool:
    """Tell whether an extension is the library that holds all rules."""
    return ext.name.endswith("__mypyc")


def version_of(compiler: str) -> str:
    """Ask a compiler who it is."""
    done = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True)
    return done.stdout


def build_pages() -> None:
    """Build the web pages that a wheel lacks."""
    mode = chosen("GRANI_WEB", WEB_MODES)
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


if __name__ == "__main__":
    commands = {"build_ext": BuildGuided, "build_py": BuildWithPages}
    setup(ext_modules=extensions(), cmdclass=commands)
