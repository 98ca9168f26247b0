"""The machine in a few lines, for a reader who wonders what the figures were measured on."""

from __future__ import annotations

import os
import platform
import subprocess
from importlib import metadata
from pathlib import Path

BUSY = 0.5
"""Jobs beside ours, in the last minute, from which on a run is called noisy."""


def describe() -> dict[str, str]:
    """Give what matters of processor, memory, system and tools, by name."""
    return {
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "memory": memory(),
        "system": f"{distribution()}, {platform.system()} {platform.release()}",
        "Python": f"{platform.python_version()} ({platform.python_implementation()})",
        "compiler": compiler(),
        "mypy, librt": f"{metadata.version('mypy')}, {metadata.version('librt')}",
    }


def processor() -> str:
    return _field(Path("/proc/cpuinfo"), "model name") or platform.processor() or "unknown"


def memory() -> str:
    total = _field(Path("/proc/meminfo"), "MemTotal")
    return f"{int(total.split()[0]) / (1 << 20):.0f} GB" if total else "unknown"


def distribution() -> str:
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "unknown")
    except OSError:
        return platform.platform(terse=True)


def compiler() -> str:
    """Give the first line that the C compiler says about itself."""
    try:
        done = subprocess.run(
            [os.environ.get("CC", "gcc"), "--version"], capture_output=True, text=True, check=False
        )
    except OSError:
        return "none"
    return done.stdout.partition("\n")[0]


def other_jobs() -> float:
    """Give how many other jobs the machine had on average in the last minute."""
    try:
        return os.getloadavg()[0]
    except OSError:
        return 0.0


def _field(path: Path, name: str) -> str:
    if not path.exists():
        return ""
    for line in path.read_text().splitlines():
        if line.startswith(name):
            return line.partition(":")[2].strip()
    return ""
