"""Classes that several threads read, learnt by msgspec before there are threads.

msgspec gathers what it must know of a class when it first reads one. A second thread that reads one
meanwhile is given what is half there, and the process ends with a segmentation fault.
"""

from __future__ import annotations

import msgspec


def learn(*kinds: type) -> None:
    """Have msgspec learn some classes, and those they are made of."""
    for kind in kinds:
        msgspec.json.Decoder(kind)
