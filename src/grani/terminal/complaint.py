"""What a player can put right, said in one line that names the thing and the remedy.

Errors carry a key and arguments; the sentence is made when it is shown, in the language that the
user has chosen.
"""

from __future__ import annotations

import errno
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grani.terminal.canvas import Words

LONGEST = 400


class CommandError(Exception):
    """Something a user can put right: a key of ``cli-error-…``, or a sentence already made.

    Of the arguments, ``near`` is a word that was perhaps meant, and errors of the system become
    the reason for people.
    """

    def __init__(self, text: str, /, **args: str | int | Exception) -> None:
        super().__init__(text, *args.values())
        self.text = text
        self.args_given = args

    def said(self, words: Words) -> str:
        """Say what is wrong."""
        key = f"cli-error-{self.text}"
        if not words.has(key):
            return self.text
        args = {
            name: reason(value, words) if isinstance(value, Exception) else value
            for name, value in self.args_given.items()
        }
        near = args.pop("near", "")
        sentence = words.say(key, **args)
        return f"{sentence}; {words.say('cli-error-near', near=near)}" if near else sentence


def reason(wrong: Exception, words: Words) -> str:
    """Say why the system, or SQLite, refused; what we have no words for stays in its own."""
    if not isinstance(wrong, OSError):
        # The name is that of SQLite: SQLITE_CANTOPEN, or SQLITE_CANTOPEN_ISDIR of the same kind.
        kind = str(getattr(wrong, "sqlite_errorname", "")).lower().partition("_")[2]
        key = f"cli-database-{kind.partition('_')[0]}"
        return words.say(key) if words.has(key) else str(wrong)
    name = errno.errorcode.get(wrong.errno or 0, "").lower()
    if words.has(f"cli-system-{name}"):
        return words.say(f"cli-system-{name}")
    return wrong.strerror or str(wrong) or type(wrong).__name__


def clean(text: str, longest: int = LONGEST) -> str:
    """Give the text on one line, without signs that would steer a terminal, not overlong."""
    shown = "".join(_visible(sign) for sign in " ".join(text.split()))
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def _visible(sign: str) -> str:
    return "�" if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") else sign
