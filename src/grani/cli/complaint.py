"""What goes wrong in a command, said in one line that names the thing and the remedy."""

from __future__ import annotations

import unicodedata

LONGEST = 400


class CommandError(Exception):
    """Something a user can put right: the message is all they need."""


def sentence(wrong: Exception) -> str:
    """Say an error in one line, whatever it carries."""
    from cyclopts import CycloptsError

    if isinstance(wrong, OSError):
        name = wrong.filename
        reason = wrong.strerror or str(wrong) or type(wrong).__name__
        return clean(f"{name}: {reason}" if isinstance(name, str) else reason)
    if isinstance(wrong, (CommandError, CycloptsError, ValueError)):
        return clean(str(wrong))
    told = f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
    return clean(f"unexpected trouble ({told}); run again with --debug to see where")


def clean(text: str, longest: int = LONGEST) -> str:
    """Give the text on one line, without signs that would steer a terminal, not overlong."""
    shown = "".join(_visible(sign) for sign in " ".join(text.split()))
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def _visible(sign: str) -> str:
    return "�" if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") else sign
