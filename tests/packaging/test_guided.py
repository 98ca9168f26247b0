"""The profile-guided build, tried on a library of one function with a training of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.sources import ROOT

LIBRARY = """
#include <Python.h>
static PyObject *half(PyObject *self, PyObject *number) {
    long n = PyLong_AsLong(number);
    if (n == -1 && PyErr_Occurred()) return NULL;
    return PyLong_FromLong(n % 2 ? 3 * n + 1 : n / 2);
}
static PyMethodDef functions[] = {{"half", half, METH_O, ""}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "tiny__mypyc", "", -1, functions};
PyMODINIT_FUNC PyInit_tiny__mypyc(void) { return PyModule_Create(&module); }
"""
SETUP = f"""
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from setuptools import Extension, setup
spec = spec_from_file_location("setup_of_grani", {str(ROOT / "setup.py")!r})
grani = module_from_spec(spec)
spec.loader.exec_module(grani)
grani.TRAINING = Path("training.py").resolve()
tiny = Extension("tiny__mypyc", ["tiny.c"])
setup(name="tiny", ext_modules=[tiny], cmdclass={{"build_ext": grani.BuildGuided}})
"""
PLAYED = """
import sys, tiny__mypyc
assert sys.dont_write_bytecode, "what is written beside the library gets into the wheel"
for n in range(1, 9):
    tiny__mypyc.half(n)
"""
BROKEN = "raise SystemExit('no games today')\n"
WARNING = "warning: the rules are compiled without a profile"

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc builds with a profile")


def built(
    folder: Path, training: str, profile: str, compiler: str = "gcc"
) -> subprocess.CompletedProcess[str]:
    """Build the library with a training."""
    (folder / "tiny.c").write_text(LIBRARY)
    (folder / "setup.py").write_text(SETUP)
    (folder / "training.py").write_text(training)
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "CFLAGS")}
    return subprocess.run(
        [sys.executable, "setup.py", "build", "--build-lib", "lib"],
        cwd=folder,
        env={**environment, "CC": compiler, "GRANI_PGO": profile},
        capture_output=True,
        text=True,
        check=False,
    )


def works(folder: Path) -> bool:
    """Tell whether the library is there, counts nothing, and computes."""
    (library,) = (folder / "lib").glob("tiny__mypyc*")
    done = subprocess.run(
        [sys.executable, "-c", "import tiny__mypyc; print(tiny__mypyc.half(7))"],
        cwd=folder / "lib",
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout == "22\n" and b"__gcov" not in library.read_bytes()


def test_a_library_is_compiled_for_what_its_training_played(tmp_path: Path) -> None:
    done = built(tmp_path, PLAYED, "on")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.index("-fprofile-generate") < done.stdout.index("-fprofile-use")
    assert WARNING not in done.stdout
    assert works(tmp_path)


def test_without_a_training_that_runs_it_is_compiled_once_with_a_warning(tmp_path: Path) -> None:
    done = built(tmp_path, BROKEN, "auto")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(WARNING) == 1
    assert "-fprofile-use" not in done.stdout
    assert works(tmp_path)


def test_a_profile_that_must_be_used_is_missed_loudly(tmp_path: Path) -> None:
    done = built(tmp_path, BROKEN, "on")
    assert done.returncode != 0
    assert "GRANI_PGO=on: no profile can be used here" in done.stderr
    assert not list((tmp_path / "lib").glob("tiny__mypyc*"))


def test_another_compiler_compiles_once(tmp_path: Path) -> None:
    other = tmp_path / "cc"
    other.write_text('#!/bin/sh\n[ "$1" = --version ] && echo clang && exit\nexec gcc "$@"\n')
    other.chmod(0o755)
    done = built(tmp_path, PLAYED, "auto", str(other))
    assert done.stdout.count(f"{WARNING}: the compiler is not gcc") == 1
    assert "-fprofile" not in done.stdout
    assert works(tmp_path)


def test_it_can_be_left_out(tmp_path: Path) -> None:
    done = built(tmp_path, PLAYED, "off")
    assert "-fprofile" not in done.stdout
    assert WARNING not in done.stdout
    assert works(tmp_path)
