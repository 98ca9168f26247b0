"""What is wrong with a database, as a message key and its arguments: the way in makes the sentence,
in the language of whoever reads it."""

from __future__ import annotations


class Unusable(RuntimeError):
    """A database that cannot be used, or copied: a key of ``cli-error-…`` and its arguments.

    An argument may be the error of the system, or of SQLite, that is the reason.
    """

    def __init__(self, key: str, /, **given: str | int | Exception) -> None:
        super().__init__(key, *given.values())
        self.key = key
        self.given = given
