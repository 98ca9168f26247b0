"""What all tests share: markers, how hard Hypothesis looks, and which build is under test."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from grani.core import contract
from grani.core.build import build

# One core of a busy machine can be slow for no reason of ours: a deadline would only cry wolf.
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "desk",
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, print_blob=True)
settings.register_profile("deep", settings.get_profile("desk"), max_examples=5_000)
settings.load_profile(
    os.environ.get("GRANI_HYPOTHESIS", "ci" if os.environ.get("CI") == "true" else "desk")
)


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Started in the background, where Ctrl-C is ignored; the tests of it need it back.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "slow: takes more than a few seconds; runs by default")
    config.addinivalue_line("markers", "served: talks to a real server; `make test` runs it once")
    config.addinivalue_line(
        "markers",
        "compiled_only: is about compiling and packing; `make test` runs it once, "
        "beside the compiled build",
    )


def pytest_report_header(config: pytest.Config) -> str:
    return f"grani: {build()} build ({os.path.dirname(contract.__file__)})"
